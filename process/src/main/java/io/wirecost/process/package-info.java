/**
 * Child processes: starting them, talking to them in lines, saying how they ended, and ending them with all that they started.
 *
 * <p>{@code process.Vigil} is the one place that tells a hung process from a slow one. Since the last sign of progress it has
 * either used the timeout (30 s) in processor time, as in an endless loop, or done nothing for the timeout, as in a
 * deadlock. Time in which a thread waits for a processor is neither; Linux tells it ({@code schedstat}). On other systems, a
 * process with less than 1 % of a processor counts as idle. A broker works unasked, so its answers have a limit on the wall
 * ({@code ChildAnswers.within}).
 *
 * <p>are counted, since tests pay more for them than for anything else: {@code process.Start} starts them, and leaves a file
 * for each in the folder that the environment names. Not counted are three short ones in tests, and a browser's own
 * children. {@code mvn verify} ends with their number.
 */
package io.wirecost.process;
