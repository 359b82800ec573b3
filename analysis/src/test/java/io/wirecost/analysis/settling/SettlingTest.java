package io.wirecost.analysis.settling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.wirecost.analysis.settling.Open.Reason;
import io.wirecost.analysis.statistics.Estimate;
import io.wirecost.analysis.statistics.Prior;
import io.wirecost.core.codec.CodecId;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Task;
import io.wirecost.core.run.Trial;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SettlingTest {
    private static final Settling SETTLING = new Settling(0.08);

    private final Map<Trial, List<Double>> scores = new LinkedHashMap<>();

    @Test
    void a_cell_wider_than_the_aim_is_open_until_the_next_look() {
        quietCells();
        List<Double> wide = List.of(5000.0, 5500.0, 6300.0);
        Trial trial = add("wide", wide);
        double reach = Estimate.of(wide, Prior.of(scores.values())).reach().orElseThrow();
        assertThat(SETTLING.open(scores)).singleElement().satisfies(open -> {
            assertThat(open.trial()).isEqualTo(trial);
            assertThat(open.reason()).isEqualTo(Reason.WIDE);
            assertThat(open.reach()).isCloseTo(reach, within(1e-9)).isGreaterThan(0.08);
            assertThat(open.forks()).isEqualTo(5);
        });
    }

    @Test
    void after_the_last_look_nothing_is_open() {
        quietCells();
        Trial trial = add("wide", List.of(1.0, 9.0, 1.0, 9.0, 1.0, 9.0, 1.0, 9.0));
        assertThat(SETTLING.open(scores)).extracting(Open::trial).isNotEmpty().doesNotContain(trial);
    }

    @Test
    void before_the_first_look_nothing_is_open() {
        add("smoke", List.of(1.0));
        add("interrupted", List.of(1.0, 9.0));
        assertThat(SETTLING.open(scores)).isEmpty();
    }

    @Test
    void a_cell_between_two_looks_is_decided_as_at_the_last_one() {
        quietCells();
        add("wide", List.of(5000.0, 5500.0, 6300.0));
        List<Open> then = SETTLING.open(scores);
        add("wide", List.of(5000.0, 5500.0, 6300.0, 6000.0));
        assertThat(SETTLING.open(scores)).isEqualTo(then).isNotEmpty();
    }

    @Test
    void cells_that_stay_wide_are_told_even_after_their_last_look() {
        quietCells();
        add("measured-out", List.of(5000.0, 7000.0, 9000.0, 5000.0, 7000.0, 9000.0, 5000.0, 7000.0));

        assertThat(SETTLING.open(scores))
                .extracting(open -> open.trial().codec().name())
                .doesNotContain("measured-out");
        assertThat(SETTLING.wide(scores))
                .isSortedAccordingTo(Comparator.comparing(Open::reach).reversed())
                .extracting(open -> open.trial().codec().name())
                .contains("measured-out");
    }

    @Test
    void the_fastest_and_a_rival_are_open_while_they_overlap_beyond_the_aim() {
        quietCells();
        // About ±7 % each and 10 % apart.
        add("fastest", List.of(9.7, 10.0, 10.3));
        add("rival", List.of(10.7, 11.0, 11.3));
        assertThat(new Settling(0.09).open(scores))
                .extracting(open -> open.trial().codec().name() + " " + open.reason())
                .containsExactlyInAnyOrder("fastest RANK", "rival RANK");
    }

    @Test
    void a_tie_closer_than_the_aim_may_stay_one() {
        quietCells();
        add("fastest", List.of(9.8, 10.0, 10.2));
        add("rival", List.of(9.9, 10.1, 10.3));
        assertThat(SETTLING.open(scores)).isEmpty();
    }

    @Test
    void ranks_of_different_operations_do_not_compete() {
        quietCells();
        add("fastest", List.of(9.7, 10.0, 10.3));
        scores.put(
                new Trial("w", Variant.jvm("rival"), new Task.Time(Operation.DESERIALIZE)), List.of(10.7, 11.0, 11.3));
        assertThat(new Settling(0.09).open(scores)).isEmpty();
    }

    @Test
    void ranks_of_different_runtimes_do_not_compete() {
        quietCells(CodecId.JVM);
        quietCells("node");
        add("fastest", List.of(9.7, 10.0, 10.3));
        add("node", "rival", List.of(10.7, 11.0, 11.3));
        assertThat(new Settling(0.09).open(scores)).isEmpty();
    }

    @Test
    void a_narrow_cell_is_not_measured_again_for_a_rival_that_is_wide() {
        quietCells();
        add("fastest", List.of(10.0, 10.01, 10.02));
        add("wide", List.of(9.0, 12.0, 16.0));
        assertThat(SETTLING.open(scores))
                .extracting(open -> open.trial().codec().name() + " " + open.reason())
                .containsExactly("wide RANK");
    }

    @Test
    void open_ranks_come_first_and_then_the_widest() {
        quietCells();
        add("wide", List.of(5000.0, 5500.0, 6000.0));
        add("wider", List.of(5000.0, 5500.0, 6500.0));
        add("fastest", List.of(10.0, 10.01, 10.02));
        add("perhaps the fastest", List.of(10.0, 11.2, 12.5));
        assertThat(SETTLING.open(scores))
                .extracting(open -> open.trial().codec().name())
                .containsExactly("perhaps the fastest", "wider", "wide");
    }

    @Test
    void an_aim_of_nothing_is_refused() {
        assertThatThrownBy(() -> new Settling(0)).isInstanceOf(IllegalArgumentException.class);
    }

    /** Settled cells far apart, so that the run has a prior. */
    private void quietCells() {
        quietCells(CodecId.JVM);
    }

    private void quietCells(String runtime) {
        for (int i = 1; i <= 20; i++) {
            double nanos = 100.0 * i;
            double off = nanos * (i % 5) * 0.002;
            add(runtime, "quiet-" + i, List.of(nanos - off, nanos, nanos + off));
        }
    }

    private Trial add(String codec, List<Double> nanos) {
        return add(CodecId.JVM, codec, nanos);
    }

    private Trial add(String runtime, String codec, List<Double> nanos) {
        Variant variant = new Variant(new CodecId(runtime, codec), Optional.empty());
        Trial trial = new Trial("w", variant, new Task.Time(Operation.SERIALIZE));
        scores.put(trial, nanos);
        return trial;
    }
}
