package io.wirecost.studies.lviv2024.bandwidth;

import io.wirecost.document.Columns;
import io.wirecost.document.Document;
import io.wirecost.studies.lviv2024.latency.ClaimVerdict;
import io.wirecost.studies.lviv2024.latency.LatencyClaim;
import io.wirecost.studies.lviv2024.latency.LatencyRules;
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

    void write(Document.Writer page) {
        page.section("Which claims of lviv-2024 hold at which bandwidth");
        page.paragraph("By the same rules as in lviv-2024-latency.md. The study names no bandwidth.");
        page.table(Columns.<LatencyClaim>of()
                .words("claim", LatencyClaim::title)
                .figures(
                        links,
                        over -> over.link().label(),
                        (claim, over) -> verdict(claim, over).answer().words())
                .table(List.of(LatencyClaim.values())));
        for (LatencyClaim claim : LatencyClaim.values()) {
            page.part(claim.title(), "");
            page.paragraph("Rule: " + claim.rule());
            page.items(links.stream()
                    .map(over -> verdict(claim, over).words(over.link() + ": "))
                    .toList());
        }
    }

    private ClaimVerdict verdict(LatencyClaim claim, OverLink over) {
        return verdicts.get(over).get(claim);
    }
}
