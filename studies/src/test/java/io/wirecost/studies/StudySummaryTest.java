package io.wirecost.studies;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.document.markdown.MarkdownRenderer;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class StudySummaryTest {
    private static final String SUMMARY = MarkdownRenderer.render(
            StudySummary.of(List.of(new StudySummary.Judged(TinyStudy.of(), "tiny", TinyStudy.runs()))));

    @Test
    void verdicts_of_each_study_are_counted_under_its_own_conditions() {
        assertThat(SUMMARY).contains("""
                | study | id | claims | hold | in part | do not hold | cannot be told | not comparable |
                | --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |
                | A tiny study | tiny | 4 | 2 | 0 | 1 | 0 | 1 |
                """);
    }

    @Test
    void every_claim_has_its_verdict_under_all_conditions_and_a_sentence() {
        assertThat(SUMMARY).contains("""
                | claim | verdict | under other conditions | in a sentence |
                | --- | --- | --- | --- |
                | 1. A is smaller | holds |  | Bytes: \\<script\\>\\| / A 2.00. |
                | 2. A is larger | does not hold |  | Bytes: A / \\<script\\>\\| 0.50, the other way round. |
                | 3. A is pretty | not comparable |  | A is pretty: nobody can say. |
                | 4. A is smaller everywhere | holds | does not hold: other | Both: \\<script\\>\\| / A 2.00. |
                """);
    }

    @Test
    void open_questions_have_an_answer_and_the_verdicts_that_belong_to_it() {
        assertThat(SUMMARY).contains("""
                ## What the studies left open

                ### tiny: Why?

                Because.

                - Least both: own: A; other: \\<script\\>\\|.
                - Claim 3 is not comparable. A is pretty: nobody can say.
                - Claim 4 holds (own); does not hold (other). The figures are those of "own": Both: \\<script\\>\\| / A 2.00.
                """);
    }

    @Test
    void without_a_run_nothing_is_comparable() {
        String summary = MarkdownRenderer.render(
                StudySummary.of(List.of(new StudySummary.Judged(TinyStudy.of(), "tiny", Map.of()))));

        assertThat(summary).contains("| A tiny study | tiny | 4 | 0 | 0 | 0 | 0 | 4 |");
    }
}
