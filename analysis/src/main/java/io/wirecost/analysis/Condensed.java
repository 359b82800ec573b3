package io.wirecost.analysis;

import io.wirecost.analysis.statistics.Moments;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Repetition;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Speed;
import io.wirecost.core.run.Speed.Fork;
import io.wirecost.core.run.Speed.Samples;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import java.util.Optional;

/**
 * A run with one sample a fork and group: the median, which is all that statistics take of them, with six digits. Forks
 * that were voided, what was noted beside forks, the heap that operations allocated, and the folder that held the run are
 * gone. Times, sizes, intervals and verdicts are those of the whole run, but for the last digits.
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
        return new Speed(speed.forks().stream().map(Condensed::fork).toList());
    }

    private static Fork fork(Fork fork) {
        return new Fork(
                fork.round(), fork.groups().stream().map(Condensed::samples).toList(), samples(fork.floor()));
    }

    private static Samples samples(Samples samples) {
        return new Samples(
                median(samples.nanosPerOperation()),
                Optional.empty(),
                samples.processorNanosPerOperation().map(Condensed::median));
    }

    private static List<Double> median(List<Double> values) {
        double median =
                Moments.median(values.stream().mapToDouble(Double::doubleValue).toArray());
        return List.of(new BigDecimal(median).round(DIGITS).doubleValue());
    }
}
