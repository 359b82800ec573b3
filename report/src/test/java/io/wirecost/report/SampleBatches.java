package io.wirecost.report;

import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.run.BatchCompression;
import io.wirecost.core.run.Batches;
import io.wirecost.core.run.Batches.Batched;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Task;
import io.wirecost.core.run.Trial;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Runs whose messages were compressed together. */
public final class SampleBatches {
    private static final int MESSAGES = 1_000;
    private static final int PLAIN_BYTES = 200;

    private SampleBatches() {}

    /** All measures, and batches. */
    public static Run full() {
        return beside(SampleRuns.full(), "");
    }

    /** Nothing but batches. */
    public static Run alone() {
        return beside(SampleRuns.full().with(List.of()), "");
    }

    /** A reason that is no text. */
    public static Run hostile() {
        return beside(SampleRuns.full(), SampleRuns.HOSTILE);
    }

    /** JSON takes four times the bytes of the others, until zstd has batches of 100; it compresses to nearly nothing. */
    private static Run beside(Run run, String reason) {
        return run.with(Stream.concat(
                        run.cells().stream(),
                        run.codecs().stream()
                                .filter(codec -> !codec.name().equals("jaxb"))
                                .map(codec -> cell(run, codec, reason)))
                .toList());
    }

    private static Cell cell(Run run, CodecInfo codec, String reason) {
        boolean json = codec.format().equals("JSON");
        long plain = (json ? 4L : 1L) * PLAIN_BYTES * MESSAGES;
        return Cell.measured(
                new Trial(run.data().name(), codec.variant(), new Task.Compression()),
                new Batches(
                        MESSAGES,
                        plain,
                        Stream.of(BatchCompression.values())
                                .flatMap(compression -> Stream.of(1, 10, 100, MESSAGES)
                                        .map(depth -> batched(compression, depth, plain, json)))
                                .toList(),
                        reason.isEmpty()
                                ? new Batches.Dictionary(
                                        1, 500, 500, 4_096, plain / 2, plain / 3, plain / 8, Optional.empty())
                                : Batches.Dictionary.none(1, reason)));
    }

    private static Batched batched(BatchCompression compression, int depth, long plain, boolean json) {
        boolean near = compression == BatchCompression.ZSTD && depth >= 100;
        long shared = near ? PLAIN_BYTES * MESSAGES / 5L + (json ? 1_000 : 0) : plain / (compression.ordinal() + 1);
        return new Batched(
                compression,
                depth,
                MESSAGES / depth,
                shared + 60L * MESSAGES / depth,
                List.of(3_000L, 3_100L, 9_000L),
                List.of(1_000L, 1_100L, 1_200L));
    }
}
