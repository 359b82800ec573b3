package io.wirecost.studies.page;

import io.wirecost.document.Document;
import io.wirecost.studies.rule.Claim;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The study's open questions, each with an answer and the verdicts that it rests on. */
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
        for (Findings.Question question : findings.answers()) {
            page.part(question.question(), "");
            page.paragraph(question.answer());
            page.items(verdicts(findings, question));
        }
    }

    private static List<String> verdicts(Findings findings, Findings.Question question) {
        List<String> verdicts = new ArrayList<>();
        if (question.claims().isEmpty()) {
            return verdicts;
        }
        for (Claim claim : findings.claims(question.claims())) {
            String first = claim.conditions(findings.figures()).get(0);
            verdicts.add(claim.judge(findings.figures().under(first)).words("Claim %d: ".formatted(claim.number())));
        }
        return verdicts;
    }
}
