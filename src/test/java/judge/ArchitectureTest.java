package judge;

import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** The packages are the field's nouns, and depend one way. */
@AnalyzeClasses(packages = "judge", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

  @ArchTest
  static final ArchRule LOWER_PACKAGES_KNOW_NOTHING_OF_HIGHER_ONES =
      layeredArchitecture()
          .consideringOnlyDependenciesInLayers()
          .layer("cli")
          .definedBy("judge.cli..")
          .layer("report")
          .definedBy("judge.report..")
          .layer("judging")
          .definedBy("judge.judging..")
          .layer("validate")
          .definedBy("judge.validate..")
          .layer("submission")
          .definedBy("judge.submission..")
          .layer("run")
          .definedBy("judge.run..")
          .layer("problem")
          .definedBy("judge.problem..")
          .layer("verdict")
          .definedBy("judge.verdict..")
          .whereLayer("cli")
          .mayNotBeAccessedByAnyLayer()
          .whereLayer("report")
          .mayOnlyBeAccessedByLayers("cli")
          .whereLayer("judging")
          .mayOnlyBeAccessedByLayers("cli", "report")
          .whereLayer("validate")
          .mayOnlyBeAccessedByLayers("cli", "report", "judging")
          .whereLayer("submission")
          .mayOnlyBeAccessedByLayers("cli", "report", "judging", "validate")
          .whereLayer("run")
          .mayOnlyBeAccessedByLayers("cli", "report", "judging", "validate", "submission")
          .whereLayer("problem")
          .mayOnlyBeAccessedByLayers("cli", "report", "judging", "validate", "submission", "run");

  @ArchTest
  static final ArchRule PACKAGES_ARE_FREE_OF_CYCLES =
      slices().matching("judge.(*)..").should().beFreeOfCycles();
}
