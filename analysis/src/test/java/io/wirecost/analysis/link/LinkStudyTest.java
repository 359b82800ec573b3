package io.wirecost.analysis.link;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.wirecost.analysis.link.accuracy.Accuracy;
import io.wirecost.analysis.link.crossing.Crossing;
import io.wirecost.analysis.link.crossing.Duel;
import io.wirecost.analysis.link.model.LinkModel;
import io.wirecost.analysis.link.model.Prediction;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Link;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Speed;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.LongStream;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LinkStudyTest {
    private static final String LINKS = "10mbit,50mbit,200mbit,1gbit,5gbit,unlimited";
    /** Larger than JSON but quicker, smaller but slower, the same but worse, and better in everything. */
    private static final SyntheticCodec LARGE = new SyntheticCodec("large", 1.6, 0.5, 0.5);

    private static final SyntheticCodec SMALL = new SyntheticCodec("small", 0.3, 8, 12);
    private static final SyntheticCodec WORSE = new SyntheticCodec("worse", 1.1, 20, 30);
    private static final SyntheticCodec BETTER = new SyntheticCodec("better", 0.6, 1, 1);
    private static final List<SyntheticCodec> CODECS = List.of(SyntheticCodec.JSON, LARGE, SMALL, WORSE, BETTER);

    /** Of a run without any scatter. */
    private static final LinkStudy QUIET = study(sweep(2, 0, 1));

    @ParameterizedTest
    @ValueSource(ints = {2, 100})
    void it_predicts_a_queue_that_it_was_not_fitted_on_whether_the_machine_or_one_thread_is_short(int cores) {
        LinkStudy study = study(sweep(cores, 0, 1));

        Accuracy accuracy = study.accuracy().orElseThrow();
        assertThat(accuracy.misses()).hasSize(4 * 6);
        assertThat(accuracy.medianError()).isLessThan(0.02);
        assertThat(Math.abs(accuracy.worst().error())).isLessThan(0.08);
        assertThat(accuracy.tau()).isGreaterThan(0.97);
    }

    @Test
    void how_far_rounds_agree_says_what_a_model_can_be_held_against() {
        Accuracy noisy = study(sweep(2, 0.5, 1)).accuracy().orElseThrow();

        assertThat(QUIET.accuracy().orElseThrow().tauOfRounds().orElseThrow()).isGreaterThan(0.95);
        assertThat(noisy.tauOfRounds().orElseThrow()).isLessThan(noisy.tau());
    }

    @Test
    void it_finds_the_rates_that_the_queue_was_made_of() {
        LinkModel model = QUIET.model().orElseThrow();

        assertThat(model.fittedOn()).isEqualTo(Variant.jvm("jackson-json"));
        assertThat(parameter(model, "Kafka per message")).isCloseTo(30_000, Percentage.withPercentage(4));
        assertThat(parameter(model, "Kafka per byte")).isCloseTo(4, Percentage.withPercentage(4));
        assertThat(parameter(model, "framing")).isCloseTo(20, within(0.1));
        assertThat(parameter(model, "cold")).isCloseTo(5_000, Percentage.withPercentage(1));
        assertThat(parameter(model, "beside")).isCloseTo(8_000, Percentage.withPercentage(6));
        assertThat(parameter(model, "link share")).isCloseTo(1, Percentage.withPercentage(2));
    }

    @Test
    void a_stage_names_what_holds_messages_up() {
        Prediction json = study(sweep(100, 0, 1))
                .model()
                .orElseThrow()
                .of(Variant.jvm("jackson-json"))
                .orElseThrow();

        assertThat(json.slowest(Link.parse("10mbit")).name()).isEqualTo("link");
        assertThat(json.slowest(Link.UNLIMITED).name()).isEqualTo("service B's thread");
    }

    @Test
    void formats_cross_where_the_queue_says_and_the_intervals_cover_it_in_all_but_one_of_three_runs() {
        assertCovered(3, 2);
    }

    @Test
    @Tag("nightly")
    void formats_cross_where_the_queue_says_and_the_intervals_cover_it_in_most_runs() {
        assertCovered(12, 10);
    }

    private static void assertCovered(int runs, int atLeast) {
        double truth = crossing(dense(0, 1));

        long[] covered = LongStream.rangeClosed(1, runs)
                .mapToObj(seed -> study(dense(0.02, seed)))
                .map(LinkStudyTest::smallAgainstJson)
                .mapToLong(
                        duel -> (covers(duel.measured(), truth) ? 1 : 0) + (covers(duel.predicted(), truth) ? 100 : 0))
                .toArray();
        assertThat(LongStream.of(covered).map(both -> both % 100).sum()).isGreaterThanOrEqualTo(atLeast);
        assertThat(LongStream.of(covered).map(both -> both / 100).sum()).isGreaterThanOrEqualTo(atLeast);
    }

    @Test
    void without_any_scatter_a_predicted_crossing_is_where_the_queues_is() {
        SyntheticSweep sweep = sweep(2, 0, 1);
        Duel duel = smallAgainstJson(QUIET);

        Crossing predicted = duel.predicted().get(0);
        assertThat(predicted.bitsPerSecond()).isCloseTo(crossing(sweep), Percentage.withPercentage(5));
        assertThat(predicted.slowSide()).isEqualTo(Variant.jvm("small"));
        assertThat(predicted.fastSide()).isEqualTo(Variant.jvm("jackson-json"));
        assertThat(predicted.extrapolated()).isFalse();
        assertThat(duel.measured()).hasSize(1);
        assertThat(duel.measured().get(0).between().low()).isLessThan(crossing(sweep));
        assertThat(duel.measured().get(0).between().high()).isGreaterThan(crossing(sweep));
    }

    @Test
    void what_is_better_in_everything_crosses_nobody() {
        assertThat(QUIET.duels())
                .filteredOn(duel -> duel.codec().name().equals("better")
                        && duel.rival().name().equals("jackson-json"))
                .allSatisfy(duel -> {
                    assertThat(duel.measured()).isEmpty();
                    assertThat(duel.predicted()).isEmpty();
                });
    }

    @Test
    void every_pair_is_there_once_and_the_baseline_is_the_first_rival() {
        assertThat(QUIET.duels()).hasSize(10);
        assertThat(QUIET.againstBaseline())
                .extracting(duel -> duel.codec().name())
                .containsExactly("large", "small", "worse", "better");
        assertThat(QUIET.duels().subList(0, 4)).isEqualTo(QUIET.againstBaseline());
    }

    @Test
    void a_crossing_beyond_what_was_measured_is_called_extrapolated() {
        SyntheticSweep slow = new SyntheticSweep(queue(2), CODECS, "5mbit,10mbit,20mbit", 0, 1);
        Duel duel = smallAgainstJson(study(slow));

        assertThat(duel.measured()).isEmpty();
        assertThat(duel.predicted()).extracting(Crossing::extrapolated).containsExactly(true);
    }

    @Test
    void without_speed_floor_or_a_second_link_there_is_a_reason_instead_of_a_model() {
        Run run = sweep(2, 0, 1).run();

        assertThat(reason(without(run, cell -> cell.figures(Speed.class).isPresent())))
                .contains("measure size,speed,pipeline");
        assertThat(reason(without(run, cell -> cell.trial().task().label().contains("decode=never"))))
                .contains("floor");
        assertThat(LinkStudy.of(without(run, cell -> cell.trial().task().label().contains("@link"))))
                .isEmpty();
    }

    @Test
    void a_codec_without_speed_is_measured_but_not_predicted() {
        Run run = without(
                sweep(2, 0, 1).run(),
                cell -> cell.figures(Speed.class).isPresent()
                        && cell.trial().codec().name().equals("small"));
        LinkStudy study = LinkStudy.of(run).orElseThrow();

        assertThat(study.model().orElseThrow().refusals()).containsOnlyKeys(Variant.jvm("small"));
        assertThat(smallAgainstJson(study).predicted()).isEmpty();
        assertThat(smallAgainstJson(study).measured()).isNotEmpty();
        assertThat(study.accuracy().orElseThrow().misses()).hasSize(3 * 6);
    }

    @Test
    void the_same_run_says_the_same_each_time() {
        Run run = sweep(2, 0.05, 7).run();

        assertThat(LinkStudy.of(run)).isEqualTo(LinkStudy.of(run));
    }

    private static TandemQueue queue(int cores) {
        return new TandemQueue(cores, 30_000, 4, 5_000, 8_000, 20);
    }

    private static SyntheticSweep sweep(int cores, double noise, long seed) {
        return new SyntheticSweep(queue(cores), CODECS, LINKS, noise, seed);
    }

    /** Links so near each other that the ratio is straight between two of them, which a measured crossing assumes. */
    private static SyntheticSweep dense(double noise, long seed) {
        String links = "20mbit,50mbit,100mbit,150mbit,200mbit,250mbit,300mbit,400mbit,600mbit,1gbit,unlimited";
        return new SyntheticSweep(
                queue(2), List.of(SyntheticCodec.JSON, SMALL, LARGE, WORSE, BETTER), links, noise, seed);
    }

    private static LinkStudy study(SyntheticSweep sweep) {
        return LinkStudy.of(sweep.run()).orElseThrow();
    }

    private static Duel smallAgainstJson(LinkStudy study) {
        return study.againstBaseline().stream()
                .filter(duel -> duel.codec().name().equals("small"))
                .findFirst()
                .orElseThrow();
    }

    private static boolean covers(List<Crossing> crossings, double bitsPerSecond) {
        return crossings.stream()
                .flatMap(crossing -> crossing.interval().stream())
                .anyMatch(interval -> interval.low() <= bitsPerSecond && bitsPerSecond <= interval.high());
    }

    /** Where the queue itself takes as long for small as for JSON. */
    private static double crossing(SyntheticSweep sweep) {
        double low = 1e6;
        double high = 1e10;
        while (high / low > 1.001) {
            double middle = Math.sqrt(low * high);
            Link link = Link.ofRate(Math.round(middle));
            if (sweep.nanos(SMALL, link) < sweep.nanos(SyntheticCodec.JSON, link)) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return Math.sqrt(low * high);
    }

    private static double parameter(LinkModel model, String name) {
        return model.parameters().stream()
                .filter(parameter -> parameter.name().equals(name))
                .findFirst()
                .orElseThrow()
                .value();
    }

    private static String reason(Run run) {
        LinkStudy study = LinkStudy.of(run).orElseThrow();
        assertThat(study.model()).isEmpty();
        assertThat(study.accuracy()).isEmpty();
        return study.whyNoModel().orElseThrow();
    }

    private static Run without(Run run, Predicate<Cell> which) {
        return run.with(run.cells().stream().filter(which.negate()).toList());
    }
}
