/**
 * The second stage: rounds of forks, in which codecs take turns.
 *
 * <p>Before a worker measures it writes all records, and its bytes are held against those of the proof ({@code
 * MeasuringWorkers}). So proofs may share processes, and each worker still shows that it writes, with its own class path and
 * options, what was proven. That codecs also read on these class paths is tested by {@code conformance}'s {@code
 * ClassPathTest}, a third of the paths by day and all by night.
 *
 * <p>{@code engine.speed.Rounds} goes from round to round, and gives each a {@code Heat}, or several. A {@code WorkerLane} is a
 * worker in a heat, a {@code WorkerTurn} what came of a slice, and {@code LaneFork} makes of them what run.json keeps. {@code
 * Settlement} then asks {@code analysis.settling} which ratios need further rounds. Whether a slice counts is told by {@code
 * analysis.disturbance.SliceVerdict}, which sees witnesses only (how a worker is measured). The clock of budgets, the look
 * at the machine and the free memory are given to the engine, so that tests have their own.
 */
package io.wirecost.engine.speed;
