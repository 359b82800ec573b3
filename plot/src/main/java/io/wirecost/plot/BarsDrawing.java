package io.wirecost.plot;

import io.wirecost.plot.Bars.Bar;
import io.wirecost.plot.Bars.Series;
import io.wirecost.plot.paper.AxisScale;
import io.wirecost.plot.paper.Paper;
import java.util.Optional;
import java.util.stream.Stream;

/** Upright bars, those of a category beside each other. */
final class BarsDrawing {
    private static final double FILLED = 0.76;
    private static final double WIDEST = 34;

    private final Bars bars;
    private final Paper paper;
    private final Colours colours;

    BarsDrawing(Bars bars, Paper paper) {
        this.bars = bars;
        this.paper = paper;
        this.colours = Colours.each(
                paper.keys(), bars.series().stream().map(Series::subject).toList());
    }

    double draw() {
        double top = Head.draw(
                paper,
                bars.title(),
                Stream.concat(keys(), Head.published(published(), bars.series().size() < 2))
                        .toList());
        AxisScale scale = AxisScale.of(
                known().flatMapToDouble(bar -> shown(bar).figures(bars.axis())),
                bars.axis().log(),
                true);
        UpAxis up = UpAxis.of(paper, bars.axis(), scale, top, UpAxis.LOW);
        Categories places = new Categories(paper, bars.categories(), up.left(), paper.width() - Marks.RADIUS);
        up.draw(paper.width());
        for (int number = 0; number < bars.series().size(); number++) {
            Series series = bars.series().get(number);
            paper.open(colours.of(series.subject()));
            for (int i = 0; i < series.bars().size(); i++) {
                draw(number, i, places, up.scale());
            }
            paper.close();
        }
        return places.below(up.bottom());
    }

    private Stream<Bar> known() {
        return bars.series().stream().flatMap(series -> series.bars().stream()).flatMap(Optional::stream);
    }

    private boolean published() {
        return known().anyMatch(bar -> bar.published().isPresent());
    }

    private static MarkFigure shown(Bar bar) {
        return new MarkFigure(Optional.of(bar.value()), bar.interval(), bar.published());
    }

    private Stream<Head.Key> keys() {
        return bars.series().stream()
                .filter(series -> bars.series().size() > 1)
                .map(series -> new Head.Key(
                        colours.of(series.subject()), 2, series.subject().label()));
    }

    private void draw(int number, int category, Categories places, AxisScale scale) {
        Series series = bars.series().get(number);
        double width = Math.min(WIDEST, FILLED * places.pitch() / bars.series().size());
        double half = width / 2 - Math.min(1, width / 10);
        double x = places.middle(category) + (number - (bars.series().size() - 1) / 2.0) * width;
        String label = bars.categories().get(category)
                + (bars.series().size() < 2 ? "" : ", " + series.subject().label());
        series.bars().get(category).ifPresent(bar -> {
            paper.open("point", shown(bar).tip(label, bars.axis()))
                    .rectangle("", x - half, scale.log() ? scale.from() : scale.at(0), x + half, scale.at(bar.value()));
            bar.interval().ifPresent(ends -> Marks.up(paper, "whisker on-bar", ends, scale, x));
            bar.published()
                    .ifPresent(
                            there -> paper.circle("published", x, scale.at(there), Math.min(Marks.RADIUS, half + 1)));
            paper.close();
        });
    }
}
