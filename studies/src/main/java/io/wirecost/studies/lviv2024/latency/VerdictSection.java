package io.wirecost.studies.lviv2024.latency;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The claims with what came out, first in one table, then each with its rule and the evidence. */
final class VerdictSection {
    private final List<ClaimVerdict> processes;
    private final Optional<Map<LatencyClaim, ClaimVerdict>> threads;

    /** @param threads of a second run; as many as of the first */
    VerdictSection(List<ClaimVerdict> processes, Optional<List<ClaimVerdict>> threads) {
        this.processes = List.copyOf(processes);
        this.threads = threads.map(
                verdicts -> verdicts.stream().collect(Collectors.toMap(ClaimVerdict::claim, Function.identity())));
    }

    List<String> lines() {
        List<String> lines = new ArrayList<>(List.of(
                "## The claims",
                "",
                "The unit is the block, ratios are taken block by block, and an interval is that of 95 %. Notable is a"
                        + " tenth, the least that the study itself calls a reduction.",
                "",
                threads.isPresent() ? "| claim | processes | threads |" : "| claim | verdict |",
                threads.isPresent() ? "| --- | --- | --- |" : "| --- | --- |"));
        processes.forEach(verdict -> lines.add(row(verdict)));
        processes.forEach(verdict -> lines.addAll(evidence(verdict)));
        return lines;
    }

    private String row(ClaimVerdict verdict) {
        return "| " + title(verdict.claim()) + " | " + verdict.answer().words() + " |"
                + inThreads(verdict)
                        .map(other -> " " + other.answer().words() + " |")
                        .orElse("");
    }

    private List<String> evidence(ClaimVerdict verdict) {
        LatencyClaim claim = verdict.claim();
        List<String> lines = new ArrayList<>(List.of("", "### " + title(claim), "", "Rule: " + claim.rule(), ""));
        lines.add(item(threads.isPresent() ? "Processes: " : "", verdict));
        inThreads(verdict).ifPresent(other -> lines.add(item("Threads: ", other)));
        return lines;
    }

    private Optional<ClaimVerdict> inThreads(ClaimVerdict verdict) {
        return threads.map(verdicts -> verdicts.get(verdict.claim()));
    }

    private static String title(LatencyClaim claim) {
        return claim.number() + ". " + claim.text();
    }

    private static String item(String where, ClaimVerdict verdict) {
        return "- " + where + "**" + verdict.answer().words() + "**. " + verdict.evidence();
    }
}
