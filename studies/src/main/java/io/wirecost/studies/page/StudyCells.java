package io.wirecost.studies.page;

import io.wirecost.analysis.pipeline.PipelineFloor;
import io.wirecost.analysis.statistics.Estimate;
import io.wirecost.core.run.Pipeline;
import io.wirecost.document.TableCell;
import io.wirecost.studies.figure.Quotient;
import io.wirecost.studies.figure.Sample;
import io.wirecost.studies.figure.StudyFigures;
import io.wirecost.studies.page.TableSection.Shows;
import io.wirecost.studies.rule.RatioText;
import io.wirecost.studies.source.PublishedFigure;
import io.wirecost.studies.source.PublishedTable;
import io.wirecost.studies.source.StudyLine;
import java.util.Locale;
import java.util.Optional;
import java.util.function.DoubleFunction;

/** What stands in a table's cells. */
final class StudyCells {
    private static final double PERCENT = 100;

    private final StudyFindings findings;
    private final StudyFigures figures;
    private final Optional<PublishedTable> table;

    /** @param table with published figures; empty for none */
    StudyCells(StudyFindings findings, Optional<PublishedTable> table) {
        this.findings = findings;
        this.figures = findings.figures();
        this.table = table;
    }

    /** Returns what a column shows of a line. */
    TableCell cell(Shows column, StudyLine line) {
        return known(column, line).orElse(TableCell.none());
    }

    private Optional<TableCell> known(Shows column, StudyLine line) {
        return switch (column.is()) {
            case LINE -> Optional.of(LineNames.cell(line));
            case CODEC -> line.variant().map(codec -> TableCell.codec(codec.name()));
            case TAG -> column.tag().map(line.tags()::get).map(TableCell::text);
            case FIGURE -> sample(column, line).map(sample -> figure(column, sample.centre()));
            case INTERVAL -> interval(column, line).map(TableCell::text);
            case UNITS ->
                sample(column, line)
                        .map(sample -> TableCell.figure(sample.scores().size(), count -> "" + (int) count));
            case RATIO -> ratio(column, line).map(ratio -> TableCell.figure(ratio.centre(), RatioText::number));
            case PERCENT -> ratio(column, line).map(ratio -> percent("%.1f %%", ratio.centre()));
            case TIMES ->
                ratio(column, line)
                        .map(ratio -> TableCell.figure(ratio.inverse().centre(), RatioText::number));
            case TIMES_INTERVAL ->
                ratio(column, line)
                        .map(Quotient::inverse)
                        .flatMap(Quotient::interval)
                        .map(RatioText::of)
                        .map(TableCell::text);
            case PUBLISHED ->
                published(column, line).map(span -> span(span, end -> FigureUnits.number(end, column.digits())));
            case PUBLISHED_RATIO -> publishedRatio(column, line).map(span -> span(span, RatioText::number));
            case PUBLISHED_PERCENT -> publishedRatio(column, line).map(span -> percent("%.1f %%", span.centre()));
            case DEVIATION -> deviation(column, line).map(deviation -> percent("%+.1f %%", deviation));
            case FLOOR_SHARE -> share(column, line).map(share -> percent("%.0f %%", share.centre()));
        };
    }

    private static TableCell percent(String format, double fraction) {
        return TableCell.figure(PERCENT * fraction, percent -> String.format(Locale.ROOT, format, percent));
    }

    private Optional<Sample> sample(Shows column, StudyLine line) {
        return figures.sample(column.figure().orElseThrow(), line.name());
    }

    private static String text(Shows column, double raw) {
        return column.unit()
                .map(unit -> unit.text(raw, column.digits()))
                .orElseGet(() -> FigureUnits.number(raw, column.digits()));
    }

    /** A figure in the unit of its column. */
    private static TableCell figure(Shows column, double raw) {
        double value = column.unit().map(unit -> unit.in(raw)).orElse(raw);
        return TableCell.figure(value, number -> FigureUnits.number(number, column.digits()));
    }

    /** A figure as it was printed: a single one, or words with both ends. */
    private static TableCell span(PublishedFigure span, DoubleFunction<String> words) {
        return span.from() == span.to()
                ? TableCell.figure(span.from(), words)
                : TableCell.text(words.apply(span.from()) + " to " + words.apply(span.to()));
    }

    private Optional<String> interval(Shows column, StudyLine line) {
        return sample(column, line)
                .map(Sample::estimate)
                .flatMap(Estimate::interval)
                .map(ends -> text(column, ends.low()) + " to " + text(column, ends.high()));
    }

    private Optional<String> baseline(Shows column) {
        return Baselines.of(findings, column.figure().orElseThrow(), table, column.column());
    }

    private Optional<Quotient> ratio(Shows column, StudyLine line) {
        String figure = column.figure().orElseThrow();
        return figures.sample(figure, line.name()).isEmpty()
                ? Optional.empty()
                : baseline(column)
                        .filter(base -> figures.known(figure, base).centre() != 0)
                        .map(base -> figures.ratio(figure, line.name(), base));
    }

    private Optional<PublishedFigure> published(Shows column, StudyLine line) {
        return table.flatMap(found -> found.at(line.name(), column.column().orElseThrow()));
    }

    private Optional<PublishedFigure> publishedRatio(Shows column, StudyLine line) {
        return published(column, line)
                .flatMap(span -> baseline(column)
                        .flatMap(base -> published(column, figures.line(base)))
                        .map(base -> span.over(base.centre())));
    }

    /** How far our ratio to the baseline is from the published one, as a fraction of that. */
    Optional<Double> deviation(Shows column, StudyLine line) {
        return ratio(column, line)
                .flatMap(ours -> publishedRatio(column, line).map(there -> ours.centre() / there.centre() - 1));
    }

    private Optional<Estimate> share(Shows column, StudyLine line) {
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
