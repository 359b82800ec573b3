package io.wirecost.pipeline.driver.course;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.run.Link;
import io.wirecost.pipeline.driver.course.Course.Passed;
import java.util.List;
import org.junit.jupiter.api.Test;

class CourseTest {
    @Test
    void courses_follow_each_other_and_each_sees_only_its_own_legs() {
        Course stopsAfterTwo = passed ->
                passed.size() < 2 ? Course.of(List.of(leg(10), leg(11))).next(passed) : java.util.Optional.empty();
        Course all = Course.inTurn(List.of(
                Course.of(List.of(leg(1))), Course.of(List.of()), stopsAfterTwo, Course.of(List.of(leg(2), leg(3)))));

        assertThat(SimulatedServices.of(100).through(all).stream()
                        .map(Passed::leg)
                        .map(Leg::pool))
                .containsExactly(1, 10, 11, 2, 3);
    }

    @Test
    void there_may_be_nothing_to_go_through() {
        assertThat(SimulatedServices.of(100).through(Course.inTurn(List.of()))).isEmpty();
    }

    private static Leg leg(int pool) {
        return new Leg(Link.UNLIMITED, true, pool, 10, 0);
    }
}
