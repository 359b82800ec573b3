package io.wirecost.engine.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.wirecost.core.run.Experiment;
import io.wirecost.core.run.Experiment.OpenLoop;
import io.wirecost.core.run.Link;
import io.wirecost.core.run.Pipeline.Iteration;
import io.wirecost.core.run.Pipeline.Latencies;
import io.wirecost.core.run.Pipeline.Paced;
import io.wirecost.pipeline.driver.course.Course;
import io.wirecost.pipeline.driver.course.Course.Passed;
import io.wirecost.pipeline.driver.course.Leg;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class CoursesTest {
    private static final long NANOS_PER_SECOND = 1_000_000_000;
    private static final List<Link> LINKS = Link.parseAll("10mbit,unlimited");

    @Test
    void the_warm_up_comes_in_sets_so_that_their_ends_are_warm_too_and_over_no_link() {
        List<Leg> warmUp = uncounted(legs(experiment(20_003, Optional.empty())));

        assertThat(warmUp).extracting(Leg::messages).containsExactly(4_001L, 4_001L, 4_001L, 4_000L, 4_000L);
        assertThat(warmUp).extracting(Leg::link).containsOnly(Link.UNLIMITED);
    }

    @Test
    void a_small_warm_up_stays_in_one_piece() {
        assertThat(uncounted(legs(experiment(500, Optional.empty()))))
                .extracting(Leg::messages)
                .containsExactly(500L);
        assertThat(uncounted(legs(experiment(2_500, Optional.empty()))))
                .extracting(Leg::messages)
                .containsExactly(1_250L, 1_250L);
    }

    @Test
    void then_every_set_of_the_round_goes_over_every_link() {
        List<Leg> counted = legs(experiment(500, Optional.empty())).stream()
                .filter(Leg::counted)
                .toList();

        assertThat(counted)
                .extracting(Leg::link)
                .containsExactly(LINKS.get(0), LINKS.get(0), LINKS.get(1), LINKS.get(1));
        assertThat(counted).extracting(Leg::messages).containsOnly(1_000L);
        assertThat(counted).extracting(Leg::messagesPerSecond).containsOnly(0.0);
    }

    @Test
    void at_a_rate_a_second_of_it_warms_each_link() {
        OpenLoop openLoop = new OpenLoop(Optional.of(300L), 2, 1);

        assertThat(legs(experiment(500, Optional.of(openLoop))).stream().skip(1))
                .extracting(Leg::messagesPerSecond)
                .containsOnly(300.0);
        assertThat(uncounted(legs(experiment(500, Optional.of(openLoop)))))
                .extracting(Leg::messages)
                .containsExactly(500L, 300L, 300L);
    }

    @Test
    void services_that_do_not_keep_up_with_the_rate_are_warmed_up_for_some_seconds_more() {
        OpenLoop openLoop = new OpenLoop(Optional.of(300L), 2, 1);
        List<Leg> late = legs(experiment(500, Optional.of(openLoop)), 10 * NANOS_PER_SECOND);

        assertThat(uncounted(late))
                .extracting(Leg::messages)
                .hasSize(1 + LINKS.size() * Courses.MOST_WARM_UP_SECONDS)
                .endsWith(300L);
    }

    @Test
    void a_search_begins_at_the_rate_that_is_predicted_for_its_link() {
        OpenLoop search = new OpenLoop(Optional.empty(), 2, 1);
        Course course = new Courses(experiment(500, Optional.of(search)))
                .of(0, LINKS, Map.of(LINKS.get(0), 700.0, LINKS.get(1), 900.0));

        assertThat(legs(course, NANOS_PER_SECOND))
                .extracting(Leg::link, Leg::messagesPerSecond)
                .contains(tuple(LINKS.get(0), 700.0), tuple(LINKS.get(1), 900.0))
                .doesNotContain(tuple(LINKS.get(0), 900.0));
    }

    private static List<Leg> uncounted(List<Leg> legs) {
        return legs.stream().filter(leg -> !leg.counted()).toList();
    }

    private static List<Leg> legs(Experiment experiment) {
        return legs(experiment, 1);
    }

    /** @param elapsedNanos of each leg */
    private static List<Leg> legs(Experiment experiment, long elapsedNanos) {
        Courses courses = new Courses(experiment);
        return legs(Course.inTurn(List.of(Course.of(courses.warmUp(0)), courses.of(0, LINKS, Map.of()))), elapsedNanos);
    }

    private static List<Leg> legs(Course course, long elapsedNanos) {
        List<Passed> passed = new ArrayList<>();
        for (Optional<Leg> leg = course.next(passed); leg.isPresent(); leg = course.next(passed)) {
            passed.add(new Passed(leg.get(), iteration(leg.get(), elapsedNanos)));
        }
        return passed.stream().map(Passed::leg).toList();
    }

    private static Iteration iteration(Leg leg, long elapsedNanos) {
        Paced paced = new Paced(leg.messagesPerSecond(), 0, Optional.empty(), Latencies.NONE);
        return new Iteration(
                leg.pool(), leg.messages(), leg.messages(), 1, 1, elapsedNanos, List.of(), Optional.of(paced));
    }

    private static Experiment experiment(int warmUpMessages, Optional<OpenLoop> openLoop) {
        return new Experiment(
                1,
                2,
                new Experiment.Range(1_000, 1_000),
                new Experiment.Range(100, 100),
                10,
                Optional.empty(),
                warmUpMessages,
                Experiment.Services.PROCESSES,
                Experiment.Forward.REENCODE,
                "",
                new Experiment.Transport("", "all", 5, 1, "none", 1),
                Optional.of(new Experiment.Network(Experiment.Network.By.RELAY, LINKS)),
                openLoop);
    }
}
