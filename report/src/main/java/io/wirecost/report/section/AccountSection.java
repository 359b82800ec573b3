package io.wirecost.report.section;

import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.ByteCosts;
import io.wirecost.core.run.ByteCosts.FieldBytes;
import io.wirecost.core.run.ByteKind;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Sizes;
import io.wirecost.document.Columns;
import io.wirecost.document.Document;
import io.wirecost.document.Table;
import io.wirecost.document.TableCell;
import io.wirecost.plot.Stacks;
import io.wirecost.plot.Stacks.Stack;
import io.wirecost.report.model.ReportModel;
import io.wirecost.report.wording.Units;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What the bytes of the codecs are there for, on average over all records, and what the largest fields cost. */
final class AccountSection {
    private static final int MOST_FIELDS = 6;
    private static final String MESSAGE = "(message)";

    private final ReportModel model;
    private final CodecWords names;
    private final List<One> all;
    private final List<ByteKind> kinds;
    private final List<String> fields;

    private record One(Variant codec, ByteCosts costs) {
        double bytes(ByteKind kind) {
            return (double) costs.bytes(kind) / costs.records();
        }
    }

    private AccountSection(ReportModel model, CodecWords names, List<One> all) {
        this.model = model;
        this.names = names;
        this.all = all;
        this.kinds = Stream.of(ByteKind.values())
                .filter(kind -> all.stream().anyMatch(one -> one.costs.bytes(kind) > 0))
                .toList();
        this.fields = largest(all);
    }

    static void write(ReportModel model, CodecWords names, Document.Writer page) {
        List<One> all = accounts(model.run());
        if (!all.isEmpty()) {
            new AccountSection(model, names, all).write(page);
        }
    }

    private static List<One> accounts(Run run) {
        return run.cells().stream()
                .flatMap(cell -> cell.figures(Sizes.class).flatMap(Sizes::costs).stream()
                        .filter(costs -> costs.records() > 0)
                        .map(costs -> new One(cell.trial().codec(), costs)))
                .sorted(Comparator.comparing(one -> one.costs.bytes()))
                .toList();
    }

    /** By their bytes in all codecs together. */
    private static List<String> largest(List<One> all) {
        Map<String, Long> bytes = all.stream()
                .flatMap(one -> one.costs.fields().stream())
                .collect(Collectors.groupingBy(
                        FieldBytes::field, LinkedHashMap::new, Collectors.summingLong(FieldBytes::bytes)));
        return bytes.entrySet().stream()
                .sorted(Map.Entry.<String, Long>comparingByValue().reversed())
                .limit(MOST_FIELDS)
                .map(Map.Entry::getKey)
                .toList();
    }

    private void write(Document.Writer page) {
        page.section("where the bytes go", "bytes of a record");
        RuntimeParts.write(model, page, all, One::codec, own -> {
            page.charts(new Stacks(
                    "What the bytes of a record are there for",
                    Plots.bytes("bytes of a record"),
                    kinds.stream().map(ByteKind::title).toList(),
                    own.stream().map(this::stack).toList()));
            page.table(byKind(own));
            page.part("the largest fields", "bytes of a record");
            page.table(byField(own));
        });
        page.paragraph("Each byte of one record: wirecost explain --codec CODEC.");
        long without = model.run().cells().stream()
                        .filter(cell -> cell.figures(Sizes.class).isPresent())
                        .count()
                - all.size();
        if (without > 0) {
            page.paragraph(
                    without == 1
                            ? "There is no account of the bytes of one codec yet."
                            : "There is no account of the bytes of %d codecs yet.".formatted(without));
        }
    }

    private Stack stack(One one) {
        return new Stack(
                names.inFamily(names.label(one.codec)),
                kinds.stream().map(one::bytes).toList(),
                Optional.empty());
    }

    private Table byKind(List<One> own) {
        return Columns.<One>of()
                .codec("codec", one -> names.plain(one.codec))
                .figure(
                        "bytes",
                        "bytes",
                        one -> TableCell.figure(
                                kinds.stream().mapToDouble(one::bytes).sum(), Units::bytes))
                .figures(kinds, ByteKind::title, "bytes", (one, kind) -> bytes(one.bytes(kind)))
                .table(own);
    }

    private Table byField(List<One> own) {
        return Columns.<One>of()
                .codec("codec", one -> names.plain(one.codec))
                .figures(fields, AccountSection::title, "bytes", AccountSection::cost)
                .table(own);
    }

    /** Names of fields are a user's. */
    private static String title(String field) {
        return field.isEmpty() ? MESSAGE : field;
    }

    private static TableCell cost(One one, String field) {
        return one.costs.fields().stream()
                .filter(known -> known.field().equals(field))
                .findFirst()
                .map(known -> bytes((double) known.bytes() / one.costs.records()))
                .orElse(TableCell.none());
    }

    private static TableCell bytes(double bytes) {
        return bytes == 0 ? TableCell.none() : TableCell.figure(bytes, Units::bytes);
    }
}
