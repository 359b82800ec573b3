package io.wirecost.report.section;

import io.wirecost.document.Document;
import io.wirecost.report.model.ReportModel;
import io.wirecost.report.model.RuntimeLine;

/** A run as a document. */
public final class RunDocument {
    private final ReportModel model;
    private final Document.Writer page = Document.writer();
    private final Names names;

    private RunDocument(ReportModel model) {
        this.model = model;
        this.names = new Names(model);
    }

    /**
     * One screen: a line for each codec, what one more costs where that was asked, then the answer. A run without sizes, times of single messages and interop has its
     * tables instead.
     */
    public static Document summary(ReportModel model) {
        RunDocument document = new RunDocument(model);
        OverviewSection overview = new OverviewSection(model, document.names);
        if (!overview.hasFigures() && model.interop().isEmpty()) {
            return tables(model);
        }
        HeadSection.write(model, document.page);
        overview.write(document.page);
        model.sweep().ifPresent(sweep -> new SweepSection(sweep, model).write(document.page));
        model.batches().ifPresent(batches -> new BatchSection(batches, model).write(Extent.TABLES, document.page));
        model.files().ifPresent(files -> FileSection.write(files, model, document.page));
        model.interop().ifPresent(interop -> InteropSection.summary(interop, document.page));
        UnmeasuredSection.write(model, document.page);
        document.names.explain(document.page);
        document.answer();
        return document.page.document();
    }

    /** All tables, and what a reader needs for reading them; the answer stands last, where a terminal shows it. */
    public static Document tables(ReportModel model) {
        RunDocument document = new RunDocument(model);
        HeadSection.write(model, document.page);
        document.figures(Extent.TABLES);
        document.answer();
        return document.page.document();
    }

    /** The answer, all tables, what the codecs declare, and the conditions: the whole report but its charts and schemas. */
    public static Document whole(ReportModel model) {
        RunDocument document = new RunDocument(model);
        HeadSection.write(model, document.page);
        document.answer();
        document.figures(Extent.WHOLE);
        AppendixSection.write(model, document.page);
        return document.page.document();
    }

    private void answer() {
        boolean compared = model.runtimes().stream().anyMatch(RunDocument::hasFindings);
        page.section(
                "The answer", compared && model.hasSeveralRuntimes() ? "each runtime against its own baseline" : "");
        for (RuntimeLine runtime : model.runtimes()) {
            if (hasFindings(runtime)) {
                page.part(runtime.title(), "");
                page.items(runtime.findings());
            }
        }
        if (compared && model.hasSeveralRuntimes()) {
            page.part("All runtimes", "");
        }
        page.items(model.findings());
    }

    private static boolean hasFindings(RuntimeLine runtime) {
        return !runtime.findings().isEmpty();
    }

    private void figures(Extent extent) {
        new OverviewSection(model, names).write(page);
        MetricSection metrics = new MetricSection(model, names);
        model.measures().forEach(metric -> metrics.write(metric, page));
        model.message().inferred().ifPresent(schema -> SchemaSection.write(schema, page));
        model.message().typeGains().ifPresent(gains -> TypeGainsSection.write(gains, page));
        model.sweep().ifPresent(sweep -> new SweepSection(sweep, model).write(page));
        model.batches().ifPresent(batches -> new BatchSection(batches, model).write(extent, page));
        model.files().ifPresent(files -> FileSection.write(files, model, page));
        model.accounts().ifPresent(accounts -> AccountSection.write(accounts, model, page));
        model.pipeline().ifPresent(pipeline -> new PipelineSection(pipeline, model, names).write(extent, page));
        model.openLoop().ifPresent(openLoop -> new RateSection(openLoop, model, names).write(page));
        model.network().ifPresent(network -> new NetworkSection(network, model, names).write(extent, page));
        ExchangeSection.write(model, page);
        model.interop().ifPresent(interop -> InteropSection.write(interop, page));
        LegendSection.write(model, page);
        UnmeasuredSection.write(model, page);
        names.explain(page);
    }
}
