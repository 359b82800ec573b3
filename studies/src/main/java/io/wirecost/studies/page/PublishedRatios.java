package io.wirecost.studies.page;

import io.wirecost.document.Columns;
import io.wirecost.document.Document;
import io.wirecost.document.TableCell;
import io.wirecost.plot.Axis;
import io.wirecost.plot.MarkSubject;
import io.wirecost.plot.Range;
import io.wirecost.plot.Rows;
import io.wirecost.plot.Rows.Row;
import io.wirecost.plot.Rule;
import io.wirecost.studies.figure.Quotient;
import io.wirecost.studies.figure.StudyFigures;
import io.wirecost.studies.rule.Claim;
import io.wirecost.studies.rule.Effect;
import io.wirecost.studies.rule.RatioText;
import io.wirecost.studies.source.PublishedFigure;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The ratios that claims give, each beside ours: a table, and a chart with a row for each. */
final class PublishedRatios {
    private PublishedRatios() {}

    private record Compared(int claim, String subject, String pair, PublishedFigure published, Quotient ours) {}

    /** Nothing where no claim has a ratio of which we have the figures. */
    static void write(StudyFigures figures, List<Claim> claims, String conditions, Document.Writer page) {
        List<Compared> ratios = claims.stream()
                .flatMap(claim -> claim.checks().stream()
                        .filter(Effect.class::isInstance)
                        .map(Effect.class::cast)
                        .flatMap(effect -> compared(figures, claim, effect)))
                .toList();
        if (ratios.isEmpty()) {
            return;
        }
        String title = "Published ratios beside ours" + (conditions.isEmpty() ? "" : ", " + conditions);
        page.part(title, "");
        page.table(Columns.<Compared>of()
                .figure("claim", ratio -> String.valueOf(ratio.claim))
                .words("of", Compared::subject)
                .words("ratio", Compared::pair)
                .figure("published", ratio -> RatioText.of(ratio.published))
                .figure("ours", "", ratio -> TableCell.figure(ratio.ours.centre(), RatioText::number))
                .figure(
                        "95 %",
                        ratio -> range(ratio.ours).map(PublishedRatios::words).orElse(TableCell.NONE))
                .table(ratios));
        page.charts(new Rows(
                title,
                Axis.log("ratio", RatioText::number),
                Rows.Form.POINTS,
                ratios.stream().map(PublishedRatios::row).toList(),
                List.of(),
                Optional.of(new Rule("equal", 1))));
    }

    private static Stream<Compared> compared(StudyFigures figures, Claim claim, Effect effect) {
        return effect
                .ours(figures)
                .map(ours ->
                        new Compared(claim.number(), effect.subject(figures), effect.pair(), effect.published(), ours))
                .stream();
    }

    private static Row row(Compared ratio) {
        return new Row(
                MarkSubject.named(ratio.claim + ". " + ratio.pair + ": " + ratio.subject),
                Optional.of(ratio.ours.centre()),
                range(ratio.ours),
                Optional.of(ratio.published.centre()));
    }

    private static Optional<Range> range(Quotient ratio) {
        return ratio.interval().filter(ends -> !ratio.isExact()).map(ends -> new Range(ends.low(), ends.high()));
    }

    private static String words(Range range) {
        return RatioText.number(range.low()) + " to " + RatioText.number(range.high());
    }
}
