package io.wirecost.report.section;

import io.wirecost.document.Document;
import io.wirecost.report.model.ReportModel;
import io.wirecost.report.model.RuntimeLine;
import java.util.Optional;

/** Size, both directions and their sum in one table; where there are several runtimes, a table for each. */
final class OverviewSection {
    private final ReportModel model;
    private final CodecWords names;

    OverviewSection(ReportModel model, CodecWords names) {
        this.model = model;
        this.names = names;
    }

    /** Returns whether the run has any of these figures. */
    boolean hasFigures() {
        return model.runtimes().stream().map(this::table).anyMatch(OverviewTable::hasFigures);
    }

    void write(Document.Writer page) {
        if (!hasFigures()) {
            return;
        }
        boolean apart = model.hasSeveralRuntimes();
        boolean ties = false;
        boolean ratios = false;
        page.section("overview", lead() + (apart ? "" : against()));
        for (RuntimeLine runtime : model.runtimes()) {
            OverviewTable table = table(runtime);
            if (table.hasFigures()) {
                if (apart) {
                    page.part(runtime.title(), table.against().orElse(""));
                }
                page.table(table.table());
                ties |= table.hasTies();
                ratios |= table.hasRatios();
            }
        }
        if (ratios) {
            page.paragraph("95%: how far the 95 % interval of the round trip's ratio reaches above the ratio.");
        }
        if (ties) {
            page.paragraph("tie: codecs that share a letter cannot be told apart by their round trips.");
        }
    }

    private OverviewTable table(RuntimeLine runtime) {
        return new OverviewTable(model, runtime, names);
    }

    private String lead() {
        Optional<String> clock = model.runtimes().stream()
                .flatMap(runtime -> table(runtime).clock().stream())
                .findFirst();
        boolean roundTrips = model.runtimes().stream().map(this::table).anyMatch(OverviewTable::hasRoundTrips);
        return clock.map(words -> words + " ").orElse("") + "per message"
                + (roundTrips ? ", fastest round trip first" : "");
    }

    private String against() {
        return model.baseline().map(codec -> "; ratio to " + codec).orElse("");
    }
}
