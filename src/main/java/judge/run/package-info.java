/**
 * Starts, limits and measures one program at a time: {@link judge.run.Runner} and what it takes and
 * gives. What a run means for a verdict is decided elsewhere.
 */
package judge.run;
