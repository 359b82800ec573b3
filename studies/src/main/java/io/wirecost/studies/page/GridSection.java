package io.wirecost.studies.page;

import io.wirecost.document.Columns;
import io.wirecost.document.Document;
import io.wirecost.studies.figure.Figures;
import io.wirecost.studies.rule.Claim;
import java.util.List;
import java.util.Optional;

/**
 * Every claim with its verdict under the conditions of the study, and beside it those under all others.
 *
 * @param title empty for the usual one
 */
public record GridSection(Optional<String> title) implements Section {
    @Override
    public boolean isOpening() {
        return true;
    }

    @Override
    public Names names() {
        return Names.NONE;
    }

    @Override
    public void write(Findings findings, Document.Writer page) {
        page.section(title.orElse("The claims, and under which conditions they hold"));
        page.paragraph(
                "The verdict is under the conditions of the study. Those under other conditions stand beside it.");
        Columns<Claim> columns = Columns.<Claim>of()
                .words("claim", Claim::title)
                .words("verdict", claim -> findings.verdict(claim).brief());
        others(findings).forEach(name -> columns.words(name, claim -> cell(findings, claim, name)));
        page.table(columns.table(findings.claims()));
    }

    private static String cell(Findings findings, Claim claim, String name) {
        return others(findings.figures(), claim).contains(name)
                ? findings.verdict(claim, name).brief()
                : "";
    }

    private static List<String> others(Findings findings) {
        return findings.claims().stream()
                .flatMap(claim -> others(findings.figures(), claim).stream())
                .distinct()
                .toList();
    }

    private static List<String> others(Figures figures, Claim claim) {
        return claim.conditions(figures).stream().skip(1).toList();
    }
}
