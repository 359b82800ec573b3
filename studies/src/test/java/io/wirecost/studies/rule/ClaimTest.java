package io.wirecost.studies.rule;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.studies.Lines;
import io.wirecost.studies.Quantities;
import io.wirecost.studies.StudyRuns;
import io.wirecost.studies.figure.StudyFigures;
import io.wirecost.studies.source.StudiedQuantity;
import io.wirecost.studies.source.StudiedQuantity.QuantityKind;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ClaimTest {
    private static final Check ASCENDING = new Above("bytes", List.of("b"), List.of("a"), false, false);
    private static final Check FACTOR_OF_TWO = new Factor(
            new Term("bytes", "b", Optional.empty()),
            Optional.of(new Term("bytes", "a", Optional.empty())),
            Optional.of(2.0),
            Optional.empty());

    @Test
    void every_check_is_a_part() {
        Claim claim = claim(ASCENDING, FACTOR_OF_TWO);

        assertThat(Said.of(claim.judge(sized(10, 20))))
                .isEqualTo(new Said(ClaimAnswer.HOLDS, "Bytes: b / a 2.00; b / a 2.00, asked for at least 2."));
        assertThat(claim.judge(sized(10, 15)).answer()).isEqualTo(ClaimAnswer.PART);
    }

    @Test
    void a_claim_that_cannot_be_compared_has_a_reason() {
        Claim claim = claim(new Incomparable("It is pretty", "nobody can say.", Optional.empty()));

        assertThat(Said.of(claim.judge(sized(1, 2))))
                .isEqualTo(new Said(ClaimAnswer.INCOMPARABLE, "It is pretty: nobody can say."));
        assertThat(claim.title()).isEqualTo("1. b is larger");
        assertThat(claim.rule()).isEmpty();
    }

    @Test
    void a_rule_that_is_applied_twice_is_explained_once() {
        assertThat(claim(ASCENDING, new Above("bytes", List.of("c"), List.of("b"), false, false))
                        .rule())
                .isEqualTo(ASCENDING.words());
    }

    @Test
    void a_figure_under_one_condition_has_no_name_for_it() {
        assertThat(claim(ASCENDING).conditions(sized(1, 2))).containsExactly("");
    }

    @Test
    void conditions_are_those_of_the_first_figure_that_has_several() {
        StudiedQuantity bytes = Quantities.under(
                QuantityKind.SIZE, Quantities.step("own", StudyRuns.STEP), Quantities.step("other", "elsewhere"));
        StudyFigures figures = new StudyFigures(
                List.of(Lines.of("a"), Lines.of("b")),
                Map.of("bytes", bytes),
                Map.of(),
                Map.of(
                        StudyRuns.STEP,
                        StudyRuns.of().size("a", 1).size("b", 2).run(),
                        "elsewhere",
                        StudyRuns.of().size("a", 2).size("b", 1).run()));
        Claim claim = claim(ASCENDING);

        assertThat(claim.conditions(figures)).containsExactly("own", "other");
        assertThat(claim.judge(figures.under("own")).answer()).isEqualTo(ClaimAnswer.HOLDS);
        assertThat(claim.judge(figures.under("other")).answer()).isEqualTo(ClaimAnswer.FAILS);
    }

    private static Claim claim(Check... checks) {
        return new Claim(1, "b is larger", List.of(checks), Optional.empty(), Optional.empty());
    }

    private static StudyFigures sized(int a, int b) {
        return StudyRuns.of().size("a", a).size("b", b).figures();
    }
}
