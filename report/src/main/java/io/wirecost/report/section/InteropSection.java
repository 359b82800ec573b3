package io.wirecost.report.section;

import io.wirecost.document.Cell;
import io.wirecost.document.Columns;
import io.wirecost.document.Document;
import io.wirecost.document.Table;
import io.wirecost.report.model.interop.InteropModel.Bytes;
import io.wirecost.report.model.interop.InteropModel.Group;
import io.wirecost.report.model.interop.InteropModel.Remark;
import io.wirecost.report.model.interop.InteropModel.Row;
import io.wirecost.report.model.interop.InteropModel;
import io.wirecost.report.model.interop.Mark;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** How the codecs of each format read each other's bytes, and whether equal values give equal bytes. */
final class InteropSection {
    /** A longer reason is in run.json, whole. */
    private static final int SHOWN_CHARACTERS = 200;

    private InteropSection() {}

    /** Adds a line for each format, and what was not simply right. */
    static void summary(InteropModel interop, Document.Writer page) {
        page.section("interop", "each codec reads what the others of its format and layout wrote");
        if (!interop.groups().isEmpty()) {
            page.table(groups(interop.groups()));
        }
        if (!interop.remarks().isEmpty()) {
            page.part("what was not simply right", "");
            page.table(remarks(interop.remarks()));
        }
        page.paragraph(interop.summary());
        interop.vectors().ifPresent(vectors -> page.paragraph(vectors.summary()));
    }

    /** Adds all of it. */
    static void write(InteropModel interop, Document.Writer page) {
        summary(interop, page);
        for (Group group : interop.groups()) {
            page.part(group.name(), "a row for each codec that wrote, a column for each that read");
            page.table(matrix(group));
            page.paragraph(numbers(group.readers()));
        }
        page.items(Stream.of(Mark.values())
                .filter(mark -> interop.groups().stream().anyMatch(group -> group.count(mark) > 0))
                .map(mark -> mark.word() + ": " + mark.meaning() + ".")
                .toList());
        page.part("equal bytes", "whether equal values give equal bytes");
        page.table(bytes(interop.bytes()));
        interop.vectors().ifPresent(vectors -> VectorsSection.write(vectors, page));
    }

    private static Table groups(List<Group> groups) {
        Columns<Group> columns = Columns.<Group>of()
                .name("format", Group::name)
                .figure("codecs", group -> String.valueOf(group.codecs().size()));
        Stream.of(Mark.values())
                .filter(mark -> mark != Mark.SELF)
                .filter(mark -> groups.stream().anyMatch(group -> group.count(mark) > 0))
                .forEach(mark -> columns.figure(
                        mark == Mark.MISSING ? "missing" : mark.word(), group -> String.valueOf(group.count(mark))));
        return columns.table(groups);
    }

    private static Table remarks(List<Remark> remarks) {
        return Columns.<Remark>of()
                .name("format", Remark::group)
                .words("wrote", remark -> String.join(", ", remark.writers()))
                .words("read", remark -> String.join(", ", remark.readers()))
                .name("result", remark -> remark.mark().word())
                .words("what", InteropSection::what)
                .table(remarks);
    }

    private static String what(Remark remark) {
        String what = remark.what().codePointCount(0, remark.what().length()) <= SHOWN_CHARACTERS
                ? remark.what()
                : remark.what().substring(0, remark.what().offsetByCodePoints(0, SHOWN_CHARACTERS)) + "…";
        return remark.known().isEmpty() ? what : what + "; known: " + remark.known();
    }

    /** Names of a dozen codecs are too wide for titles. */
    private static Table matrix(Group group) {
        Columns<Row> columns = Columns.<Row>of().name("wrote", Row::writer);
        IntStream.range(0, group.readers().size())
                .forEach(i -> columns.name(
                        String.valueOf(i + 1), row -> row.marks().get(i).word()));
        return columns.table(group.rows());
    }

    private static String numbers(List<String> readers) {
        return "Readers: "
                + String.join(
                        ", ",
                        IntStream.range(0, readers.size())
                                .mapToObj(i -> (i + 1) + " " + readers.get(i))
                                .toList());
    }

    private static Table bytes(List<Bytes> codecs) {
        return Columns.<Bytes>of()
                .name("codec", Bytes::codec)
                .name("format", Bytes::group)
                .name("in two processes", Bytes::processes)
                .name("in any map order", Bytes::mapOrder)
                .words(
                        "the same bytes as",
                        codec -> codec.sameAs().isEmpty() ? Cell.NONE : String.join(", ", codec.sameAs()))
                .table(codecs);
    }
}
