package io.wirecost.plot;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.plot.Rows.Row;
import io.wirecost.plot.paper.Keys;
import java.awt.Shape;
import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class SvgTest {
    /** With {@code -Dplot.renew=true} the pictures are written instead of compared; look at them before you commit them. */
    private static final boolean RENEW = Boolean.getBoolean("plot.renew");

    private static final int NARROW = 350;
    private static final Path PICTURES = Path.of("src/test/resources/io/wirecost/plot");

    static Stream<String> samples() {
        return SampleCharts.all().keySet().stream();
    }

    @ParameterizedTest
    @MethodSource("samples")
    void a_chart_is_drawn_as_it_was_when_last_looked_at(String name) throws IOException {
        String file = Svg.file(SampleCharts.all().get(name));
        if (RENEW) {
            Files.writeString(PICTURES.resolve(name + ".svg"), file);
        }
        try (InputStream golden = SvgTest.class.getResourceAsStream(name + ".svg")) {
            assertThat(file).isEqualTo(RENEW ? file : new String(golden.readAllBytes(), StandardCharsets.UTF_8));
        }
    }

    @Test
    void every_kind_of_chart_has_a_sample() {
        assertThat(SampleCharts.all().values().stream().<Class<?>>map(Chart::getClass))
                .contains(Chart.class.getPermittedSubclasses());
    }

    @ParameterizedTest
    @MethodSource("samples")
    void a_sample_is_readable_in_both_widths(String name) {
        assertReadable(name, SampleCharts.all().get(name));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7})
    void charts_of_any_figures_and_hostile_names_are_readable(int start) {
        for (int seed = start; seed < 64; seed += 8) {
            Chart chart = new RandomCharts(seed).next();
            assertReadable(chart.getClass().getSimpleName() + " of seed " + seed, chart);
        }
    }

    /** It is XML, all of it is within the picture, and no text stands on another one. */
    private static void assertReadable(String name, Chart chart) {
        for (int width : new int[] {Svg.WIDE, NARROW}) {
            Drawn drawn = Drawn.of(Svg.of(chart, width, Keys.NONE));
            assertThat(drawn.points().stream().filter(point -> !isWithin(drawn, point[0], point[1])))
                    .as(name)
                    .isEmpty();
            List<String> texts = drawn.texts();
            List<Shape> boxes = drawn.boxes();
            List<String> wrong = new ArrayList<>();
            for (int i = 0; i < boxes.size(); i++) {
                Rectangle2D bounds = boxes.get(i).getBounds2D();
                if (!isWithin(drawn, bounds.getMinX(), bounds.getMinY())
                        || !isWithin(drawn, bounds.getMaxX(), bounds.getMaxY())) {
                    wrong.add(texts.get(i) + " is cut off at " + bounds);
                }
                for (int k = 0; k < i; k++) {
                    if (Drawn.meet(boxes.get(i), boxes.get(k))) {
                        wrong.add(texts.get(i) + " stands on " + texts.get(k));
                    }
                }
            }
            assertThat(wrong).as(name).isEmpty();
        }
    }

    private static boolean isWithin(Drawn drawn, double x, double y) {
        return x > -1 && y > -1 && x < drawn.width() + 1 && y < drawn.height() + 1;
    }

    @Test
    void a_mark_has_the_class_of_its_codec_and_a_tooltip_with_the_figure_and_its_interval() {
        Drawn drawn = Drawn.of(Svg.of(oneRow("avro", 5), Svg.WIDE, (key, group, colour) -> colour + " key-of-" + key));

        assertThat(drawn.all("g").map(group -> group.getAttribute("class"))).contains("row series-0 key-of-avro");
        assertThat(drawn.tips()).contains("5.0 µs (4.0 µs to 6.0 µs)");
    }

    @Test
    void a_name_that_is_too_long_is_cut_and_has_the_whole_as_its_tooltip() {
        String name = "a-very-long-name-".repeat(20);
        Drawn drawn = Drawn.of(Svg.of(oneRow(name, 5), Svg.WIDE, Keys.NONE));

        assertThat(drawn.texts())
                .anySatisfy(
                        text -> assertThat(text).startsWith("a-very-long-name-").endsWith("…"));
        assertThat(drawn.tips()).contains(name);
    }

    @Test
    void bars_begin_at_zero() {
        assertThat(Drawn.of(Svg.of(oneRow("avro", 5), Svg.WIDE, Keys.NONE)).texts())
                .contains("0 µs");
    }

    @Test
    void names_are_shown_as_text() {
        assertThat(Svg.of(oneRow("<b>\u202e\0", 5), Svg.WIDE, Keys.NONE)).contains(">&lt;b&gt;\\u202e\\u0000</text>");
    }

    @Test
    void a_page_has_the_colours_of_its_charts_and_a_file_brings_them() {
        Chart chart = oneRow("avro", 5);

        assertThat(Svg.of(chart, Keys.NONE)).doesNotContain("style=", "#");
        assertThat(Svg.file(chart)).contains("<style>", "prefers-color-scheme: dark", "<title>times</title>");
    }

    private static Chart oneRow(String name, double value) {
        Row row = Row.of(MarkSubject.codec(name), value, Optional.of(new Range(value - 1, value + 1)));
        return new Rows(
                "times",
                Axis.linear("", figure -> figure + " µs"),
                Rows.Form.BARS,
                List.of(row),
                List.of(),
                Optional.empty());
    }
}
