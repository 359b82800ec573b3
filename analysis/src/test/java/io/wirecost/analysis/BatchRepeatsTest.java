package io.wirecost.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.analysis.pipeline.Blocks;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Experiment;
import io.wirecost.core.run.Experiment.Range;
import io.wirecost.core.run.Passage;
import io.wirecost.core.run.Pipeline;
import io.wirecost.core.run.Pipeline.Iteration;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Trial;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Batches of up to 10,000 bytes. */
class BatchRepeatsTest {
    private static final int MESSAGES = 1_000;

    @Test
    void a_codec_whose_batches_have_room_for_a_record_twice_is_named() {
        BatchRepeats repeats = BatchRepeats.of(
                        run("zstd", 100, cell("small", 50, MESSAGES), cell("large", 500, MESSAGES)))
                .orElseThrow();

        assertThat(repeats.codecs()).containsExactly(Variant.jvm("small"));
        assertThat(repeats.concern(Variant.jvm("small"))).isTrue();
        assertThat(repeats.concern(Variant.jvm("large"))).isFalse();
        assertThat(repeats.words()).contains("only 100 differ");
    }

    @Test
    void the_records_that_pass_the_filter_come_again_sooner() {
        // 80 messages fill a batch: A has 100 records in turn, B 50 of them.
        assertThat(BatchRepeats.of(run("zstd", 100, cell("codec", 125, MESSAGES))))
                .isEmpty();
        assertThat(BatchRepeats.of(run("zstd", 100, cell("codec", 125, MESSAGES / 2))))
                .isPresent();
    }

    @Test
    void what_is_not_compressed_is_not_flattered() {
        assertThat(BatchRepeats.of(run("none", 100, cell("small", 50, MESSAGES))))
                .isEmpty();
    }

    @Test
    void a_set_that_sends_no_record_twice_has_none_twice_in_a_batch() {
        assertThat(BatchRepeats.of(run("zstd", MESSAGES, cell("small", 1, MESSAGES))))
                .isEmpty();
    }

    @Test
    void records_that_are_made_for_each_set_all_differ() {
        Experiment made = Experiments.sending(new Range(1, 1), 2_000, Optional.empty(), "zstd");

        assertThat(BatchRepeats.of(Experiments.with(made, Samples.run(3, cell("codec", 10, MESSAGES)))))
                .isEmpty();
    }

    private static Run run(String compression, int different, Cell... cells) {
        return Experiments.with(
                Experiments.sending(new Range(1, 1), different, Optional.of(different), compression),
                Samples.run(3, cells));
    }

    /** @param sentBytes of each message */
    private static Cell cell(String codec, long sentBytes, long forwarded) {
        long sends = MESSAGES + forwarded;
        Iteration set =
                new Iteration(0, MESSAGES, forwarded, sends * 1_000, sends * sentBytes, 1, List.of(), Optional.empty());
        return Cell.measured(
                new Trial("w", Variant.jvm(codec), Passage.PLAIN), new Pipeline(List.of(Blocks.block(0, set))));
    }
}
