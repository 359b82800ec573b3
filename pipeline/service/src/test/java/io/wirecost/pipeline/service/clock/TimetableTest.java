package io.wirecost.pipeline.service.clock;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TimetableTest {
    private static final long START = Long.MAX_VALUE - 5; // a clock may pass its largest number

    @ParameterizedTest
    @CsvSource({"1, 7, 7000000000", "3, 1, 333333333", "3, 3, 1000000000", "7777.7, 1000000000, 128572714298572"})
    void a_message_is_due_at_its_number_times_the_interval_however_many_there_are(
            double rate, long number, long nanos) {
        assertThat(new Timetable(START, rate).dueNanos(number) - START).isEqualTo(nanos);
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.5, 3, 1234.5, 5000, 1e6, 3e8, 1e12})
    void exactly_those_are_due_whose_time_has_come(double rate) {
        Timetable timetable = new Timetable(START, rate);
        for (long number = 0; number < 2000; number++) {
            long due = timetable.dueBy(timetable.dueNanos(number));

            assertThat(timetable.dueNanos(due - 1)).isEqualTo(timetable.dueNanos(number));
            assertThat(timetable.dueNanos(due)).isNotEqualTo(timetable.dueNanos(number));
        }
    }

    @Test
    void nothing_is_due_before_the_start() {
        Timetable timetable = new Timetable(5, 100);

        assertThat(timetable.dueBy(4)).isZero();
        assertThat(timetable.dueBy(5)).isEqualTo(1);
        assertThat(timetable.dueBy(10_000_004)).isEqualTo(1);
        assertThat(timetable.dueBy(10_000_005)).isEqualTo(2);
    }
}
