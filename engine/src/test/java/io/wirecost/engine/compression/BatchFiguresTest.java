package io.wirecost.engine.compression;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.run.BatchCompression;
import io.wirecost.core.run.Batches.Batched;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class BatchFiguresTest {
    @Test
    void every_compression_has_a_figure_of_each_depth_that_the_messages_fill() throws Exception {
        List<Batched> figures = new BatchFigures(messages(250)).all();

        assertThat(figures).hasSize(BatchCompression.values().length * 3);
        assertThat(figures).extracting(Batched::depth).containsOnly(1, 10, 100);
        assertThat(figures)
                .filteredOn(figure -> figure.depth() == 100)
                .extracting(Batched::count)
                .containsOnly(2);
        assertThat(figures).allSatisfy(figure -> assertThat(figure.writeNanos()).hasSize(3));
    }

    @Test
    void like_messages_are_smaller_in_deeper_compressed_batches() throws Exception {
        List<Batched> zstd = new BatchFigures(messages(200))
                .all().stream()
                        .filter(figure -> figure.compression() == BatchCompression.ZSTD)
                        .toList();

        assertThat(zstd.get(2).bytesPerMessage()).isLessThan(zstd.get(1).bytesPerMessage() / 2);
        assertThat(zstd.get(1).bytesPerMessage()).isLessThan(zstd.get(0).bytesPerMessage());
    }

    static List<byte[]> messages(int count) {
        return IntStream.range(0, count)
                .mapToObj(number -> "{\"number\":%d,\"state\":\"delivered\",\"currency\":\"EUR\"}"
                        .formatted(number)
                        .getBytes(StandardCharsets.UTF_8))
                .toList();
    }
}
