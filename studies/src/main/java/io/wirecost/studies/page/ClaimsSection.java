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
    public ClaimsSection {
        paragraphs = paragraphs == null ? List.of() : List.copyOf(paragraphs);
        numbers = numbers == null ? List.of() : List.copyOf(numbers);
        under = under == null ? List.of() : List.copyOf(under);
    }

    @Override
    public Names names() {
        return new Names(List.of(), List.of(), List.of(), List.of(), Map.of(), under, numbers);
    }

    @Override
    public void write(Findings findings, Document.Writer page) {
        List<Claim> claims = findings.claims(numbers);
        page.section(title.orElse("The claims"));
        paragraphs.forEach(page::paragraph);
        Columns<Claim> columns = Columns.<Claim>of().words("claim", Claim::title);
        if (under.isEmpty()) {
            columns.words("verdict", claim -> findings.verdict(claim).brief());
        } else {
            under.forEach(name ->
                    columns.words(name, claim -> findings.verdict(claim, name).brief()));
        }
        page.table(columns.table(claims));
        if (under.size() > 1) {
            page.charts(VerdictMap.of(
                    title.orElse("The claims"),
                    under,
                    claims,
                    (claim, name) -> Optional.of(findings.verdict(claim, name))));
        }
        String conditions = under.isEmpty() ? "" : under.get(0);
        PublishedRatios.write(findings.under(conditions).figures(), claims, conditions, page);
        claims.forEach(claim -> part(findings, claim, page));
    }

    private void part(Findings findings, Claim claim, Document.Writer page) {
        page.part(claim.title(), "");
        if (!claim.rule().isEmpty()) {
            page.paragraph("Rule: " + claim.rule());
        }
        List<String> conditions =
                under.isEmpty() ? List.of(claim.conditions(findings.figures()).get(0)) : under;
        if (conditions.size() == 1) {
            Verdict verdict = findings.verdict(claim, conditions.get(0));
            page.paragraph(verdict.heading(under.isEmpty() ? "" : conditions.get(0) + ": "));
            page.items(verdict.evidence());
        } else {
            page.items(conditions.stream()
                    .map(name -> findings.verdict(claim, name).words(name + ": "))
                    .toList());
        }
        claim.contradiction().ifPresent(page::paragraph);
        claim.remark().ifPresent(page::paragraph);
    }
}
