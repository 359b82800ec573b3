package io.wirecost.analysis.ranking;

import io.wirecost.analysis.SizeStatistics;
import io.wirecost.analysis.SpeedStatistics;
import io.wirecost.analysis.pipeline.PipelineStatistics;
import io.wirecost.core.run.Cell;
import java.util.Optional;

/**
 * A line of a ranked table.
 *
 * @param statistics the cell's figures
 * @param place absent where nothing may be ranked: in a smoke run, and for a cell that has too few forks or blocks
 * @param <S> {@link SpeedStatistics}, {@link SizeStatistics} or {@link PipelineStatistics}
 */
public record Ranked<S>(Cell cell, S statistics, Optional<RankedCell> place) {}
