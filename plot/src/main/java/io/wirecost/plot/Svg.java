package io.wirecost.plot;

import io.wirecost.plot.paper.Keys;
import io.wirecost.plot.paper.Paper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Draws charts. */
public final class Svg {
    /** Width of a file, in pixels. */
    public static final int WIDE = 720;
    /**
     * Width of a chart in a page, where it grows and shrinks with its column: letters of 12 pixels are between 9 on a small
     * screen and 15 on a large one.
     */
    public static final int PAGE = 480;

    private static final String STYLE = "plot.css";

    private Svg() {}

    /** A chart as an element of a page that has {@link #style}. */
    public static String of(Chart chart, Keys keys) {
        return of(chart, PAGE, keys);
    }

    /** The same in another width. */
    public static String of(Chart chart, int width, Keys keys) {
        return drawn(chart, new Paper(width, keys), "", "");
    }

    /** A chart as a file of its own, in the colours that its reader prefers, light or dark. */
    public static String file(Chart chart) {
        return drawn(
                chart,
                new Paper(WIDE, Keys.NONE),
                " xmlns=\"http://www.w3.org/2000/svg\"",
                "<title>" + Paper.escaped(chart.title()) + "</title><style>" + style()
                        + "</style><rect class=\"paper\" width=\"100%\" height=\"100%\"/>");
    }

    /** The colours and lines of all charts, light and dark. */
    public static String style() {
        try (InputStream style = Svg.class.getResourceAsStream(STYLE)) {
            return squeezed(new String(style.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A style sheet without what only its authors need: comments, and blanks that separate nothing. */
    public static String squeezed(String css) {
        return css.replaceAll("(?s)/\\*.*?\\*/", "").replaceAll("\\s*([\\s{};])\\s*", "$1");
    }

    private static String drawn(Chart chart, Paper paper, String attributes, String inside) {
        double height = draw(chart, paper);
        return paper.svg(height, chart.title(), attributes, inside);
    }

    /** @return how high it is */
    private static double draw(Chart chart, Paper paper) {
        if (chart instanceof Rows rows) {
            return new RowsDrawing(rows, paper).draw();
        } else if (chart instanceof Lines lines) {
            return new LinesDrawing(lines, paper).draw();
        } else if (chart instanceof Scatter scatter) {
            return new ScatterDrawing(scatter, paper).draw();
        } else if (chart instanceof Boxes boxes) {
            return new BoxesDrawing(boxes, paper).draw();
        } else if (chart instanceof Bars bars) {
            return new BarsDrawing(bars, paper).draw();
        } else if (chart instanceof Stacks stacks) {
            return new StacksDrawing(stacks, paper).draw();
        } else if (chart instanceof HeatMap map) {
            return new HeatMapDrawing(map, paper).draw();
        } else if (chart instanceof Strip strip) {
            return new StripDrawing(strip, paper).draw();
        }
        throw new IllegalArgumentException("no drawing of " + chart.getClass());
    }
}
