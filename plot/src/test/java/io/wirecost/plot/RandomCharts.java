package io.wirecost.plot;

import io.wirecost.plot.Lines.Form;
import io.wirecost.plot.Lines.Point;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Charts of any figures and any names. */
final class RandomCharts {
    private static final List<String> NAMES = List.of(
            "",
            " ",
            "avro-generic",
            "jackson-json",
            "<script>alert(1)</script>",
            "]]>",
            "\0",
            "\ud800x",
            "\u202etxt.exe",
            "x".repeat(10_000),
            "&amp;\"'",
            "日本語".repeat(40),
            "🚀",
            "e\u0301".repeat(50),
            "\uFFFE",
            "many words ".repeat(900),
            "--><!--",
            "__proto__",
            "a\nb\tc",
            "WWWWWWWWWWWW",
            "شكرا",
            "Cap'n Proto unpacked");

    private final Random random;
    private final boolean extreme;

    RandomCharts(long seed) {
        this.random = new Random(seed);
        this.extreme = random.nextInt(4) == 0;
    }

    Chart next() {
        return List.<Supplier<Chart>>of(
                        this::rows,
                        this::lines,
                        this::scatter,
                        this::boxes,
                        this::bars,
                        this::stacks,
                        this::heatMap,
                        this::strip)
                .get(random.nextInt(8))
                .get();
    }

    private String name() {
        return NAMES.get(random.nextInt(NAMES.size()));
    }

    private double figure() {
        if (random.nextInt(12) == 0) {
            return 0;
        }
        double size = extreme
                ? Math.pow(10, random.nextInt(600) - 300)
                : Math.pow(10, random.nextInt(6)) * random.nextDouble();
        return random.nextInt(20) == 0 ? -size : size;
    }

    private double[] ordered(int count) {
        double[] figures = IntStream.range(0, count).mapToDouble(i -> figure()).toArray();
        Arrays.sort(figures);
        return figures;
    }

    private <T> Optional<T> maybe(Supplier<T> some) {
        return random.nextBoolean() ? Optional.of(some.get()) : Optional.empty();
    }

    private Range range() {
        double[] ends = ordered(2);
        return new Range(ends[0], ends[1]);
    }

    private <T> List<T> some(int most, Supplier<T> each) {
        return Stream.generate(each).limit(random.nextInt(most)).toList();
    }

    private MarkSubject subject() {
        return new MarkSubject(name(), name(), random.nextBoolean() ? "" : name());
    }

    private Axis axis() {
        String unit = name();
        return new Axis(
                name(),
                random.nextInt(4) == 0 ? figure -> figure + unit : figure -> String.valueOf((float) figure),
                random.nextBoolean());
    }

    private Point point() {
        return new Point(figure(), figure(), maybe(this::range));
    }

    private Chart rows() {
        List<Rows.Row> rows =
                some(30, () -> new Rows.Row(subject(), maybe(this::figure), maybe(this::range), maybe(this::figure)));
        List<Rows.Tie> ties = rows.isEmpty()
                ? List.of()
                : some(20, () -> {
                    int first = random.nextInt(rows.size());
                    return new Rows.Tie(first, first + random.nextInt(rows.size() - first));
                });
        return new Rows(
                name(),
                axis(),
                random.nextBoolean() ? Rows.Form.BARS : Rows.Form.POINTS,
                rows,
                ties,
                maybe(() -> new Rule(name(), figure())));
    }

    private Chart lines() {
        return new Lines(
                name(),
                axis(),
                axis(),
                some(
                        40,
                        () -> new Lines.Line(
                                subject(),
                                Form.values()[random.nextInt(4)],
                                random.nextInt(4) == 0,
                                some(9, this::point))),
                some(3, () -> new Lines.Ring(figure(), figure(), name())));
    }

    private Chart scatter() {
        List<Scatter.Dot> dots = some(
                60,
                () -> new Scatter.Dot(
                        subject(), figure(), figure(), maybe(this::range), random.nextInt(3), random.nextBoolean()));
        return new Scatter(
                name(),
                axis(),
                axis(),
                dots,
                dots.stream().limit(4).map(dot -> dot.subject().key()).toList());
    }

    private Chart boxes() {
        return new Boxes(
                name(),
                axis(),
                random.nextBoolean(),
                some(25, () -> {
                    double[] five = ordered(5);
                    return new Boxes.Box(
                            subject(),
                            five[0],
                            five[1],
                            five[2],
                            five[3],
                            five[4],
                            maybe(this::figure),
                            maybe(this::figure));
                }),
                maybe(() -> new Rule(name(), figure())));
    }

    private Chart bars() {
        List<String> categories = some(60, this::name);
        return new Bars(
                name(),
                axis(),
                categories,
                some(
                        10,
                        () -> new Bars.Series(
                                subject(),
                                categories.stream()
                                        .map(category -> maybe(
                                                () -> new Bars.Bar(figure(), maybe(this::range), maybe(this::figure))))
                                        .toList())));
    }

    private Chart stacks() {
        List<String> parts = some(12, this::name);
        return new Stacks(
                name(),
                axis(),
                parts,
                some(
                        20,
                        () -> new Stacks.Stack(
                                subject(),
                                parts.stream().map(part -> Math.abs(figure())).toList(),
                                maybe(this::figure))));
    }

    private Chart heatMap() {
        List<String> columns = some(40, this::name);
        return new HeatMap(
                name(),
                columns,
                some(
                        20,
                        () -> new HeatMap.Row(
                                subject(),
                                columns.stream()
                                        .map(column -> new HeatMap.Field(name(), name(), name()))
                                        .toList())),
                some(6, () -> new HeatMap.Tone(name(), random.nextInt(8) - 1)));
    }

    private Chart strip() {
        return new Strip(
                name(),
                axis(),
                axis(),
                some(80, this::point),
                range(),
                some(4, () -> new Strip.Span(range().low(), Double.MAX_VALUE, random.nextBoolean(), name())));
    }
}
