package io.wirecost.studies.page;

import io.wirecost.document.Columns;
import io.wirecost.document.Document;
import io.wirecost.studies.rule.Claim;
import io.wirecost.studies.rule.Verdict;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Claims with their verdicts, first in one table, then each with its rule and the evidence.
 *
 * @param numbers which claims; empty for all
 * @param under conditions, a column each; empty for the first ones
 */
public record ClaimsSection(Optional<String> title, List<String> paragraphs, List<Integer> numbers, List<String> under)
        implements Section {
    /** The conditions of the study, whatever they are called. */
    private static final String DECIDING = "";

    private static final String CERTAINTY =
            "A part holds if its rule certainly does. It does not hold if the opposite is certain; else it cannot be told.";

    public ClaimsSection {
        paragraphs = paragraphs == null ? List.of() : List.copyOf(paragraphs);
        numbers = numbers == null ? List.of() : List.copyOf(numbers);
        under = under == null ? List.of() : List.copyOf(under);
    }

    @Override
    public PageNames names() {
        return new PageNames(List.of(), List.of(), List.of(), List.of(), Map.of(), under, numbers);
    }

    @Override
    public void write(StudyFindings findings, Document.Writer page) {
        List<Claim> claims = findings.claims(numbers);
        page.section(title.orElse("The claims"));
        paragraphs.forEach(page::paragraph);
        page.paragraph(CERTAINTY);
        List<String> conditions = under.isEmpty() ? List.of(DECIDING) : under;
        Verdicts verdicts =
                new Verdicts(claims, conditions, (claim, name) -> Optional.of(verdict(findings, claim, name)));
        Columns<Claim> columns = Columns.<Claim>of().words("claim", Claim::title);
        conditions.forEach(
                name -> columns.words(name.equals(DECIDING) ? "verdict" : name, claim -> verdicts.brief(claim, name)));
        page.table(columns.table(claims));
        if (conditions.size() > 1) {
            page.charts(VerdictMap.of(title.orElse("The claims"), conditions, claims, verdicts));
        }
        PublishedRatios.write(findings.under(conditions.get(0)).figures(), claims, conditions.get(0), page);
        claims.forEach(claim -> part(claim, conditions, verdicts, page));
    }

    private static Verdict verdict(StudyFindings findings, Claim claim, String name) {
        return name.equals(DECIDING) ? findings.verdict(claim) : findings.verdict(claim, name);
    }

    private static void part(Claim claim, List<String> conditions, Verdicts verdicts, Document.Writer page) {
        page.part(claim.title(), "");
        if (!claim.rule().isEmpty()) {
            page.paragraph("Rule: " + claim.rule());
        }
        if (conditions.size() == 1) {
            String name = conditions.get(0);
            Verdict verdict = verdicts.of(claim, name).orElseThrow();
            page.paragraph(verdict.heading(name.equals(DECIDING) ? "" : name + ": "));
            page.items(verdict.evidence());
        } else {
            page.items(conditions.stream()
                    .map(name -> verdicts.of(claim, name).orElseThrow().words(name + ": "))
                    .toList());
        }
        claim.contradiction().ifPresent(page::paragraph);
        claim.remark().ifPresent(page::paragraph);
    }
}
