package io.wirecost.report;

import io.wirecost.document.Chart;
import io.wirecost.document.Chart.Bar;
import io.wirecost.document.Chart.BarSeries;
import io.wirecost.document.Chart.Box;
import io.wirecost.document.Chart.Point;
import io.wirecost.document.Chart.Series;
import io.wirecost.document.Column;
import io.wirecost.document.Document;
import io.wirecost.document.Fact;
import io.wirecost.document.Table;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Documents with every kind of block and of chart. */
public final class SampleDocuments {
    private static final List<String> NAMES =
            List.of("JSON", "MessagePack", "a rather long name of a format", "Protocol Buffers", "Avro");

    private SampleDocuments() {}

    /** As a reader would have it. */
    public static Document full() {
        return Document.writer()
                .title("A study, repeated", "five formats on one machine")
                .paragraph(
                        "Four of six claims hold. Times were measured on another machine, so only their order is compared.")
                .warning("SMOKE: nothing is ranked")
                .items(List.of("Sizes are the same to the byte.", "Times differ by a factor of 2 and more."))
                .section("Sizes", "bytes of a message")
                .table(
                        new Table(
                                List.of(
                                        Column.name("format"),
                                        Column.figure("ours"),
                                        Column.figure("published"),
                                        Column.words("verdict")),
                                List.of(
                                        List.of("JSON", "1,284", "1,284", "the same"),
                                        List.of(
                                                "a rather long name of a format",
                                                "912",
                                                "1,020",
                                                "smaller by 11 %: the published bytes hold a header that this version no longer writes"))))
                .chart(bars("Bytes of a message", "bytes", true))
                .chart(bars("Bytes of a message", "bytes", false))
                .section("Latency")
                .part("by rate", "at the median")
                .paragraph("The lines cross at 400 messages a second.")
                .chart(lines("Latency by rate", true, true))
                .chart(lines("Latency by rate, linear", false, false))
                .part("by format", "")
                .chart(new Chart.Boxes(
                        "Spread of latencies",
                        "latency",
                        "ms",
                        true,
                        List.of(
                                new Box("JSON", 0.8, 1.1, 1.4, 2.2, 40),
                                new Box("a rather long name of a format", 2, 3, 4, 5, 6))))
                .section("Differences")
                .chart(new Chart.Bars(
                        "Ours against published",
                        "difference",
                        "%",
                        true,
                        List.of("JSON", "Avro", "Fory"),
                        List.of(new BarSeries(
                                "difference",
                                List.of(
                                        Optional.of(Bar.of(-12.5, -20, -5)),
                                        Optional.empty(),
                                        Optional.of(Bar.of(0.04)))))))
                .chart(new Chart.Lines(
                        "Many lines",
                        "record",
                        "processor time",
                        "µs",
                        false,
                        false,
                        IntStream.range(0, 7).mapToObj(SampleDocuments::course).toList()))
                .chart(new Chart.Boxes("Nothing was measured", "", "", false, List.of()))
                .section("Conditions")
                .facts(List.of(new Fact("machine", "2 processors, 8 GiB"), new Fact("started", "2026-01-01")))
                .section("Again")
                .paragraph("To repeat it, type:")
                .code(
                        "./wirecost run transactions --measure size,serialize,deserialize,pipeline --link 10mbit,100mbit,1gbit --out again\n./wirecost report again")
                .document();
    }

    /** Without a title, a section or a chart. */
    public static Document plain() {
        return Document.writer().paragraph("Nothing was compared.").document();
    }

    private static Series course(int which) {
        return new Series(
                "series " + which,
                IntStream.range(0, 200)
                        .mapToObj(x -> Point.of(x, 10 + which * 3 + Math.sin(x / 20.0 + which)))
                        .toList());
    }

    private static Chart lines(String title, boolean logX, boolean logY) {
        double[] rates = {10, 100, 1000, 10_000};
        return new Chart.Lines(
                title,
                "messages per second",
                "median latency",
                "ms",
                logX,
                logY,
                NAMES.stream()
                        .map(name -> new Series(
                                name,
                                IntStream.range(0, rates.length)
                                        .mapToObj(i -> {
                                            double y = name.length() * (1 + i * i * 0.7) / 10;
                                            return Point.of(rates[i], y, y * 0.9, y * 1.2);
                                        })
                                        .toList()))
                        .toList());
    }

    private static Chart bars(String title, String unit, boolean log) {
        return new Chart.Bars(
                title,
                "mean size",
                unit,
                log,
                NAMES,
                List.of(
                        new BarSeries(
                                "ours",
                                NAMES.stream()
                                        .map(n -> Optional.of(
                                                Bar.of(n.length() * 41.5, n.length() * 40.0, n.length() * 48.0)))
                                        .toList()),
                        new BarSeries(
                                "published",
                                NAMES.stream()
                                        .map(n -> n.length() > 10
                                                ? Optional.<Bar>empty()
                                                : Optional.of(Bar.of(n.length() * n.length() * 20)))
                                        .toList())));
    }

    /** The same text wherever there is one, and figures that are hard to draw. */
    public static Document hostile(String text) {
        List<String> names =
                Stream.of(text, text, "__proto__", "constructor", "").toList();
        List<Optional<Bar>> bars = new ArrayList<>(Collections.nCopies(names.size(), Optional.of(Bar.of(0))));
        bars.set(1, Optional.of(Bar.of(1e12, -1e12, 1e15)));
        List<Point> one = List.of(Point.of(-3, 1e-9));
        return Document.writer()
                .part(text, text)
                .paragraph(text)
                .warning(text)
                .items(names)
                .facts(List.of(new Fact(text, text)))
                .code(text)
                .table(new Table(List.of(Column.name(text), Column.words(text)), List.of(List.of(text, text))))
                .section(text)
                .section(text, text)
                .table(new Table(List.of(Column.figure(text)), List.of(List.of(text))))
                .chart(new Chart.Bars(
                        text,
                        text,
                        text,
                        true,
                        names,
                        names.stream().map(name -> new BarSeries(name, bars)).toList()))
                .chart(new Chart.Lines(
                        text,
                        text,
                        text,
                        text,
                        true,
                        true,
                        names.stream().map(name -> new Series(name, one)).toList()))
                .chart(new Chart.Lines(text, text, text, text, true, true, List.of(new Series(text, List.of()))))
                .chart(new Chart.Boxes(
                        text,
                        text,
                        text,
                        true,
                        names.stream()
                                .map(name -> new Box(name, -1, 0, 0, 0, 1e9))
                                .toList()))
                .title(text, text)
                .document();
    }
}
