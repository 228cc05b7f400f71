/** Decides whether an output is right: {@link judge.validate.OutputValidator}. */
package judge.validate;
