package io.wirecost.studies.lviv2024.bandwidth;

import io.wirecost.studies.lviv2024.latency.ClaimVerdict;
import io.wirecost.studies.lviv2024.latency.LatencyClaim;
import io.wirecost.studies.lviv2024.latency.LatencyRules;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Which claims hold over which link, first in one table, then each with its rule and the evidence. */
final class BandwidthClaims {
    private final List<OverLink> links;
    private final Map<OverLink, Map<LatencyClaim, ClaimVerdict>> verdicts;

    BandwidthClaims(List<OverLink> links) {
        this.links = links;
        this.verdicts = links.stream().collect(Collectors.toMap(Function.identity(), BandwidthClaims::judge));
    }

    private static Map<LatencyClaim, ClaimVerdict> judge(OverLink over) {
        return LatencyRules.judge(over.figures()).stream()
                .collect(Collectors.toMap(ClaimVerdict::claim, Function.identity()));
    }

    List<String> lines() {
        LinkTable table = new LinkTable(links, "claim");
        for (LatencyClaim claim : LatencyClaim.values()) {
            table.row(
                    List.of(title(claim)), over -> verdict(claim, over).answer().words());
        }
        List<String> lines = new ArrayList<>(List.of(
                "## Which claims of lviv-2024 hold at which bandwidth",
                "",
                "By the same rules as in [lviv-2024-latency.md](lviv-2024-latency.md). The study names no bandwidth.",
                ""));
        lines.addAll(table.lines());
        for (LatencyClaim claim : LatencyClaim.values()) {
            lines.addAll(List.of("", "### " + title(claim), "", "Rule: " + claim.rule(), ""));
            links.forEach(over -> lines.add(evidence(over, verdict(claim, over))));
        }
        lines.add("");
        return lines;
    }

    private ClaimVerdict verdict(LatencyClaim claim, OverLink over) {
        return verdicts.get(over).get(claim);
    }

    private static String evidence(OverLink over, ClaimVerdict verdict) {
        return "- " + over.link() + ": **" + verdict.answer().words() + "**. " + verdict.evidence();
    }

    private static String title(LatencyClaim claim) {
        return claim.number() + ". " + claim.text();
    }
}
