package io.wirecost.studies.page;

import io.wirecost.analysis.link.LinkStudy;
import io.wirecost.document.Document;
import io.wirecost.studies.figure.StudyFigures;
import io.wirecost.studies.rule.Claim;
import io.wirecost.studies.rule.ClaimAnswer;
import io.wirecost.studies.rule.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** What runs say to a study's open questions, in sentences. */
public final class StudyAnswers {
    private StudyAnswers() {}

    /** Adds the answer to a question, with what it rests on. */
    public static void write(StudyFindings findings, Question question, Document.Writer page) {
        page.paragraph(question.answer());
        List<String> items = new ArrayList<>();
        question.least().ifPresent(figure -> items.add(least(findings.figures(), figure)));
        question.crossings().ifPresent(crossings -> items.addAll(crossings(findings.figures(), crossings)));
        question.claims().forEach(number -> items.add(claim(findings, number)));
        page.items(items);
    }

    private static String least(StudyFigures figures, String figure) {
        return "Least "
                + figures.title(figure)
                + ": "
                + figures.allConditions(figure).stream()
                        .map(name -> new Leaders(name, leaders(figures.under(name), figure)))
                        .filter(leaders -> !leaders.lines.isEmpty())
                        .map(leaders -> leaders.condition + ": " + String.join(" or ", leaders.lines))
                        .collect(Collectors.joining("; "))
                + ".";
    }

    private record Leaders(String condition, List<String> lines) {}

    /** The lines that none of the others is certainly below; none where nothing was measured. */
    private static List<String> leaders(StudyFigures figures, String figure) {
        List<String> lines = figures.having(figure).stream()
                .filter(line -> figures.few(figure, List.of(line)).isEmpty())
                .toList();
        return lines.stream()
                .filter(line -> lines.stream()
                        .noneMatch(other -> figures.ratio(figure, line, other).isAbove(1)))
                .toList();
    }

    private static List<String> crossings(StudyFigures figures, Question.Crossings crossings) {
        return figures.run(crossings.step())
                .flatMap(LinkStudy::of)
                .map(study -> crossings(figures, crossings, study))
                .orElseGet(() -> List.of("The step %s was not measured.".formatted(crossings.step())));
    }

    private static List<String> crossings(StudyFigures figures, Question.Crossings crossings, LinkStudy study) {
        return crossings.pairs().stream()
                .flatMap(pair -> Rivals.of(study, figures.line(pair.get(0)), figures.line(pair.get(1))).stream())
                .map(rivals -> rivals.sentence(study))
                .toList();
    }

    /** With several conditions, those of each answer; the figures are those under the first ones. */
    private static String claim(StudyFindings findings, int number) {
        Claim claim = findings.claims(List.of(number)).get(0);
        StudyFigures figures = findings.figures();
        List<String> conditions = claim.conditions(figures);
        Verdict first = claim.judge(figures.under(conditions.get(0)));
        if (conditions.size() == 1) {
            return "Claim %d %s. %s".formatted(number, first.said(), String.join(" ", first.evidence()));
        }
        Map<ClaimAnswer, List<String>> byAnswer = new TreeMap<>(conditions.stream()
                .collect(Collectors.groupingBy(
                        name -> claim.judge(figures.under(name)).answer())));
        return "Claim %d ".formatted(number)
                + byAnswer.entrySet().stream()
                        .map(each -> "%s (%s)".formatted(each.getKey().singular(), String.join(", ", each.getValue())))
                        .collect(Collectors.joining("; "))
                + ". "
                + "The figures are those of \"%s\": %s"
                        .formatted(conditions.get(0), String.join(" ", first.evidence()));
    }
}
