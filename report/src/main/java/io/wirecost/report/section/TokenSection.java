package io.wirecost.report.section;

import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Sizes;
import io.wirecost.core.run.Tokens;
import io.wirecost.core.run.Tokens.TextLength;
import io.wirecost.document.Columns;
import io.wirecost.document.Document;
import io.wirecost.document.TableCell;
import io.wirecost.report.model.ReportModel;
import io.wirecost.report.wording.Units;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** How many tokens a language model is given for a message of each text format, beside compact JSON. */
final class TokenSection {
    private final CodecWords names;
    private final Optional<One> json;

    /** A codec with what its messages take. */
    private record One(Variant codec, Tokens tokens) {}

    private record Row(TableCell name, String format, double tokens, double bytes) {
        static Row of(TableCell name, String format, Tokens counted, TextLength length) {
            return new Row(name, format, counted.mean(length.tokens()), counted.mean(length.bytes()));
        }
    }

    /** @param baseline whose JSON is taken, if that is its format */
    private TokenSection(CodecWords names, Optional<String> baseline, List<One> all) {
        this.names = names;
        this.json = all.stream()
                .filter(one -> one.tokens.json().isPresent())
                .min(Comparator.comparing(one -> !baseline.equals(Optional.of(names.label(one.codec)))));
    }

    static void write(ReportModel model, CodecWords names, Document.Writer page) {
        List<One> all = model.run().cells().stream()
                .flatMap(cell -> cell.figures(Sizes.class).flatMap(Sizes::tokens).stream()
                        .map(tokens -> new One(cell.trial().codec(), tokens)))
                .toList();
        if (!all.isEmpty()) {
            new TokenSection(names, model.baseline(), all).write(model, all, page);
        }
    }

    private void write(ReportModel model, List<One> all, Document.Writer page) {
        Tokens first = all.get(0).tokens;
        page.section("tokens", "of a text message for a language model; tokenizer: " + first.tokenizer());
        RuntimeParts.write(
                model,
                page,
                all,
                One::codec,
                own -> page.table(Columns.<Row>of()
                        .codec("codec", Row::name)
                        .name("format", Row::format)
                        .figure("tokens", "tokens", row -> TableCell.figure(row.tokens, Units::bytes))
                        .figure("to compact JSON", "", this::ratio, Units::ratio)
                        .figure("bytes", "bytes", row -> TableCell.figure(row.bytes, Units::bytes))
                        .table(rows(own))));
        page.paragraph("Means of %s messages.%s"
                .formatted(
                        Units.count(first.messages()),
                        json.map(one -> " Compact and pretty JSON are the messages of %s laid out anew."
                                        .formatted(names.label(one.codec)))
                                .orElse("")));
    }

    private Optional<Double> ratio(Row row) {
        return json.map(
                one -> row.tokens / one.tokens.mean(asJson(one).compact().tokens()));
    }

    private static Tokens.AsJson asJson(One one) {
        return one.tokens.json().orElseThrow();
    }

    private List<Row> rows(List<One> own) {
        Stream<Row> codecs = own.stream()
                .map(one -> Row.of(
                        names.plain(one.codec), names.format(names.label(one.codec)), one.tokens, one.tokens.text()));
        Stream<Row> layouts = json.stream()
                .flatMap(one -> Stream.of(
                        layout("compact JSON", one, asJson(one).compact()),
                        layout("pretty JSON", one, asJson(one).pretty())));
        return Stream.concat(codecs, layouts)
                .sorted(Comparator.comparing(Row::tokens))
                .toList();
    }

    private static Row layout(String name, One one, TextLength length) {
        return Row.of(TableCell.text(name), "JSON, no codec", one.tokens, length);
    }
}
