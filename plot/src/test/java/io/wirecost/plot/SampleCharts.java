package io.wirecost.plot;

import io.wirecost.plot.Bars.Bar;
import io.wirecost.plot.Lines.Form;
import io.wirecost.plot.Lines.Line;
import io.wirecost.plot.Lines.Point;
import io.wirecost.plot.Rows.Row;
import io.wirecost.plot.Rows.Tie;
import io.wirecost.plot.Scatter.Dot;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** A chart of each kind, as a report or a study has them. */
final class SampleCharts {
    private static final List<String> NAMES = List.of(
            "fory",
            "avro-generic",
            "thrift-compact",
            "protobuf-java",
            "jackson-cbor",
            "flatbuffers",
            "capnproto-packed",
            "jackson-smile",
            "gson",
            "jackson-json",
            "jackson-msgpack",
            "jackson-xml-with-a-name-that-is-much-too-long-for-a-chart");
    private static final List<String> FAMILIES = List.of("schema-driven", "self-describing", "text", "zero-copy");

    private SampleCharts() {}

    /** Charts by the name of their golden file. */
    static Map<String, Chart> all() {
        Map<String, Chart> charts = new TreeMap<>();
        charts.put("rows", rows(Rows.Form.BARS, Axis.linear("", SampleCharts::time)));
        charts.put("forest", rows(Rows.Form.POINTS, Axis.log("ratio to jackson-json", SampleCharts::plain)));
        charts.put("lines", lines());
        charts.put("model", model());
        charts.put("scatter", scatter());
        charts.put("boxes", boxes(true, 15));
        charts.put("boxes-lying", boxes(false, 8));
        charts.put("bars", bars());
        charts.put("stacks", stacks());
        charts.put("heat-map", heatMap());
        charts.put("strip", strip());
        return charts;
    }

    private static String time(double micros) {
        return String.format(Locale.ROOT, micros >= 100 ? "%.0f µs" : micros >= 10 ? "%.1f µs" : "%.2f µs", micros);
    }

    private static String plain(double figure) {
        return String.format(Locale.ROOT, figure >= 100 ? "%.0f" : "%.3g", figure);
    }

    private static MarkSubject codec(int i) {
        return new MarkSubject(NAMES.get(i % NAMES.size()), NAMES.get(i % NAMES.size()), FAMILIES.get(i * 7 % 4));
    }

    private static Range around(double value, double part) {
        return new Range(value * (1 - part), value * (1 + part));
    }

    private static Rows rows(Rows.Form form, Axis axis) {
        List<Row> rows = IntStream.range(0, NAMES.size())
                .mapToObj(i -> {
                    double value = 0.9 * Math.pow(1.35, i);
                    Optional<Double> published = i % 3 == 1 ? Optional.of(value * 1.3) : Optional.empty();
                    return new Row(
                            codec(i), Optional.of(value), Optional.of(around(value, 0.08 + 0.02 * (i % 3))), published);
                })
                .toList();
        return new Rows(
                "Time to serialize",
                axis,
                form,
                rows,
                List.of(new Tie(0, 1), new Tie(1, 3), new Tie(5, 6)),
                Optional.of(new Rule("baseline", 4.2)));
    }

    private static Lines lines() {
        List<Line> lines = IntStream.range(0, 12)
                .mapToObj(i -> new Line(
                        MarkSubject.codec(NAMES.get(i)),
                        i == 3 ? Form.PUBLISHED : Form.JOINED,
                        i == 7,
                        IntStream.range(0, 6)
                                .mapToObj(k -> {
                                    double size = 500 * Math.pow(2.2, k);
                                    double value = (1 + i * 0.7) * size / 400;
                                    return new Point(size, value, Optional.of(around(value, 0.1)));
                                })
                                .toList()))
                .toList();
        return new Lines(
                "Time over message size",
                Axis.log("message size, bytes of JSON", SampleCharts::plain),
                Axis.log("µs a message", SampleCharts::plain),
                lines,
                List.of(new Lines.Ring(5000, 20, "here two lines cross")));
    }

    private static Lines model() {
        List<Line> lines = IntStream.range(0, 8)
                .mapToObj(i -> new Line(
                        MarkSubject.codec(NAMES.get(i / 2)),
                        i % 2 == 0 ? Form.CURVE : Form.POINTS,
                        false,
                        IntStream.range(0, i % 2 == 0 ? 40 : 4)
                                .mapToObj(k -> {
                                    double rate = Math.pow(10, 6 + (i % 2 == 0 ? k / 13.0 : k));
                                    double value = 40 + i + (4 - i / 2) * 3e8 / rate;
                                    return new Point(rate, value, Optional.empty());
                                })
                                .toList()))
                .toList();
        return new Lines(
                "Time against bandwidth",
                Axis.log("bandwidth", rate -> plain(rate / 1e6) + " Mbit/s"),
                Axis.log("time a message", SampleCharts::time),
                lines,
                List.of());
    }

    private static Scatter scatter() {
        Random random = new Random(5);
        List<Dot> dots = IntStream.range(0, 26)
                .mapToObj(i -> {
                    double value = Math.exp(random.nextGaussian());
                    MarkSubject subject = codec(i);
                    String label = i < NAMES.size() ? subject.label() : subject.label() + "-" + i;
                    return new Dot(
                            new MarkSubject(label, label, subject.group()),
                            100 * Math.exp(random.nextGaussian() / 2),
                            value,
                            Optional.of(around(value, 0.1)),
                            i % 3,
                            i > 20);
                })
                .toList();
        return new Scatter(
                "Size and time",
                Axis.log("mean size, bytes", SampleCharts::plain),
                Axis.log("round trip", SampleCharts::time),
                dots,
                List.of("fory", "protobuf-java", "gson"));
    }

    private static Boxes boxes(boolean upright, int count) {
        List<Boxes.Box> boxes = IntStream.range(0, count)
                .mapToObj(i -> {
                    double m = 20 + 5 * i;
                    return new Boxes.Box(
                            codec(i),
                            m * 0.7,
                            m * 0.85,
                            m,
                            m * 1.2,
                            m * 1.6,
                            Optional.of(m * 1.05),
                            i % 2 == 0 ? Optional.of(m * 1.4) : Optional.empty());
                })
                .toList();
        return new Boxes(
                "Latency through the services",
                Axis.linear("µs a message", SampleCharts::plain),
                upright,
                boxes,
                Optional.of(new Rule("Kafka by itself", 25)));
    }

    private static Bars bars() {
        List<Bars.Series> series = IntStream.range(0, 3)
                .mapToObj(s -> new Bars.Series(
                        MarkSubject.named(
                                List.of("numbers", "texts", "texts and numbers").get(s)),
                        IntStream.range(0, 7)
                                .mapToObj(i -> {
                                    double value = (i + 1) * (s + 1) * 1.7;
                                    return i == 4 && s == 1
                                            ? Optional.<Bar>empty()
                                            : Optional.of(new Bar(
                                                    value,
                                                    Optional.of(around(value, 0.1)),
                                                    s == 0 ? Optional.of(value * 1.2) : Optional.empty()));
                                })
                                .toList()))
                .toList();
        return new Bars(
                "Time to write",
                Axis.linear("µs", SampleCharts::plain),
                List.of(
                        "JSON",
                        "Thrift binary",
                        "Thrift compact",
                        "Avro",
                        "Protobuf",
                        "Java serialization",
                        "MessagePack"),
                series);
    }

    private static Stacks stacks() {
        List<Stacks.Stack> stacks = IntStream.range(0, 8)
                .mapToObj(i -> new Stacks.Stack(
                        codec(i), List.of(3.0 + i, 4.0, i % 2 == 0 ? 0.0 : 2.5, 6.0 + i), Optional.of(13.5 + 2 * i)))
                .toList();
        return new Stacks(
                "Stages of a round trip",
                Axis.linear("", SampleCharts::time),
                List.of("to-native", "write", "read", "from-native"),
                stacks);
    }

    private static HeatMap heatMap() {
        List<HeatMap.Tone> tones = List.of(
                new HeatMap.Tone("holds", 0),
                new HeatMap.Tone("in part", 1),
                new HeatMap.Tone("cannot be told", 2),
                new HeatMap.Tone("does not hold", 4),
                new HeatMap.Tone("not comparable", 5));
        List<String> words = List.of("yes", "½", "?", "no", "");
        List<HeatMap.Row> rows = IntStream.range(0, 9)
                .mapToObj(i -> new HeatMap.Row(
                        MarkSubject.named((i + 1) + ". A claim of the study that is somewhat long, " + i),
                        IntStream.range(0, 7)
                                .mapToObj(k -> new HeatMap.Field(
                                        tones.get((i * k + k) % 5).name(),
                                        words.get((i * k + k) % 5),
                                        tones.get((i * k + k) % 5).name()))
                                .toList()))
                .toList();
        return new HeatMap(
                "Claims under conditions",
                List.of(
                        "processes",
                        "threads",
                        "10 Mbit/s",
                        "50 Mbit/s",
                        "100 Mbit/s",
                        "1 Gbit/s",
                        "an unlimited link"),
                rows,
                tones);
    }

    private static Strip strip() {
        Random random = new Random(3);
        List<Point> points = IntStream.range(0, 60)
                .mapToObj(i -> new Point(i * 5, 1 + random.nextGaussian() / 30, Optional.empty()))
                .toList();
        return new Strip(
                "The machine",
                Axis.linear("seconds", SampleCharts::plain),
                Axis.linear("speed", SampleCharts::plain),
                points,
                new Range(0.97, 1.03),
                List.of(new Strip.Span(20, 40, false, "marked"), new Strip.Span(200, 220, true, "void")));
    }
}
