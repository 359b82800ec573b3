package io.wirecost.studies.lviv2024.latency;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.studies.Answer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

class LatencyRulesTest {
    @ParameterizedTest
    @EnumSource(
            value = LatencyClaim.class,
            mode = Mode.EXCLUDE,
            names = {"COMPACTNESS", "JSON_BEATS"})
    void in_a_run_that_is_as_published_its_claims_hold(LatencyClaim claim) {
        ClaimVerdict verdict = verdict(claim, LatencyRuns.asPublished());

        assertThat(verdict.answer()).as(verdict.evidence()).isEqualTo(Answer.HOLDS);
    }

    @Test
    void its_last_claim_contradicts_its_own_figures() {
        assertThat(verdict(LatencyClaim.JSON_BEATS, LatencyRuns.asPublished()).answer())
                .isEqualTo(Answer.FAILS);
    }

    @ParameterizedTest
    @EnumSource(LatencyClaim.class)
    void two_blocks_tell_nothing(LatencyClaim claim) {
        ClaimVerdict verdict = verdict(claim, LatencyRuns.asPublished().blocks(2));

        assertThat(verdict.answer()).isEqualTo(Answer.OPEN);
        assertThat(verdict.evidence()).isEqualTo("Blocks that all have in common: 2; fewer than 3 are no basis.");
    }

    @ParameterizedTest
    @EnumSource(
            value = LatencyClaim.class,
            mode = Mode.EXCLUDE,
            names = {"COMPACTNESS"})
    void blocks_that_differ_by_luck_tell_nothing(LatencyClaim claim) {
        assertThat(verdict(claim, LatencyRuns.asPublished().blocks(3).noise(4)).answer())
                .isNotEqualTo(Answer.HOLDS);
    }

    @Test
    void a_format_without_figure_is_named() {
        ClaimVerdict verdict = verdict(
                LatencyClaim.SMALL_GAINS,
                LatencyRuns.asPublished().without("CBOR").without("Smile"));

        assertThat(verdict.answer()).isEqualTo(Answer.OPEN);
        assertThat(verdict.evidence()).isEqualTo("The run has no figure of CBOR, Smile.");
    }

    @Test
    void schema_less_formats_that_are_faster_refute_the_second_claim() {
        LatencyRuns runs = LatencyRuns.asPublished().with("MessagePack", 0.01);

        assertThat(verdict(LatencyClaim.SCHEMA_LESS, runs).answer()).isEqualTo(Answer.HOLDS);
        runs.with("CBOR", 0.01).with("Smile", 0.01);
        assertThat(verdict(LatencyClaim.SCHEMA_LESS, runs).answer()).isEqualTo(Answer.FAILS);
    }

    @Test
    void one_zero_copy_format_that_keeps_up_with_one_other_refutes_the_third_claim() {
        ClaimVerdict verdict =
                verdict(LatencyClaim.ZERO_COPY, LatencyRuns.asPublished().with("FlatBuffers", 0.2));

        assertThat(verdict.answer()).isEqualTo(Answer.FAILS);
        assertThat(verdict.evidence()).contains("FlatBuffers / Thrift 1.02 (1.0");
    }

    @Test
    void a_reversal_refutes_the_order_and_a_tie_leaves_it_open() {
        ClaimVerdict reversed =
                verdict(LatencyClaim.ORDER, LatencyRuns.asPublished().with("Avro", 0.9));
        assertThat(reversed.answer()).isEqualTo(Answer.FAILS);
        assertThat(reversed.evidence())
                .startsWith("Kendall's tau between the published order and ours: 0.")
                .contains("Protocol Buffers / Avro 0.20", ", the other way round;")
                .endsWith("Of 10 other formats 10 are certainly slower than Cap'n Proto packed.");

        double thrift = 1 / 5.1;
        ClaimVerdict tied = verdict(
                LatencyClaim.ORDER, LatencyRuns.asPublished().noise(0.01).with("Protocol Buffers", thrift));
        assertThat(tied.answer()).isEqualTo(Answer.OPEN);
        assertThat(tied.evidence()).contains(", a tie;");
    }

    @Test
    void one_of_the_rest_that_is_faster_refutes_the_order() {
        ClaimVerdict verdict =
                verdict(LatencyClaim.ORDER, LatencyRuns.asPublished().with("Ion", 0.1));

        assertThat(verdict.answer()).isEqualTo(Answer.FAILS);
        assertThat(verdict.evidence())
                .contains("Ion / Cap'n Proto packed 0.34", "Of 10 other formats 9 are certainly slower");
    }

    @Test
    void thrift_has_to_be_the_slowest_with_the_widest_spread() {
        ClaimVerdict verdict =
                verdict(LatencyClaim.THRIFT, LatencyRuns.asPublished().with("Avro", 0.5));

        assertThat(verdict.answer()).isEqualTo(Answer.FAILS);
        assertThat(verdict.evidence()).contains("Thrift / Avro 0.39", "The middle half of the sets spans: Avro 30 ms,");
    }

    @Test
    void a_gain_far_from_the_published_one_refutes_it_and_a_loose_interval_leaves_it_open() {
        assertThat(verdict(LatencyClaim.SMALL_GAINS, LatencyRuns.asPublished().with("FlatBuffers", 0.5))
                        .answer())
                .isEqualTo(Answer.FAILS);
        assertThat(verdict(LatencyClaim.YAML, LatencyRuns.asPublished().with("YAML", 1.6))
                        .answer())
                .isEqualTo(Answer.FAILS);
        assertThat(verdict(LatencyClaim.YAML, LatencyRuns.asPublished().noise(0.2))
                        .answer())
                .isEqualTo(Answer.OPEN);
    }

    @Test
    void a_notable_difference_refutes_that_there_is_none() {
        ClaimVerdict verdict =
                verdict(LatencyClaim.NO_DIFFERENCE, LatencyRuns.asPublished().with("XML", 1.5));

        assertThat(verdict.answer()).isEqualTo(Answer.FAILS);
        assertThat(verdict.evidence()).contains("JSON / XML 0.67 (0.6");
        assertThat(verdict(LatencyClaim.NO_DIFFERENCE, LatencyRuns.asPublished().with("XML", 1.05))
                        .answer())
                .isEqualTo(Answer.HOLDS);
    }

    @Test
    void json_beats_both_where_both_take_longer_set_by_set() {
        ClaimVerdict verdict = verdict(
                LatencyClaim.JSON_BEATS,
                LatencyRuns.asPublished().with("MessagePack", 1.1).with("BSON", 1.2));

        assertThat(verdict.answer()).isEqualTo(Answer.HOLDS);
        assertThat(verdict.evidence())
                .endsWith("Sets in which JSON took less time: 5 of 5 against MessagePack, 5 of 5 against BSON.");
    }

    private static ClaimVerdict verdict(LatencyClaim claim, LatencyRuns runs) {
        return LatencyRules.judge(runs.figures()).stream()
                .filter(verdict -> verdict.claim() == claim)
                .findFirst()
                .orElseThrow();
    }
}
