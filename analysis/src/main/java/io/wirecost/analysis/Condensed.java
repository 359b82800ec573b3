package io.wirecost.analysis;

import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Repetition;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Speed;
import io.wirecost.core.run.Speed.Fork;
import io.wirecost.core.run.Speed.Samples;
import io.wirecost.core.run.Speed.Slices;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import java.util.Optional;

/**
 * A run with one sample a fork and group: the median, or what stands for all slices. That is all that statistics take of
 * them, with six digits. Forks and slices that were voided, what was noted beside them, the heap that operations
 * allocated, and the folder that held the run are gone. Times, sizes, intervals and verdicts are those of the whole run,
 * but for the last digits.
 */
public final class Condensed {
    private static final MathContext DIGITS = new MathContext(6);

    private Condensed() {}

    /** Returns the small form of a run. */
    public static Run of(Run run) {
        return run.with(run.cells().stream().map(Condensed::cell).toList()).withCommand(Repetition.of(run.command()));
    }

    private static Cell cell(Cell cell) {
        return new Cell(
                cell.trial(),
                cell.status(),
                cell.reason(),
                cell.figures().map(figures -> figures instanceof Speed speed ? speed(speed) : figures));
    }

    private static Speed speed(Speed speed) {
        return new Speed(forks(speed.forks()), Optional.empty(), speed.twins().map(Condensed::forks));
    }

    private static List<Fork> forks(List<Fork> forks) {
        return forks.stream().map(Condensed::fork).toList();
    }

    private static Fork fork(Fork fork) {
        return new Fork(
                fork.round(),
                WorkerTimes.of(fork).samples(Condensed::rounded),
                floor(fork.floor()),
                Optional.empty(),
                fork.slices().map(Condensed::slices));
    }

    private static Slices slices(Slices slices) {
        return new Slices(
                slices.heat(),
                List.of(0),
                List.of(),
                Optional.empty(),
                Optional.empty(),
                slices.level().map(Condensed::rounded));
    }

    private static Samples floor(Samples samples) {
        return new Samples(
                median(samples.nanosPerOperation()),
                Optional.empty(),
                samples.processorNanosPerOperation().map(Condensed::median),
                Optional.empty(),
                samples.levelledNanosPerOperation().map(Condensed::median));
    }

    private static List<Double> median(List<Double> values) {
        return List.of(rounded(Doubles.median(values)));
    }

    private static double rounded(double value) {
        return new BigDecimal(value).round(DIGITS).doubleValue();
    }
}
