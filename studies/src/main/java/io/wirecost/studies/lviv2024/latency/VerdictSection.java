package io.wirecost.studies.lviv2024.latency;

import io.wirecost.document.Columns;
import io.wirecost.document.Document;
import io.wirecost.document.Table;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The claims with their verdicts, first in one table, then each with its rule and the evidence. */
final class VerdictSection {
    private final List<ClaimVerdict> processes;
    private final Optional<Map<LatencyClaim, ClaimVerdict>> threads;

    /** @param threads of a second run; as many as of the first */
    VerdictSection(List<ClaimVerdict> processes, Optional<List<ClaimVerdict>> threads) {
        this.processes = List.copyOf(processes);
        this.threads = threads.map(
                verdicts -> verdicts.stream().collect(Collectors.toMap(ClaimVerdict::claim, Function.identity())));
    }

    void write(Document.Writer page) {
        page.section("The claims");
        page.paragraph(
                "The unit is the block, ratios are taken block by block, and an interval is that of 95 %. Notable is"
                        + " a tenth, the least that the study itself calls a reduction.");
        page.table(table());
        for (ClaimVerdict verdict : processes) {
            page.part(verdict.claim().title(), "");
            page.paragraph("Rule: " + verdict.claim().rule());
            page.items(evidence(verdict));
        }
    }

    private Table table() {
        Columns<ClaimVerdict> columns = Columns.<ClaimVerdict>of()
                .words("claim", verdict -> verdict.claim().title())
                .words(
                        threads.isPresent() ? "processes" : "verdict",
                        verdict -> verdict.answer().words());
        threads.ifPresent(others -> columns.words(
                "threads", verdict -> others.get(verdict.claim()).answer().words()));
        return columns.table(processes);
    }

    private List<String> evidence(ClaimVerdict verdict) {
        return Stream.concat(
                        Stream.of(verdict.words(threads.isPresent() ? "Processes: " : "")),
                        inThreads(verdict).stream().map(other -> other.words("Threads: ")))
                .toList();
    }

    private Optional<ClaimVerdict> inThreads(ClaimVerdict verdict) {
        return threads.map(verdicts -> verdicts.get(verdict.claim()));
    }
}
