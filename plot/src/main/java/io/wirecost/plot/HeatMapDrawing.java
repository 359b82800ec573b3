package io.wirecost.plot;

import io.wirecost.plot.HeatMap.Field;
import io.wirecost.plot.HeatMap.Row;
import io.wirecost.plot.paper.Anchor;
import io.wirecost.plot.paper.Paper;
import java.util.List;

/** Coloured fields in rows and columns, with a key of the colours below. */
final class HeatMapDrawing {
    private static final double NAMES = 0.45;
    private static final double WIDEST = 64;
    private static final double MARGIN = 0.09;
    private static final int LAST_TONE = 5;

    private final HeatMap map;
    private final Paper paper;
    private final Colours colours;

    HeatMapDrawing(HeatMap map, Paper paper) {
        this.map = map;
        this.paper = paper;
        this.colours = Colours.ofGroups(paper.keys(), List.of());
    }

    double draw() {
        double right = paper.width() * (1 - MARGIN);
        double unused = right - WIDEST * map.columns().size() - Marks.GAP;
        double names = Marks.room(
                paper,
                Math.max(NAMES, unused / paper.width()),
                map.rows().stream().map(row -> row.subject().label()).toList());
        double left = names + Marks.GAP;
        Categories places = new Categories(
                paper,
                map.columns(),
                left,
                Math.min(right, left + WIDEST * map.columns().size()));
        double y = Head.draw(paper, map.title(), List.of()) + places.height();
        places.above(y);
        for (Row row : map.rows()) {
            paper.open(colours.classes(row.subject(), "cells"))
                    .text(
                            "",
                            0,
                            y + RowFrame.ROW / 2,
                            Anchor.START,
                            row.subject().label(),
                            names);
            for (int i = 0; i < row.fields().size(); i++) {
                field(row, i, places, y);
            }
            paper.close();
            y += RowFrame.ROW;
        }
        return Head.keys(
                paper,
                y + Marks.GAP,
                map.tones().stream()
                        .map(tone -> new Head.Key(style(tone.name()), 2, tone.name()))
                        .toList());
    }

    private String style(String name) {
        int tone = map.tones().stream()
                .filter(each -> each.name().equals(name))
                .mapToInt(HeatMap.Tone::tone)
                .findFirst()
                .orElse(LAST_TONE);
        return "tone-" + Math.max(0, Math.min(LAST_TONE, tone));
    }

    private void field(Row row, int column, Categories places, double top) {
        Field field = row.fields().get(column);
        double x = places.middle(column);
        double half = places.pitch() / 2 - 1;
        if (field.tone().isEmpty()) {
            return;
        }
        paper.open(style(field.tone()), field.tip())
                .rectangle("", x - half, top + 1, x + half, top + RowFrame.ROW - 1)
                .text("on-mark", x, top + RowFrame.ROW / 2, Anchor.MIDDLE, field.words(), places.pitch() - 2)
                .close();
    }
}
