package io.wirecost.studies.page;

import io.wirecost.document.Document;
import io.wirecost.studies.rule.Claim;
import io.wirecost.studies.rule.ClaimAnswer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Map.Entry;
import java.util.Optional;

/**
 * What a study asked, what it found, and what we find, in six sentences at most. The last two are computed.
 *
 * @param asked one or two sentences
 * @param found one or two sentences
 * @param key number of the claim that the study is about; empty where none stands out
 */
public record OpeningSection(List<String> asked, List<String> found, Optional<Integer> key) implements Section {
    private static final Map<ClaimAnswer, String> PLURALS = plurals();

    public OpeningSection {
        asked = List.copyOf(asked);
        found = List.copyOf(found);
    }

    private static Map<ClaimAnswer, String> plurals() {
        Map<ClaimAnswer, String> plurals = new LinkedHashMap<>();
        plurals.put(ClaimAnswer.HOLDS, "hold");
        plurals.put(ClaimAnswer.PART, "hold in part");
        plurals.put(ClaimAnswer.FAILS, "do not hold");
        plurals.put(ClaimAnswer.OPEN, "cannot be told");
        plurals.put(ClaimAnswer.INCOMPARABLE, "are not comparable");
        return plurals;
    }

    @Override
    public boolean isOpening() {
        return true;
    }

    @Override
    public PageNames names() {
        return new PageNames(
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                Map.of(),
                List.of(),
                key.map(List::of).orElse(List.of()));
    }

    @Override
    public void write(StudyFindings findings, Document.Writer page) {
        page.paragraph(String.join(" ", asked));
        page.paragraph(String.join(" ", found));
        page.paragraph(counts(findings)
                + key.map(number -> " "
                                + sentence(
                                        findings,
                                        findings.claims(List.of(number)).get(0)))
                        .orElse(""));
    }

    private static String counts(StudyFindings findings) {
        List<String> parts = new ArrayList<>();
        for (Entry<ClaimAnswer, String> each : PLURALS.entrySet()) {
            long count = findings.claims().stream()
                    .filter(claim -> findings.verdict(claim).answer() == each.getKey())
                    .count();
            if (count > 0) {
                parts.add(count + " " + (count == 1 ? each.getKey().singular() : each.getValue()));
            }
        }
        return "Here, of its %d claims, %s.".formatted(findings.claims().size(), String.join(", ", parts));
    }

    private static String sentence(StudyFindings findings, Claim claim) {
        return "Its claim \"%s\" (%d) %s."
                .formatted(
                        claim.text().replaceAll("[.]$", ""),
                        claim.number(),
                        findings.verdict(claim).said());
    }
}
