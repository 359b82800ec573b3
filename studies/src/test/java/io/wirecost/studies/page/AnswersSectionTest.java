package io.wirecost.studies.page;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.document.Document;
import io.wirecost.studies.StudyRuns;
import io.wirecost.studies.TinyStudy;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class AnswersSectionTest {
    private static final AnswersSection ANSWERS = new AnswersSection(Optional.empty());

    @Test
    void a_question_has_an_answer_and_the_verdicts_that_it_rests_on() {
        assertThat(TinyStudy.page(ANSWERS)).endsWith("""
                ## What the study left open

                ### Why?

                Because.

                - Least both: own: A; other: \\<script\\>\\|.
                - Claim 3 is not comparable. A is pretty: nobody can say.
                - Claim 4 holds (own); does not hold (other). The figures are those of "own": Both: \\<script\\>\\| / A 2.00.
                """);
    }

    @Test
    void without_questions_there_is_no_section() {
        Document.Writer page = Document.writer();

        ANSWERS.write(new StudyFindings(StudyRuns.of().figures(), List.of(), List.of(), Optional.empty()), page);

        assertThat(page.document().blocks()).isEmpty();
    }
}
