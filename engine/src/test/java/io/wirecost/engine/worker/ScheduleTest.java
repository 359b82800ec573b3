package io.wirecost.engine.worker;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.codec.Operation;
import io.wirecost.engine.plan.Profile;
import io.wirecost.engine.worker.Schedule.Part;
import io.wirecost.engine.worker.Schedule.Slot;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class ScheduleTest {
    private static final Timing QUICK = Profile.QUICK.timing();
    private static final List<Operation> SERIALIZE = List.of(Operation.SERIALIZE);

    @Test
    void every_group_is_measured_equally_often() {
        Schedule schedule = Schedule.of(QUICK, SERIALIZE, 7, new Random(1));

        assertThat(measured(schedule, Operation.SERIALIZE).stream()
                        .collect(Collectors.groupingBy(Slot::group, Collectors.counting())))
                .hasSize(7)
                .allSatisfy((group, count) -> assertThat(count).isEqualTo(1));
    }

    @Test
    void a_fork_of_the_quick_profile_takes_at_most_two_and_a_half_seconds_for_any_number_of_groups() {
        for (int groups = 1; groups <= 60; groups++) {
            assertThat(Schedule.of(QUICK, SERIALIZE, groups, new Random(1)).duration())
                    .as(groups + " groups")
                    .isLessThanOrEqualTo(Duration.ofMillis(2500));
        }
    }

    @Test
    void iterations_get_shorter_when_there_are_more_groups_than_fit() {
        assertThat(Schedule.of(QUICK, SERIALIZE, 40, new Random(1)).slot()).isEqualTo(Duration.ofNanos(7_500_000));
    }

    @Test
    void operations_come_one_after_the_other_each_warmed_up_and_the_floor_last() {
        List<Operation> both = List.of(Operation.SERIALIZE, Operation.DESERIALIZE);
        Schedule schedule = Schedule.of(QUICK, both, 3, new Random(1));

        assertThat(schedule.parts()).extracting(Part::label).containsExactly("serialize", "deserialize", "floor");
        assertThat(schedule.parts()).extracting(Part::lead).allMatch(lead -> lead.toNanos() > 0);
        assertThat(schedule.operations()).isEqualTo(both);
        assertThat(schedule.parts().get(2).groups()).hasSizeGreaterThan(1).containsOnly(0);
    }

    @Test
    void the_order_of_groups_follows_the_seed() {
        Schedule first = Schedule.of(QUICK, SERIALIZE, 30, new Random(1));

        assertThat(Schedule.of(QUICK, SERIALIZE, 30, new Random(1))).isEqualTo(first);
        assertThat(Schedule.of(QUICK, SERIALIZE, 30, new Random(2))).isNotEqualTo(first);
    }

    private static List<Slot> measured(Schedule schedule, Operation operation) {
        return schedule.slots().stream()
                .filter(slot -> slot.operation().equals(Optional.of(operation)))
                .toList();
    }
}
