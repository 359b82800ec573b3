package io.wirecost.report.section;

import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.run.Interop;
import io.wirecost.core.run.Interop.OwnBytes;
import io.wirecost.document.Columns;
import io.wirecost.document.Document;
import io.wirecost.document.Table;
import io.wirecost.document.TableCell;
import io.wirecost.report.model.ReportModel;
import io.wirecost.report.section.InteropReadings.Group;
import io.wirecost.report.section.ReportRemarks.Remark;
import io.wirecost.report.wording.Shortened;
import io.wirecost.report.wording.Units;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * How the codecs of each format read each other's bytes, and whether equal values give equal bytes. Nothing in a run that
 * was not asked for it.
 */
final class InteropSection {
    /** A longer reason is in run.json, whole. */
    private static final int SHOWN_CHARACTERS = 200;

    private final InteropReadings readings;
    private final List<Group> groups;
    private final CodecWords names;
    private final VectorsSection vectors;

    private InteropSection(InteropReadings readings, CodecWords names) {
        this.readings = readings;
        this.groups = readings.groups().stream()
                .filter(group -> group.codecs().size() > 1)
                .toList();
        this.names = names;
        this.vectors = new VectorsSection(readings, names);
    }

    /** Returns whether the run was asked for it. */
    static boolean isIn(ReportModel model) {
        return !new InteropReadings(model.run()).isEmpty();
    }

    /** Adds a line for each format, and what was not simply right; of a whole report all of it. */
    static void write(ReportModel model, CodecWords names, boolean whole, Document.Writer page) {
        InteropReadings readings = new InteropReadings(model.run());
        if (!readings.isEmpty()) {
            InteropSection section = new InteropSection(readings, names);
            section.summary(page);
            if (whole) {
                section.details(page);
            }
        }
    }

    private void summary(Document.Writer page) {
        page.section("interop", "each codec reads what the others of its format and layout wrote");
        if (!groups.isEmpty()) {
            page.table(counts());
        }
        ReportRemarks remarks = new ReportRemarks(names);
        readings.groups().forEach(group -> readings.known(group).forEach(remarks::add));
        if (!remarks.list().isEmpty()) {
            page.part("what was not simply right", "");
            page.table(remarks(remarks.list()));
        }
        page.paragraph(sentence());
        vectors.summary().ifPresent(page::paragraph);
    }

    private void details(Document.Writer page) {
        for (Group group : groups) {
            page.part(group.name(), "a row for each codec that wrote, a column for each that read");
            page.table(matrix(group));
            page.paragraph(numbers(group.readers()));
        }
        page.items(Stream.of(ReadingMark.values())
                .filter(this::occurs)
                .map(mark -> mark.word() + ": " + mark.meaning() + ".")
                .toList());
        page.part("equal bytes", "whether equal values give equal bytes");
        page.table(bytes());
        vectors.write(page);
    }

    private boolean occurs(ReadingMark mark) {
        return groups.stream().anyMatch(group -> readings.count(group, mark) > 0);
    }

    private Table counts() {
        Columns<Group> columns = Columns.<Group>of()
                .name("format", group -> group.name())
                .figure("codecs", group -> String.valueOf(group.codecs().size()));
        Stream.of(ReadingMark.values())
                .filter(mark -> mark != ReadingMark.SELF && occurs(mark))
                .forEach(mark -> columns.figure(
                        mark == ReadingMark.MISSING ? "missing" : mark.word(),
                        group -> String.valueOf(readings.count(group, mark))));
        return columns.table(groups);
    }

    /** All readings, counted. */
    private String sentence() {
        String counted = ReadingMark.COUNTED.stream()
                .map(mark -> new Counted(
                        mark,
                        groups.stream()
                                .mapToLong(group -> readings.count(group, mark))
                                .sum()))
                .filter(one -> one.count > 0)
                .map(one -> Units.count(one.count) + " " + one.mark.counted())
                .collect(Collectors.joining(", "));
        return counted.isEmpty()
                ? "No codec has read another one's bytes: there is none of its format and layout, or one of the two refuses the data."
                : "Readings of another codec's bytes: " + counted + ".";
    }

    private record Counted(ReadingMark mark, long count) {}

    private static Table remarks(List<Remark> remarks) {
        return Columns.<Remark>of()
                .name("format", remark -> remark.group())
                .words("wrote", remark -> String.join(", ", remark.writers()))
                .words("read", remark -> String.join(", ", remark.readers()))
                .name("result", remark -> remark.mark().word())
                .words("what", InteropSection::what)
                .table(remarks);
    }

    private static String what(Remark remark) {
        String what = Shortened.to(SHOWN_CHARACTERS, remark.what());
        return remark.known().isEmpty() ? what : what + "; known: " + remark.known();
    }

    /** Names of a dozen codecs are too wide for titles. */
    private Table matrix(Group group) {
        List<CodecInfo> readers = group.readers();
        Columns<CodecInfo> columns = Columns.<CodecInfo>of().codec("wrote", writer -> names.plain(writer.variant()));
        IntStream.range(0, readers.size())
                .forEach(i -> columns.name(
                        String.valueOf(i + 1),
                        writer -> readings.mark(writer, readers.get(i)).word()));
        return columns.table(group.writers());
    }

    private String numbers(List<CodecInfo> readers) {
        return "Readers: "
                + IntStream.range(0, readers.size())
                        .mapToObj(i -> (i + 1) + " " + label(readers.get(i)))
                        .collect(Collectors.joining(", "));
    }

    private String label(CodecInfo codec) {
        return names.label(codec.variant());
    }

    private record Bytes(CodecInfo codec, OwnBytes own, List<String> sameAs) {}

    private Table bytes() {
        return Columns.<Bytes>of()
                .codec("codec", bytes -> names.plain(bytes.codec.variant()))
                .name("format", bytes -> InteropReadings.name(bytes.codec))
                .name("in two processes", bytes -> yesOrNo(bytes.own.sameInTwoProcesses()))
                .name(
                        "in any map order",
                        bytes -> bytes.own
                                .sameInAnyMapOrder()
                                .map(InteropSection::yesOrNo)
                                .orElse("no maps"))
                .words(
                        "the same bytes as",
                        bytes -> bytes.sameAs.isEmpty() ? TableCell.NONE : String.join(", ", bytes.sameAs))
                .table(readings.groups().stream().flatMap(this::bytes).toList());
    }

    private Stream<Bytes> bytes(Group group) {
        Map<String, List<CodecInfo>> same = group.codecs().stream()
                .filter(codec -> own(codec).isPresent())
                .collect(Collectors.groupingBy(codec -> own(codec).orElseThrow().checksum()));
        return group.codecs().stream()
                .flatMap(codec -> own(codec).stream()
                        .map(own -> new Bytes(
                                codec,
                                own,
                                same.get(own.checksum()).stream()
                                        .filter(other -> !other.equals(codec))
                                        .map(this::label)
                                        .toList())));
    }

    private Optional<OwnBytes> own(CodecInfo codec) {
        return readings.figures(codec).flatMap(Interop::bytes);
    }

    private static String yesOrNo(boolean answer) {
        return answer ? "yes" : "no";
    }
}
