/** A judgement from a submission and a problem: {@link judge.judging.Judge} tells the story. */
package judge.judging;
