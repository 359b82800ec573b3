package io.wirecost.report;

import io.wirecost.core.codec.Framing;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.FilePasses;
import io.wirecost.core.run.FilePasses.Fork;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Task;
import io.wirecost.core.run.Trial;
import java.util.List;
import java.util.stream.Stream;

/** Runs whose records went into files. */
public final class SampleFiles {
    private static final long MILLI = 1_000_000;

    private SampleFiles() {}

    /** All measures, and files of two codecs. */
    public static Run full() {
        return of(SampleRuns.full());
    }

    /** Several runtimes, of which one has files. */
    public static Run runtimes() {
        return of(SampleRuntimes.three());
    }

    private static Run of(Run run) {
        return run.with(Stream.concat(
                        run.cells().stream(),
                        run.codecs().stream()
                                .filter(codec -> codec.runtime().equals("jvm"))
                                .filter(codec ->
                                        List.of("jackson-json", "avro-generic").contains(codec.name()))
                                .map(codec -> Cell.measured(
                                        new Trial(run.data().name(), codec.variant(), new Task.File()),
                                        passes(codec.format().equals("JSON")))))
                .toList());
    }

    private static FilePasses passes(boolean json) {
        int factor = json ? 3 : 1;
        return new FilePasses(
                json ? Framing.LINES : Framing.LENGTHS,
                512L << 20,
                20,
                factor * (5L << 20),
                Stream.of(0, 1, 2).map(round -> fork(round, factor)).toList());
    }

    private static Fork fork(int round, int factor) {
        return new Fork(
                round,
                (200 + round) * MILLI * factor,
                (150 + round) * MILLI * factor,
                (120 + round) * MILLI * factor,
                (100 + round) * MILLI * factor);
    }
}
