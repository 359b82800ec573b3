package io.wirecost.document.html;

import io.wirecost.document.Columns;
import io.wirecost.document.Document;
import io.wirecost.document.Fact;
import io.wirecost.document.Samples;
import io.wirecost.document.Table;
import io.wirecost.document.TableCell;
import io.wirecost.plot.Axis;
import io.wirecost.plot.Chart;
import io.wirecost.plot.MarkSubject;
import io.wirecost.plot.Rows;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Pages for the tests in a browser, each in a file of its name. */
final class SamplePages {
    private static final String HOSTILE =
            "<img src=x onerror=\"window.pwned=1\"></script>\u202e__proto__" + "m".repeat(300);

    private static final List<Codec> CODECS = List.of(
            new Codec("alpha-json", "text", 200.25, Optional.of(4_000.0)),
            new Codec("beta", "schema-driven", 120, Optional.of(8_000.0)),
            new Codec("gamma", "schema-driven", 90, Optional.of(2_000.0)),
            new Codec("delta", "zero-copy", 300, Optional.empty()));

    private static final String LINK = """
            {"codecs": [
              {"name": "alpha-json", "group": "text", "offNanos": 10,
               "stages": [{"name": "service A", "nanos": 4000, "bits": 0, "delays": 0},
                          {"name": "link", "nanos": 0, "bits": 1602, "delays": 0}],
               "around": {"name": "Kafka", "nanos": 0, "bits": 0, "delays": 0}},
              {"name": "beta", "group": "schema-driven", "offNanos": 10,
               "stages": [{"name": "service A", "nanos": 8000, "bits": 0, "delays": 0},
                          {"name": "link", "nanos": 0, "bits": 800, "delays": 0}],
               "around": {"name": "Kafka", "nanos": 0, "bits": 0, "delays": 0}},
              {"name": "gamma", "group": "schema-driven", "offNanos": 10,
               "stages": [{"name": "service A", "nanos": 2000, "bits": 0, "delays": 0},
                          {"name": "link", "nanos": 0, "bits": 900, "delays": 0}],
               "around": {"name": "Kafka", "nanos": 0, "bits": 0, "delays": 0}}],
             "baseline": "alpha-json", "offFraction": 0.03, "overlapping": true,
             "measured": {"low": 1e7, "delaysNanos": {"low": 0, "high": 0}},
             "start": {"bitsPerSecond": 1e9, "delayNanos": 0, "messagesPerSecond": 1000}}
            """;

    private record Codec(String name, String family, double bytes, Optional<Double> nanos) {
        TableCell cell() {
            return TableCell.codec(name, name, family);
        }

        Optional<Double> ratio() {
            return nanos.map(time -> time / 4_000);
        }
    }

    private SamplePages() {}

    /** The folder in which they are. */
    static Path writeTo(Path folder) throws IOException {
        Files.createDirectories(folder);
        write(folder, "full", full());
        write(folder, "hostile", Samples.of(HOSTILE));
        write(folder, "plain", Document.writer().paragraph("Nothing else.").document());
        return folder;
    }

    private static void write(Path folder, String name, Document document) throws IOException {
        Files.writeString(folder.resolve(name + ".html"), HtmlPage.render(document, name));
    }

    private static Document full() {
        return Document.writer()
                .title("orders", "4 codecs wrote and read 1,000 records of 12 fields")
                .facts(List.of(
                        new Fact("machine", "2 processors"), new Fact("JDK", "17.0.15"), new Fact("blocks", "5")))
                .warning("A quick run: its intervals are wide.")
                .section("The answer")
                .items(List.of("Smallest: gamma, 90 bytes.", "Fastest: gamma, 2.00 µs.", "delta was not measured."))
                .charts(times("Time by codec"))
                .section("Sizes", "bytes of a record as each codec writes it")
                .table(Columns.<Codec>of()
                        .codec("codec", Codec::cell)
                        .figure(
                                "mean",
                                "bytes",
                                codec -> TableCell.figure(
                                        codec.bytes(), bytes -> String.format(Locale.ROOT, "%.0f", bytes)))
                        .table(CODECS))
                .charts(times("One"), times("Another"))
                .section("Times", "against alpha-json")
                .table(times())
                .fold(
                        "All figures",
                        fold -> fold.paragraph("In turns.")
                                .table(Columns.<Codec>of()
                                        .codec("codec", Codec::cell)
                                        .figure(
                                                "read",
                                                "ns",
                                                codec -> TableCell.figure(codec.nanos(), SamplePages::micros)
                                                        .at("times/" + codec.name()))
                                        .figure("ratio", "", codec -> TableCell.figure(1, ratio -> "1.00×"))
                                        .ratioOf("read")
                                        .table(CODECS.subList(1, 2))))
                .section("On a link")
                .calculator("link", LINK, still -> still.paragraph("At 1 Gbit/s gamma is fastest."))
                .section("Conditions")
                .facts(List.of(
                        new Fact("processor", "one of many words, so that it is wrapped"), new Fact("load", "0.1")))
                .code("./wirecost run\n  --codec 'a b'")
                .document();
    }

    private static Table times() {
        return Columns.<Codec>of()
                .codec("codec", Codec::cell)
                .figure("read", "ns", Codec::nanos, SamplePages::micros)
                .figure("ratio", "", Codec::ratio, ratio -> String.format(Locale.ROOT, "%.2f×", ratio))
                .ratioOfTheLast()
                .figure(
                        "95% interval",
                        codec -> codec.ratio()
                                .filter(ratio -> ratio != 1)
                                .map(ratio -> String.format(Locale.ROOT, "%.2f to %.2f", 0.9 * ratio, 1.1 * ratio))
                                .orElse(TableCell.NONE))
                .ofTheBaseline()
                .words(
                        "why not",
                        codec -> codec.nanos().isPresent()
                                ? TableCell.NONE
                                : "It does not know a type of this schema, and a codec that loses a value has no figure.")
                .table(CODECS);
    }

    private static String micros(double nanos) {
        return String.format(Locale.ROOT, "%.2f µs", nanos / 1_000);
    }

    private static Chart times(String title) {
        return new Rows(
                title,
                Axis.linear("", SamplePages::micros),
                Rows.Form.BARS,
                CODECS.stream()
                        .map(codec -> new Rows.Row(
                                new MarkSubject(codec.name(), codec.name(), codec.family()),
                                codec.nanos(),
                                Optional.empty(),
                                Optional.empty()))
                        .toList(),
                List.of(),
                Optional.empty());
    }
}
