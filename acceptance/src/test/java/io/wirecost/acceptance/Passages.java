package io.wirecost.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Link;
import io.wirecost.core.run.Pipeline;
import io.wirecost.core.run.Pipeline.Iteration;
import java.util.List;

/** What a pipeline has measured of a codec over a link. */
final class Passages {
    private static final double BITS_PER_BYTE = 8;
    private static final double NANOS_PER_SECOND = 1e9;

    private Passages() {}

    /** What A and B have sent together went over the links of both at the same time; the larger part is at least half. */
    static void assertNoFasterThanItsLink(Cell cell) {
        assertThat(cell.status()).as(cell.toString()).isEqualTo(Cell.Status.MEASURED);
        Link link = cell.trial().passage().orElseThrow().link();
        double nanosPerByte = link.bitsPerSecond()
                .map(rate -> BITS_PER_BYTE * NANOS_PER_SECOND / rate)
                .orElse(0.0);
        for (Iteration set : sets(cell)) {
            assertThat((double) set.elapsedNanos())
                    .as(cell.trial().id())
                    .isGreaterThan(set.sentBytes() / 2.0 * nanosPerByte + 2 * link.delayNanos());
        }
    }

    /** The counted sets of all blocks. */
    static List<Iteration> sets(Cell cell) {
        return cell.figures(Pipeline.class).orElseThrow().blocks().stream()
                .flatMap(block -> block.iterations().stream())
                .toList();
    }
}
