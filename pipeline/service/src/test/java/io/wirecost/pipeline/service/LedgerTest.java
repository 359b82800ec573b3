package io.wirecost.pipeline.service;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.dataset.Dataset;
import io.wirecost.pipeline.control.Word.Tally;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class LedgerTest {
    private final Ledger ledger = ledger(Messages.pool(80));

    @Test
    void records_take_turns() {
        assertThat(LongStream.range(18, 22).map(ledger::record)).containsExactly(8L, 9L, 0L, 1L);
        assertThat(LongStream.range(10, 20).filter(ledger::passes)).containsExactly(13L, 17L);
    }

    @Test
    void what_is_expected_of_c_is_the_sum_over_what_passes() {
        assertThat(ledger.expected(18))
                .isEqualTo(new Tally(4, ledger.share(3) + ledger.share(7) + ledger.share(13) + ledger.share(17)));
    }

    @Test
    void the_same_record_counts_differently_under_another_number() {
        assertThat(ledger.share(3)).isNotEqualTo(ledger.share(13));
    }

    @Test
    void another_record_counts_differently_under_the_same_number() {
        assertThat(ledger.share(3)).isNotEqualTo(ledger(Messages.pool(81)).share(3));
    }

    @Test
    void the_next_that_passes_is_found_across_the_end_of_the_pool() {
        assertThat(ledger.nextPassing(8)).isEqualTo(13);
        assertThat(ledger.nextPassing(13)).isEqualTo(13);
    }

    private static Ledger ledger(Dataset pool) {
        try {
            return new Ledger(pool);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
