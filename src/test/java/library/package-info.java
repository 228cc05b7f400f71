/**
 * The problems' tests: {@link library.Game} is what one adds for a problem, {@link
 * library.TestDataGenerator} writes {@code testdata/}, the test classes check all that is in {@code
 * problems/} and {@code testdata/}.
 */
package library;
