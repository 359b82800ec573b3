package io.wirecost.studies.page;

import io.wirecost.document.Document;
import java.util.Optional;

/** The study's open questions, each with an answer and what it rests on. */
public record AnswersSection(Optional<String> title) implements Section {
    @Override
    public Names names() {
        return Names.NONE;
    }

    @Override
    public void write(Findings findings, Document.Writer page) {
        if (findings.answers().isEmpty()) {
            return;
        }
        page.section(title.orElse("What the study left open"));
        for (Question question : findings.answers()) {
            page.part(question.question(), "");
            Answers.write(findings, question, page);
        }
    }
}
