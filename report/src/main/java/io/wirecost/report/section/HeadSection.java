package io.wirecost.report.section;

import io.wirecost.analysis.Effort;
import io.wirecost.core.dataset.Sampled;
import io.wirecost.core.run.AsGiven;
import io.wirecost.core.run.AsSent;
import io.wirecost.core.run.Environment;
import io.wirecost.core.run.MachineInfo;
import io.wirecost.core.run.Run;
import io.wirecost.document.Document;
import io.wirecost.report.model.ReportModel;
import io.wirecost.report.model.conditions.Witnessed;
import io.wirecost.report.model.message.GivenRemarks;
import io.wirecost.report.model.message.TopicSentences;
import io.wirecost.report.model.metric.Metric.Box;
import io.wirecost.report.model.metric.Metric.Line;
import io.wirecost.report.wording.Units;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Locale;

/** What was measured, where and how. */
final class HeadSection {
    private static final int CHECKSUM_DIGITS = 12;

    private HeadSection() {}

    static void write(ReportModel model, Document.Writer page) {
        Run run = model.run();
        page.title(run.data().name(), records(run.data()));
        model.sizes().map(HeadSection::sizes).ifPresent(page::paragraph);
        run.data().given().flatMap(AsGiven::findings).ifPresent(schema -> SchemaSection.writeHead(schema, page));
        run.data().given().map(GivenRemarks::of).orElse(List.of()).forEach(page::paragraph);
        run.data()
                .sent()
                .map(AsSent::reading)
                .map(TopicSentences::of)
                .orElse(List.of())
                .forEach(page::paragraph);
        page.paragraph(where(run.environment()));
        String effort = Effort.of(run).words();
        page.paragraph("profile %s, %s, started %s, wirecost %s"
                .formatted(run.profile(), effort, run.started(), run.wirecost()));
        model.witnessed().flatMap(Witnessed::again).ifPresent(page::paragraph);
        model.witnessed().flatMap(Witnessed::warning).ifPresent(warning -> page.warning("BUSY MACHINE: " + warning));
        if (model.smoke()) {
            page.warning("SMOKE RUN: " + effort + "; times are not ranked");
        }
        if (!model.complete()) {
            page.warning("INCOMPLETE: the run was interrupted, trials are missing");
        }
        if (model.baseline().isEmpty()) {
            page.paragraph("nothing was measured");
        }
    }

    private static String records(Run.Data data) {
        int records = data.groups().stream().mapToInt(Run.DataGroup::records).sum();
        String checksum = data.schemaChecksum();
        return data.sampled().map(all -> sample(records, all)).orElseGet(() -> Units.count(records) + " records")
                + data.parameters().map(asked -> ", " + asked).orElse("")
                + data.seed().map(seed -> ", seed " + seed).orElse("") + ", schema "
                + checksum.substring(0, Math.min(CHECKSUM_DIGITS, checksum.length()));
    }

    /** {@code 10,000 of 1,234,567 records (0.8 %), by size}. */
    private static String sample(int records, Sampled all) {
        double percent = 100.0 * records / all.records();
        return "%s of %s records (%s), by size"
                .formatted(Units.count(records), Units.count(all.records()), percent(percent));
    }

    /** Never none or all, which a sample is not. */
    private static String percent(double percent) {
        if (percent < 0.05) {
            return "less than 0.1 %";
        }
        return String.format(Locale.ROOT, percent < 9.95 ? "%.1f %%" : "%.0f %%", Math.min(percent, 99));
    }

    private static String sizes(Line line) {
        Box box = line.box().orElseThrow();
        DoubleSummaryStatistics means =
                line.steps().stream().mapToDouble(Double::doubleValue).summaryStatistics();
        return "messages of " + Units.bytes(box.min()) + " to " + Units.bytes(box.max()) + " bytes as " + line.codec()
                + (means.getCount() < 2
                        ? ""
                        : ", " + means.getCount() + " steps with means of " + Units.bytes(means.getMin()) + " to "
                                + Units.bytes(means.getMax()));
    }

    private static String where(Environment environment) {
        MachineInfo machine = environment.machine();
        return String.join(
                ", ",
                machine.cpu(),
                machine.cores() + " cores",
                Units.memory(machine.memoryBytes()) + " memory",
                machine.os() + " " + machine.arch(),
                environment.runtimeVersions());
    }
}
