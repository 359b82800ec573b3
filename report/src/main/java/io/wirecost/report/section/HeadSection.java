package io.wirecost.report.section;

import io.wirecost.core.run.AsGiven;
import io.wirecost.document.Document;
import io.wirecost.report.model.ReportModel;
import io.wirecost.report.model.conditions.Conditions;
import io.wirecost.report.model.conditions.Witnessed;
import io.wirecost.report.model.message.ReportedMessage;
import io.wirecost.report.wording.Units;
import java.util.DoubleSummaryStatistics;

/** What was measured, where and how. */
final class HeadSection {
    private static final int CHECKSUM_DIGITS = 12;

    private HeadSection() {}

    static void write(ReportModel model, Document.Writer page) {
        ReportedMessage message = model.message();
        Conditions conditions = model.conditions();
        page.title(message.name(), data(message));
        message.sizes()
                .ifPresent(sizes -> page.paragraph("messages of " + Units.bytes(sizes.minBytes()) + " to "
                        + Units.bytes(sizes.maxBytes()) + " bytes as " + sizes.codec() + steps(message)));
        model.run()
                .data()
                .given()
                .flatMap(AsGiven::findings)
                .ifPresent(schema -> SchemaSection.writeHead(schema, page));
        message.remarks().forEach(page::paragraph);
        message.topic().forEach(page::paragraph);
        page.paragraph(String.join(", ", conditions.where()));
        page.paragraph("profile %s, %s, started %s, wirecost %s"
                .formatted(conditions.profile(), conditions.effort(), conditions.started(), conditions.wirecost()));
        conditions.witnessed().flatMap(Witnessed::again).ifPresent(page::paragraph);
        conditions
                .witnessed()
                .flatMap(Witnessed::warning)
                .ifPresent(warning -> page.warning("BUSY MACHINE: " + warning));
        if (model.smoke()) {
            page.warning("SMOKE RUN: " + conditions.effort() + "; times are not ranked");
        }
        if (!model.complete()) {
            page.warning("INCOMPLETE: the run was interrupted, trials are missing");
        }
        if (model.baseline().isEmpty()) {
            page.paragraph("nothing was measured");
        }
    }

    private static String data(ReportedMessage message) {
        String checksum = message.schemaChecksum();
        return message.sample().orElseGet(() -> Units.count(message.records()) + " records")
                + message.parameters().map(asked -> ", " + asked).orElse("")
                + message.seed().map(seed -> ", seed " + seed).orElse("") + ", schema "
                + checksum.substring(0, Math.min(CHECKSUM_DIGITS, checksum.length()));
    }

    private static String steps(ReportedMessage message) {
        DoubleSummaryStatistics means = message.steps().stream()
                .flatMap(step -> step.bytes().stream())
                .mapToDouble(Double::doubleValue)
                .summaryStatistics();
        return means.getCount() < 2
                ? ""
                : ", " + means.getCount() + " steps with means of " + Units.bytes(means.getMin()) + " to "
                        + Units.bytes(means.getMax());
    }
}
