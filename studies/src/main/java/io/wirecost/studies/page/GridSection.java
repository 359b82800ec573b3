package io.wirecost.studies.page;

import io.wirecost.document.Columns;
import io.wirecost.document.Document;
import io.wirecost.studies.figure.StudyFigures;
import io.wirecost.studies.rule.Claim;
import io.wirecost.studies.rule.Verdict;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Every claim with its verdict under the conditions of the study, and beside it those under all others.
 *
 * @param title empty for the usual one
 */
public record GridSection(Optional<String> title) implements Section {
    private static final String DECIDING = "those of the study";

    @Override
    public boolean isOpening() {
        return true;
    }

    @Override
    public PageNames names() {
        return PageNames.NONE;
    }

    @Override
    public void write(StudyFindings findings, Document.Writer page) {
        page.section(title.orElse("The claims, and under which conditions they hold"));
        List<String> conditions =
                Stream.concat(Stream.of(DECIDING), others(findings).stream()).toList();
        page.paragraph("The verdict is under the conditions of the study."
                + (conditions.size() > 1 ? " Those under other conditions stand beside it." : ""));
        Verdicts verdicts =
                new Verdicts(findings.claims(), conditions, (claim, name) -> verdict(findings, claim, name));
        Columns<Claim> columns = Columns.<Claim>of().words("claim", Claim::title);
        conditions.forEach(
                name -> columns.words(name.equals(DECIDING) ? "verdict" : name, claim -> verdicts.brief(claim, name)));
        page.table(columns.table(findings.claims()));
        if (conditions.size() > 1) {
            page.charts(VerdictMap.of("Claims and conditions", conditions, findings.claims(), verdicts));
        }
    }

    private static Optional<Verdict> verdict(StudyFindings findings, Claim claim, String name) {
        return name.equals(DECIDING)
                ? Optional.of(findings.verdict(claim))
                : Optional.of(name)
                        .filter(others(findings.figures(), claim)::contains)
                        .map(other -> findings.verdict(claim, other));
    }

    private static List<String> others(StudyFindings findings) {
        return findings.claims().stream()
                .flatMap(claim -> others(findings.figures(), claim).stream())
                .distinct()
                .toList();
    }

    private static List<String> others(StudyFigures figures, Claim claim) {
        return claim.conditions(figures).stream().skip(1).toList();
    }
}
