package io.wirecost.studies.page;

import io.wirecost.document.Document;
import java.util.Optional;

/** The study's open questions, each with an answer and what it rests on. */
public record AnswersSection(Optional<String> title) implements Section {
    @Override
    public PageNames names() {
        return PageNames.NONE;
    }

    @Override
    public void write(StudyFindings findings, Document.Writer page) {
        if (findings.answers().isEmpty()) {
            return;
        }
        page.section(title.orElse("What the study left open"));
        for (Question question : findings.answers()) {
            page.part(question.question(), "");
            StudyAnswers.write(findings, question, page);
        }
    }
}
