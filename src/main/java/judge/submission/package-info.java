/**
 * Submissions: their languages, how they are compiled, and what is run then. {@link
 * judge.submission.Submission} is the way in.
 */
package judge.submission;
