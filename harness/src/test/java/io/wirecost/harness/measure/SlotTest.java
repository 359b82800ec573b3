package io.wirecost.harness.measure;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SlotTest {
    private static final Slot OWN = Slot.ofThread(new Timed.Taken(10, 1_000), 900, 4_000);

    @Test
    void a_slot_has_its_part_of_what_other_threads_and_compilers_took_by_its_time() {
        Slot whole = OWN.with(new Usage(400, 0, 80, 0), 4_000, 0);

        assertThat(whole).isEqualTo(new Slot(10, 1_000, 900 + 100, 20, 4_000));
    }

    @Test
    void a_slot_pays_the_collector_for_every_byte_whoever_has_allocated_it() {
        Slot whole = OWN.with(new Usage(0, 777, 0, 8_000), 4_000, 0.5);

        assertThat(whole).isEqualTo(new Slot(10, 1_000, 900 + 3_000, 0, 6_000));
    }
}
