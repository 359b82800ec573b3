package io.wirecost.report.section;

import io.wirecost.document.Document;
import io.wirecost.report.model.ReportModel;

/** A run as a document. */
public final class RunDocument {
    private final ReportModel model;
    private final Document.Writer page = Document.writer();
    private final Names names;

    private RunDocument(ReportModel model) {
        this.model = model;
        this.names = new Names(model);
    }

    /** The tables, and what a reader needs for reading them. */
    public static Document tables(ReportModel model) {
        RunDocument document = new RunDocument(model);
        HeadSection.write(model, document.page);
        document.figures(Extent.TABLES);
        return document.page.document();
    }

    /** The findings, all tables, what the codecs declare, and the conditions: the whole report but its charts and schemas. */
    public static Document whole(ReportModel model) {
        RunDocument document = new RunDocument(model);
        HeadSection.write(model, document.page);
        document.page.items(model.findings());
        document.figures(Extent.WHOLE);
        AppendixSection.write(model, document.page);
        return document.page.document();
    }

    private void figures(Extent extent) {
        MetricSection metrics = new MetricSection(model, names);
        model.measures().forEach(metric -> metrics.write(metric, page));
        model.pipeline().ifPresent(pipeline -> new PipelineSection(pipeline, model, names).write(extent, page));
        model.openLoop().ifPresent(openLoop -> new RateSection(openLoop, model, names).write(page));
        model.network().ifPresent(network -> new NetworkSection(network, model, names).write(extent, page));
        model.exchange().ifPresent(exchange -> ExchangeSection.write(exchange, page));
        LegendSection.write(model, page);
        UnmeasuredSection.write(model, page);
        names.explain(page);
    }
}
