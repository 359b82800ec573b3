package io.wirecost.report;

import io.wirecost.core.dataset.Parameters;
import io.wirecost.core.run.Run;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Runs whose groups are values of a parameter. */
public final class SampleParameters {
    private static final int STEP = 10;

    private SampleParameters() {}

    /** Many codecs whose times grow in a straight line, and whose sizes do not. */
    public static Run swept() {
        return over("professors", SampleRuns.full());
    }

    /** A single fork, and two values. */
    public static Run smoke() {
        return over("professors", SampleRuns.smoke());
    }

    /** Several runtimes. */
    public static Run runtimes() {
        return over("professors", SampleRuntimes.three());
    }

    /** Names that are no names. */
    public static Run hostile() {
        return over(SampleRuns.HOSTILE, SampleRuns.full());
    }

    /** The run with a value of the parameter for each of its groups: 10, 20, and so on. */
    private static Run over(String parameter, Run run) {
        Run.Data data = run.data();
        List<Integer> values = IntStream.rangeClosed(1, data.groups().size())
                .mapToObj(step -> step * STEP)
                .toList();
        Run.Data swept = new Run.Data(
                data.name(),
                data.schema(),
                data.schemaChecksum(),
                data.datasetChecksum(),
                data.seed(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.of(new Parameters(
                        List.of(new Parameters.Value("records", 4)),
                        Optional.of(new Parameters.Sweep(parameter, values)))),
                data.hints(),
                data.groups());
        return new Run(
                run.formatVersion(),
                run.wirecost(),
                run.started(),
                run.command(),
                run.profile(),
                run.complete(),
                run.plannedForks(),
                run.environment(),
                swept,
                run.codecs(),
                run.pipeline(),
                run.cells());
    }
}
