package io.wirecost.plot;

import io.wirecost.plot.paper.Anchor;
import io.wirecost.plot.paper.HarmlessText;
import io.wirecost.plot.paper.Letters;
import io.wirecost.plot.paper.Paper;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** What stands above a chart: its title, and what colours and marks mean. */
final class Head {
    private static final double LINE = 18;
    private static final double MARK = 14;
    private static final double GAP = 16;
    private static final double BOLD = 1.2;

    private final Paper paper;
    private double y;

    private Head(Paper paper) {
        this.paper = paper;
    }

    /** @param style of a mark, and its shape: see {@link Marks#point} */
    record Key(String style, int shape, String words) {}

    /** @return where the chart begins */
    static double draw(Paper paper, String title, List<Key> keys) {
        Head head = new Head(paper);
        if (!title.isBlank()) {
            paper.text("title", 0, LINE / 2, Anchor.START, title, paper.width() / BOLD);
            head.y += LINE + 6;
        }
        return head.keys(keys);
    }

    /** Draws keys in lines from a height on, and returns where they end. */
    static double keys(Paper paper, double y, List<Key> keys) {
        Head head = new Head(paper);
        head.y = y;
        return head.keys(keys);
    }

    private double keys(List<Key> keys) {
        double x = 0;
        for (Key key : keys) {
            String words = Letters.cut(HarmlessText.text(key.words()), paper.width() - MARK);
            double end = x + MARK + Letters.width(words);
            if (x > 0 && end > paper.width()) {
                x = 0;
                y += LINE;
                end = MARK + Letters.width(words);
            }
            Marks.point(paper, key.style(), x + 5, y + LINE / 2, Marks.RADIUS, key.shape());
            paper.text("", x + MARK, y + LINE / 2, Anchor.START, words, paper.width());
            x = end + GAP;
        }
        return keys.isEmpty() ? y : y + LINE + 6;
    }

    /** Keys of all groups, where there are several, and of published marks. */
    static List<Key> keys(Colours colours, boolean published) {
        List<Key> keys = new ArrayList<>();
        if (colours.groups().size() > 1) {
            colours.groups()
                    .forEach(group -> keys.add(
                            new Key(colours.ofGroup(group), colours.groups().indexOf(group), group)));
        }
        return Stream.concat(
                        keys.stream(), published(published, colours.groups().isEmpty()))
                .toList();
    }

    /**
     * Says that filled marks are ours and hollow ones published, where there are any.
     *
     * @param one whether all of ours have one colour
     */
    static Stream<Key> published(boolean any, boolean one) {
        return any
                ? Stream.of(
                        new Key(one ? "series-0" : "plain", 0, "measured here"), new Key("published", 0, "published"))
                : Stream.of();
    }
}
