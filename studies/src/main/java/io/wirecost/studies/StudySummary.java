package io.wirecost.studies;

import io.wirecost.core.run.Run;
import io.wirecost.document.Columns;
import io.wirecost.document.Document;
import io.wirecost.studies.figure.StudyFigures;
import io.wirecost.studies.page.Question;
import io.wirecost.studies.page.StudyAnswers;
import io.wirecost.studies.page.StudyFindings;
import io.wirecost.studies.rule.Claim;
import io.wirecost.studies.rule.ClaimAnswer;
import io.wirecost.studies.rule.Verdict;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** What of several studies is true: every claim with its verdict, and the answers to the questions that they left open. */
public final class StudySummary {
    private StudySummary() {}

    /**
     * A study with its runs.
     *
     * @param name by which the command knows it
     * @param runs by step
     */
    public record Judged(Study study, String name, Map<String, Run> runs) {
        private StudyFindings findings() {
            return StudyDocument.findings(study, runs);
        }
    }

    /** The document. */
    public static Document of(List<Judged> studies) {
        Document.Writer page = Document.writer();
        page.title("Published studies, reproduced", "");
        page.paragraph("This command made the document. No verdict in it was written by hand.");
        page.code(MakingCommand.of(studies));
        page.paragraph(
                "A claim consists of parts, and each is judged by itself. It holds if all parts hold, and in part if some do. It does not hold if no part does. It cannot be told if most intervals are too wide. It is not comparable if another schema, codec, version or kind of hardware decides, or if nothing was measured that the study measured. The conditions of the study decide; verdicts under other conditions stand beside theirs. The pages of the studies have the rules and all figures.");
        page.table(Columns.<Judged>of()
                .words("study", judged -> judged.study().title())
                .name("id", judged -> judged.study().id())
                .figure(
                        "claims",
                        judged -> String.valueOf(judged.study().claims().size()))
                .figure("hold", judged -> count(judged, ClaimAnswer.HOLDS))
                .figure("in part", judged -> count(judged, ClaimAnswer.PART))
                .figure("do not hold", judged -> count(judged, ClaimAnswer.FAILS))
                .figure("cannot be told", judged -> count(judged, ClaimAnswer.OPEN))
                .figure("not comparable", judged -> count(judged, ClaimAnswer.INCOMPARABLE))
                .table(studies));
        questions(studies, page);
        studies.forEach(judged -> claims(judged, page));
        return page.document();
    }

    private static String count(Judged judged, ClaimAnswer answer) {
        return String.valueOf(judged.study().claims().stream()
                .filter(claim -> first(judged, claim).answer() == answer)
                .count());
    }

    private static Verdict first(Judged judged, Claim claim) {
        return judged.findings().verdict(claim);
    }

    private static void claims(Judged judged, Document.Writer page) {
        page.section(judged.study().id());
        page.paragraph("\"%s\", %s. Pages: %s."
                .formatted(
                        judged.study().title(),
                        judged.study().source(),
                        judged.study().pages().stream()
                                .map(each -> each.name() + ".md")
                                .collect(Collectors.joining(", "))));
        Columns<Claim> columns = Columns.<Claim>of()
                .words("claim", Claim::title)
                .words("verdict", claim -> first(judged, claim).brief());
        StudyFigures figures = judged.findings().figures();
        if (judged.study().claims().stream()
                .anyMatch(claim -> claim.conditions(figures).size() > 1)) {
            columns.words("under other conditions", claim -> elsewhere(figures, claim));
        }
        page.table(columns.words("in a sentence", claim -> first(judged, claim).sentence())
                .table(judged.study().claims()));
    }

    /** Each verdict with the conditions that it holds under: {@code holds: 10 Mbit/s, 50 Mbit/s}. */
    private static String elsewhere(StudyFigures figures, Claim claim) {
        Map<String, List<String>> byVerdict = claim.conditions(figures).stream()
                .skip(1)
                .collect(Collectors.groupingBy(
                        name -> claim.judge(figures.under(name)).brief(), LinkedHashMap::new, Collectors.toList()));
        return byVerdict.entrySet().stream()
                .map(each -> each.getKey() + ": " + String.join(", ", each.getValue()))
                .collect(Collectors.joining("; "));
    }

    private static void questions(List<Judged> studies, Document.Writer page) {
        if (studies.stream().allMatch(judged -> judged.study().answers().isEmpty())) {
            return;
        }
        page.section("What the studies left open");
        for (Judged judged : studies) {
            for (Question question : judged.study().answers()) {
                page.part(judged.study().id() + ": " + question.question(), "");
                StudyAnswers.write(judged.findings(), question, page);
            }
        }
    }
}
