package io.wirecost.pipeline.driver.course;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.withinPercentage;

import io.wirecost.core.run.Experiment.OpenLoop;
import io.wirecost.core.run.Link;
import io.wirecost.pipeline.driver.course.Course.Passed;
import io.wirecost.pipeline.driver.course.RateBracket.Probe;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Random;
import java.util.function.IntPredicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RateSearchTest {
    private static final OpenLoop OPEN_LOOP = new OpenLoop(Optional.empty(), 2, 100_000_000);
    private static final RateSearch SEARCH = new RateSearch(Link.UNLIMITED, 4, 20_000, OPEN_LOOP, Optional.empty());

    /** A backlog that stays below the bound in the seconds of a probe is none: a tenth of a second of two. */
    private static final double UNSEEN_BACKLOG = 1.05;

    @ParameterizedTest
    @ValueSource(doubles = {60, 999, 5_000, 123_456})
    void the_capacity_is_found_within_the_precision(double capacity) {
        assertFound(SimulatedServices.of(capacity), capacity);
    }

    @Test
    void services_that_get_faster_sprint_until_they_are_warm() {
        SimulatedServices services =
                new SimulatedServices(leg -> 5_000 * Math.min(1, 0.9 + 0.1 * leg), 8_000_000, leg -> false);
        List<Passed> passed = services.through(SEARCH);

        assertThat(sprints(passed)).hasSize(4);
        assertThat(probes(passed).get(0).messagesPerSecond()).isCloseTo(0.7 * 5_000, withinPercentage(2));
    }

    @Test
    void services_that_never_stop_getting_faster_are_searched_all_the_same() {
        SimulatedServices services = new SimulatedServices(leg -> Math.pow(1.2, leg), 8_000_000, leg -> false);

        assertThat(sprints(services.through(SEARCH))).hasSize(RateSearch.MOST_SPRINTS);
    }

    @Test
    void a_capacity_far_beyond_the_sprints_is_found() {
        SimulatedServices services = new SimulatedServices(leg -> leg < 3 ? 2_000 : 5_000, 8_000_000, leg -> false);

        assertFound(services, 5_000);
    }

    @Test
    void a_capacity_far_below_the_sprints_is_found() {
        SimulatedServices services = new SimulatedServices(leg -> leg < 3 ? 20_000 : 2_000, 8_000_000, leg -> false);

        assertFound(services, 2_000);
    }

    @Test
    void services_that_get_faster_while_they_are_probed_are_not_held_to_how_they_began() {
        SimulatedServices services = new SimulatedServices(
                leg -> leg < 3 ? 3_500 : Math.min(5_000, 3_500 + 250 * (leg - 3)), 8_000_000, leg -> false);

        assertFound(services, 5_000);
    }

    @Test
    void a_rate_that_failed_is_no_bound_once_a_higher_one_was_sustained() {
        RateBracket bracket = new RateBracket(100, List.of(new Probe(100, false, 90), new Probe(120, true, 120)));

        assertThat(bracket.next().orElseThrow()).isGreaterThan(120);
    }

    @Test
    void a_short_slow_phase_of_the_machine_is_outlasted() {
        SimulatedServices services =
                new SimulatedServices(leg -> leg < 4 || leg > 7 ? 5_000 : 4_000, 8_000_000, leg -> false);

        assertFound(services, 5_000);
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.5, 0.9, 1, 1.1, 2})
    void a_prediction_says_where_the_search_begins_and_nothing_about_what_it_finds(double off) {
        List<Passed> passed = SimulatedServices.of(5_000).through(predicting(off * 5_000));

        assertThat(probes(passed).get(0).messagesPerSecond()).isEqualTo(off * 5_000);
        assertFound(passed, 5_000);
    }

    @Test
    void a_prediction_too_low_to_be_tried_is_raised_to_the_lowest_rate() {
        assertFound(SimulatedServices.of(70).through(predicting(1)), 70);
    }

    @Test
    void what_is_found_was_sustained_and_the_rate_above_it_failed_again_and_again() {
        List<Passed> passed = SimulatedServices.of(5_000).through(predicting(5_000));
        double found = found(passed).orElseThrow();

        assertThat(passed.stream()
                        .filter(leg -> leg.leg().messagesPerSecond() > found)
                        .filter(leg -> leg.leg().messagesPerSecond() < RateBracket.PRECISION * found))
                .hasSizeGreaterThan(1)
                .noneMatch(leg -> OPEN_LOOP.isSustainedBy(leg.iteration()));
    }

    @Test
    void the_first_rate_is_warmed_up_with_until_it_is_sustained_and_no_longer_than_is_good() {
        assertThat(warmUps(leg -> leg < 4)).isEqualTo(2);
        assertThat(warmUps(leg -> leg < 30)).isEqualTo(RateSearch.MOST_WARM_UPS);
    }

    private static long warmUps(IntPredicate late) {
        return new SimulatedServices(leg -> 5_000, 8_000_000, late)
                .through(SEARCH).stream()
                        .map(Passed::leg)
                        .filter(leg -> leg.messagesPerSecond() > 0 && !leg.counted())
                        .count();
    }

    @Test
    void one_hiccup_wherever_it_comes_makes_no_difference() {
        for (int hiccup = 3; hiccup < 15; hiccup++) {
            int when = hiccup;
            assertFound(new SimulatedServices(leg -> 5_000, 8_000_000, leg -> leg == when), 5_000);
        }
    }

    @Test
    void many_hiccups_cost_little() {
        Random random = new Random(5);
        int good = 0;
        for (int run = 0; run < 200; run++) {
            SimulatedServices services = new SimulatedServices(leg -> 5_000, 8_000_000, leg -> random.nextInt(10) == 0);
            if (found(services.through(SEARCH)).orElse(0) > 0.9 * 5_000) {
                good++;
            }
        }
        assertThat(good).isGreaterThan(195);
    }

    @Test
    void what_is_always_too_late_is_never_sustained_and_the_search_ends() {
        SimulatedServices services = new SimulatedServices(leg -> 5_000, OPEN_LOOP.boundNanos() + 1, leg -> false);
        List<Passed> passed = services.through(SEARCH);

        assertThat(found(passed)).isEmpty();
        assertThat(probes(passed)).hasSizeBetween(2, RateSearch.MOST_PROBES);
    }

    @Test
    void a_search_ends_whatever_the_services_do() {
        Random random = new Random(3);
        for (int run = 0; run < 300; run++) {
            SimulatedServices services = new SimulatedServices(
                    leg -> Math.exp(random.nextGaussian() * 5 + 5), 8_000_000, leg -> random.nextBoolean());

            assertThat(probes(services.through(SEARCH))).hasSizeLessThanOrEqualTo(RateSearch.MOST_PROBES);
        }
    }

    @Test
    void probes_last_as_long_as_they_should_over_the_link_and_with_the_records_that_they_should_have() {
        RateSearch search = new RateSearch(Link.ofRate(10_000_000), 4, 700, OPEN_LOOP, Optional.empty());
        List<Passed> passed = SimulatedServices.of(5_000).through(search);

        assertThat(sprints(passed)).hasSize(4).allSatisfy(sprint -> {
            assertThat(sprint.counted()).isFalse();
            assertThat(sprint.link()).isEqualTo(Link.ofRate(10_000_000));
        });
        assertThat(sprints(passed).get(0).messages()).isEqualTo(700);
        assertThat(sprints(passed).get(3).messages()).isCloseTo(2 * 5_000, withinPercentage(2));
        assertThat(passed.get(4).leg().counted()).isFalse();
        assertThat(passed.get(4).leg().messagesPerSecond())
                .isEqualTo(passed.get(5).leg().messagesPerSecond());
        assertThat(probes(passed)).hasSizeBetween(10, RateSearch.MOST_PROBES).allSatisfy(probe -> {
            assertThat(probe.counted()).isTrue();
            assertThat(probe.pool()).isEqualTo(4);
            assertThat(probe.link()).isEqualTo(Link.ofRate(10_000_000));
            assertThat(probe.messages()).isEqualTo(Math.round(2 * probe.messagesPerSecond()));
        });
    }

    private static RateSearch predicting(double rate) {
        return new RateSearch(Link.UNLIMITED, 4, 20_000, OPEN_LOOP, Optional.of(rate));
    }

    private static void assertFound(SimulatedServices services, double capacity) {
        assertFound(services.through(SEARCH), capacity);
    }

    private static void assertFound(List<Passed> passed, double capacity) {
        assertThat(found(passed).orElseThrow()).isBetween(capacity / RateBracket.PRECISION, capacity * UNSEEN_BACKLOG);
    }

    private static OptionalDouble found(List<Passed> passed) {
        return passed.stream()
                .filter(leg -> leg.leg().counted() && OPEN_LOOP.isSustainedBy(leg.iteration()))
                .mapToDouble(leg -> leg.leg().messagesPerSecond())
                .max();
    }

    private static List<Leg> sprints(List<Passed> passed) {
        return passed.stream()
                .map(Passed::leg)
                .takeWhile(leg -> leg.messagesPerSecond() == 0)
                .toList();
    }

    private static List<Leg> probes(List<Passed> passed) {
        return passed.stream().map(Passed::leg).filter(Leg::counted).toList();
    }
}
