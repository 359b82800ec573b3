package io.wirecost.studies.page;

import io.wirecost.analysis.pipeline.PipelineFloor;
import io.wirecost.analysis.statistics.Estimate;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Pipeline;
import io.wirecost.document.Table;
import io.wirecost.studies.figure.Figures;
import io.wirecost.studies.figure.Quotient;
import io.wirecost.studies.figure.Sample;
import io.wirecost.studies.page.TableSection.Shows;
import io.wirecost.studies.rule.RatioText;
import io.wirecost.studies.source.Line;
import io.wirecost.studies.source.PublishedTable;
import io.wirecost.studies.source.Span;
import java.util.Locale;
import java.util.Optional;

/** The texts of a table's cells. */
final class Cells {
    private static final double PERCENT = 100;

    private final Findings findings;
    private final Figures figures;
    private final Optional<PublishedTable> table;

    /** @param table with published figures; empty for none */
    Cells(Findings findings, Optional<PublishedTable> table) {
        this.findings = findings;
        this.figures = findings.figures();
        this.table = table;
    }

    /** Returns what a column shows of a line; a dash where there is nothing. */
    String text(Shows column, Line line) {
        return cell(column, line).orElse(Table.NONE);
    }

    private Optional<String> cell(Shows column, Line line) {
        return switch (column.is()) {
            case LINE -> Optional.of(line.name());
            case CODEC -> line.variant().map(Variant::name);
            case TAG -> column.tag().map(line.tags()::get);
            case FIGURE -> sample(column, line).map(sample -> text(column, sample.centre()));
            case INTERVAL -> interval(column, line);
            case UNITS ->
                sample(column, line)
                        .map(sample -> String.valueOf(sample.scores().size()));
            case RATIO -> ratio(column, line).map(ratio -> RatioText.number(ratio.centre()));
            case PERCENT -> ratio(column, line).map(ratio -> percent("%.1f %%", ratio.centre()));
            case TIMES ->
                ratio(column, line)
                        .map(ratio -> RatioText.number(ratio.inverse().centre()));
            case TIMES_INTERVAL ->
                ratio(column, line)
                        .map(Quotient::inverse)
                        .flatMap(Quotient::interval)
                        .map(RatioText::of);
            case PUBLISHED -> published(column, line).map(span -> text(column, span));
            case PUBLISHED_RATIO -> publishedRatio(column, line).map(RatioText::of);
            case PUBLISHED_PERCENT -> publishedRatio(column, line).map(span -> percent("%.1f %%", span.centre()));
            case DEVIATION -> deviation(column, line).map(deviation -> percent("%+.1f %%", deviation));
            case FLOOR_SHARE -> share(column, line).map(share -> percent("%.0f %%", share.centre()));
        };
    }

    private static String percent(String format, double fraction) {
        return String.format(Locale.ROOT, format, PERCENT * fraction);
    }

    private Optional<Sample> sample(Shows column, Line line) {
        return figures.sample(column.figure().orElseThrow(), line.name());
    }

    private static String text(Shows column, double raw) {
        return column.unit()
                .map(unit -> unit.text(raw, column.digits()))
                .orElseGet(() -> Measure.number(raw, column.digits()));
    }

    private static String text(Shows column, Span span) {
        String from = Measure.number(span.from(), column.digits());
        return span.from() == span.to() ? from : from + " to " + Measure.number(span.to(), column.digits());
    }

    private Optional<String> interval(Shows column, Line line) {
        return sample(column, line)
                .map(Sample::estimate)
                .flatMap(Estimate::interval)
                .map(ends -> text(column, ends.low()) + " to " + text(column, ends.high()));
    }

    private Optional<String> baseline(Shows column) {
        return Baselines.of(findings, column.figure().orElseThrow(), table, column.column());
    }

    private Optional<Quotient> ratio(Shows column, Line line) {
        String figure = column.figure().orElseThrow();
        return figures.sample(figure, line.name()).isEmpty()
                ? Optional.empty()
                : baseline(column)
                        .filter(base -> figures.known(figure, base).centre() != 0)
                        .map(base -> figures.ratio(figure, line.name(), base));
    }

    private Optional<Span> published(Shows column, Line line) {
        return table.flatMap(found -> found.at(line.name(), column.column().orElseThrow()));
    }

    private Optional<Span> publishedRatio(Shows column, Line line) {
        return published(column, line)
                .flatMap(span -> baseline(column)
                        .flatMap(base -> published(column, figures.line(base)))
                        .map(base -> span.over(base.centre())));
    }

    /** How far our ratio to the baseline is from the published one, as a fraction of that. */
    Optional<Double> deviation(Shows column, Line line) {
        return ratio(column, line)
                .flatMap(ours -> publishedRatio(column, line).map(there -> ours.centre() / there.centre() - 1));
    }

    private Optional<Estimate> share(Shows column, Line line) {
        String figure = column.figure().orElseThrow();
        return figures.pipeline(figure, line.name())
                .flatMap(own -> PipelineFloor.of(
                                figures.runOf(figure).orElseThrow(),
                                figures.passage(figure),
                                line.variant().orElseThrow())
                        .flatMap(cell -> cell.figures(Pipeline.class))
                        .flatMap(floor -> PipelineFloor.share(floor, own)));
    }
}
