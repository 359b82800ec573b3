package io.wirecost.engine.witness;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class FreeMemoryTest {
    private static final long GIBI = 1L << 30;

    @Test
    void there_is_always_a_seat_for_one_worker() {
        assertThat(FreeMemory.seats(Long.MAX_VALUE, 0)).isEqualTo(1);
    }

    @Test
    void few_records_leave_room_for_more_workers_than_many() {
        assertThat(FreeMemory.seats(0, 8 * GIBI)).isEqualTo(20);
        assertThat(FreeMemory.seats(4 << 20, 8 * GIBI)).isEqualTo(14);
    }

    @Test
    void no_worker_is_planned_with_more_than_its_heap_and_what_lies_beside_it() {
        assertThat(FreeMemory.seats(GIBI, 8 * GIBI))
                .isEqualTo(FreeMemory.seats(Long.MAX_VALUE, 8 * GIBI))
                .isEqualTo(10);
    }
}
