package io.wirecost.report;

import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.FileForm;
import io.wirecost.core.dataset.Parameters;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.FilePasses;
import io.wirecost.core.run.FilePasses.Fork;
import io.wirecost.core.run.FilePasses.Pass;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Task;
import io.wirecost.core.run.Trial;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Runs whose records went into files. */
public final class SampleFiles {
    private static final long MILLI = 1_000_000;
    private static final long SLOW = 1_000_000 * MILLI;

    private SampleFiles() {}

    /** All measures, and files of two codecs. */
    public static Run full() {
        return of(SampleRuns.full());
    }

    /** Several runtimes, of which one has files. */
    public static Run runtimes() {
        return of(SampleRuntimes.three());
    }

    /** A file for each value of a parameter, whose times grow in a straight line. */
    public static Run swept() {
        return over(SampleParameters.swept());
    }

    /** The same with names that are no names. */
    public static Run hostile() {
        return over(SampleParameters.hostile());
    }

    private static Run over(Run run) {
        Parameters.Sweep sweep = run.data().sweep().orElseThrow();
        return run.with(Stream.concat(
                        run.cells().stream(),
                        codecs(run)
                                .flatMap(codec -> sweep.values().stream()
                                        .map(value -> Cell.measured(
                                                new Trial(
                                                        run.data().name(),
                                                        codec.variant(),
                                                        new Task.File(
                                                                Optional.empty(),
                                                                Optional.of(
                                                                        new Parameters.Value(sweep.name(), value)))),
                                                passes(codec.format().equals("JSON"), value)))))
                .toList());
    }

    private static Stream<CodecInfo> codecs(Run run) {
        return run.codecs().stream()
                .filter(codec -> codec.runtime().equals("jvm"))
                .filter(codec -> List.of("jackson-json", "avro-generic").contains(codec.name()));
    }

    private static Run of(Run run) {
        return run.with(Stream.concat(
                        run.cells().stream(),
                        codecs(run)
                                .map(codec -> Cell.measured(
                                        new Trial(run.data().name(), codec.variant(), new Task.File()),
                                        passes(codec.format().equals("JSON"), 1))))
                .toList());
    }

    private static FilePasses passes(boolean json, int times) {
        int factor = times * (json ? 3 : 1);
        return new FilePasses(
                json ? FileForm.LINES : FileForm.LENGTHS,
                512L << 20,
                Optional.of(2),
                20,
                factor * (5L << 20),
                Stream.of(0, 1, 2).map(round -> fork(round, factor)).toList());
    }

    private static Fork fork(int round, int factor) {
        Pass pass = new Pass(
                (200 + round) * MILLI * factor,
                (150 + round) * MILLI * factor,
                (120 + round) * MILLI * factor,
                (100 + round) * MILLI * factor);
        Pass slow = new Pass(SLOW, SLOW, SLOW, SLOW);
        return new Fork(round, List.of(pass, slow, pass));
    }
}
