package io.wirecost.report.text;

import io.wirecost.analysis.Effort;
import io.wirecost.analysis.SizeStatistics;
import io.wirecost.analysis.ranking.Ranked;
import io.wirecost.analysis.ranking.Ranking;
import io.wirecost.core.run.MachineInfo;
import io.wirecost.core.run.Run;
import io.wirecost.report.wording.Units;
import java.util.Collections;
import java.util.List;

/** What was measured, where and how. */
final class Heading {
    private static final int CHECKSUM_DIGITS = 12;

    private final Run run;
    private final Codecs codecs;

    Heading(Run run, Codecs codecs) {
        this.run = run;
        this.codecs = codecs;
    }

    void print(Page page) {
        page.heading(data());
        messages(page);
        page.paragraph(machine());
        Effort effort = Effort.of(run);
        page.paragraph("profile %s, %s, started %s, wirecost %s"
                .formatted(run.profile(), effort.words(), run.started(), run.wirecost()));
        if (effort.isSmoke()) {
            page.paragraph("", "SMOKE RUN: " + effort.words() + "; times are not ranked", Ink.BOLD);
        }
        if (!run.complete()) {
            page.paragraph("", "INCOMPLETE: the run was interrupted, trials are missing", Ink.BOLD);
        }
    }

    private String data() {
        int records =
                run.data().groups().stream().mapToInt(Run.DataGroup::records).sum();
        String seed = run.data().seed().map(number -> ", seed " + number).orElse("");
        String checksum = run.data().schemaChecksum();
        String schema = checksum.substring(0, Math.min(CHECKSUM_DIGITS, checksum.length()));
        return run.data().name() + ": " + Units.count(records) + " records" + seed + ", schema " + schema;
    }

    private void messages(Page page) {
        List<Ranked<SizeStatistics>> sizes = Ranking.bySize(run);
        if (sizes.isEmpty()) {
            return;
        }
        Ranked<SizeStatistics> baseline = codecs.baseline(sizes);
        SizeStatistics size = baseline.statistics();
        List<Double> means = size.meanBytesByGroup();
        String steps = means.size() == 1
                ? ""
                : ", " + means.size() + " steps with means of " + Units.bytes(Collections.min(means)) + " to "
                        + Units.bytes(Collections.max(means));
        page.paragraph("messages of " + Units.bytes(size.minBytes()) + " to " + Units.bytes(size.maxBytes())
                + " bytes as " + codecs.plainName(baseline.cell()) + steps);
    }

    private String machine() {
        MachineInfo machine = run.environment().machine();
        return String.join(
                ", ",
                machine.cpu(),
                machine.cores() + " cores",
                Units.memory(machine.memoryBytes()) + " memory",
                machine.os() + " " + machine.arch(),
                run.environment().runtimeVersions());
    }
}
