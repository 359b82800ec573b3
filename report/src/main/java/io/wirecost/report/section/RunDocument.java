package io.wirecost.report.section;

import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.AsGiven;
import io.wirecost.document.Document;
import io.wirecost.report.model.ReportModel;
import java.util.List;

/** A run as a document. */
public final class RunDocument {
    private final ReportModel model;
    private final Document.Writer page = Document.writer();
    private final CodecWords names;

    private RunDocument(ReportModel model) {
        this.model = model;
        this.names = new CodecWords(model);
    }

    /**
     * One screen: a line for each codec, what one more costs where that was asked, then the answer. A run without sizes, times of single messages and interop has its
     * tables instead.
     */
    public static Document summary(ReportModel model) {
        RunDocument document = new RunDocument(model);
        OverviewSection overview = new OverviewSection(model, document.names);
        if (!overview.hasFigures() && !InteropSection.isIn(model) && !RobustnessSection.isIn(model)) {
            return tables(model);
        }
        HeadSection.write(model, document.page);
        overview.write(document.page);
        SweepSection.write(model, document.names, document.page);
        BatchSection.write(model, document.names, Extent.TABLES, document.page);
        FileSection.write(model, document.names, document.page);
        InteropSection.write(model, document.names, false, document.page);
        RobustnessSection.write(model, document.names, Extent.TABLES, document.page);
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

    /** The whole report with its schemas, what was noted of the machine, and sliders: for a browser. */
    public static Document page(ReportModel model) {
        RunDocument document = new RunDocument(model);
        HeadSection.write(model, document.page);
        document.answer();
        document.figures(Extent.PAGE);
        AppendixSection.write(model, document.page);
        SourcesSection.write(model, document.page);
        model.witnessed().ifPresent(witnessed -> new MachineSection(witnessed, document.names).write(document.page));
        return document.page.document();
    }

    private void answer() {
        new AnswerSection(model, names).write(page);
    }

    private void figures(Extent extent) {
        new OverviewSection(model, names).write(page);
        MetricSection metrics = new MetricSection(model, names, extent);
        model.measures().forEach(metric -> metrics.write(metric, page));
        if (extent == Extent.PAGE) {
            new StageSection(model, names).write(page);
        }
        model.run().data().given().flatMap(AsGiven::findings).ifPresent(schema -> SchemaSection.write(schema, page));
        TypeGainsSection.write(model.run(), names, page);
        UnionGainsSection.write(model.run(), names, page);
        model.run().data().hints().ifPresent(hints -> HintSection.write(hints, codecs(), names::plain, page));
        SweepSection.write(model, names, page);
        BatchSection.write(model, names, extent, page);
        FileSection.write(model, names, page);
        AccountSection.write(model, names, page);
        TokenSection.write(model, names, page);
        model.pipeline().ifPresent(pipeline -> new PipelineSection(pipeline, model, names).write(extent, page));
        model.openLoop().ifPresent(openLoop -> new RateSection(openLoop, model, names).write(page));
        NetworkSection.write(model, names, extent, page);
        ExchangeSection.write(model, names, page);
        if (extent == Extent.PAGE) {
            ForecastSection.write(model, page);
            CostSection.write(model, names, page);
        }
        InteropSection.write(model, names, true, page);
        RobustnessSection.write(model, names, extent, page);
        LegendSection.write(model, page);
        UnmeasuredSection.write(model, page);
        names.explain(page);
    }

    private List<Variant> codecs() {
        return model.run().codecs().stream().map(CodecInfo::variant).toList();
    }
}
