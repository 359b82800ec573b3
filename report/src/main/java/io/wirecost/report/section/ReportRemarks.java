package io.wirecost.report.section;

import io.wirecost.core.run.Interop.Reading;
import io.wirecost.core.run.Interop.WrongValue;
import io.wirecost.core.value.Loss;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Collects what was not simply right. Readings that ended alike for one writer, or for one reader, are one remark. */
final class ReportRemarks {
    private final CodecWords names;
    private final List<One> all = new ArrayList<>();

    ReportRemarks(CodecWords names) {
        this.names = names;
    }

    private record One(String group, ReadingMark mark, String what, String known, String writer, String reader) {}

    /** Readings that end alike, seen from one of their codecs. */
    private record Alike(String group, ReadingMark mark, String what, String known, String codec) {}

    /**
     * Readings that ended alike.
     *
     * @param group the name of the codecs' group
     * @param writers the codecs whose bytes were read
     * @param readers the codecs that read them
     * @param what came back, or why nothing did
     * @param known why it stays, if it is known
     */
    record Remark(
            String group, List<String> writers, List<String> readers, ReadingMark mark, String what, String known) {}

    void add(InteropReadings.Known known) {
        ReadingMark mark = ReadingMark.of(known.reading());
        if (mark != ReadingMark.OK) {
            all.add(new One(
                    InteropReadings.name(known.writer()),
                    mark,
                    what(known.reading()),
                    known.reading().known().orElse(""),
                    names.label(known.writer().variant()),
                    names.label(known.reader().variant())));
        }
    }

    /** What came back, or why nothing did. */
    private static String what(Reading reading) {
        return switch (reading.outcome()) {
            case OK -> "";
            case LOSS -> reading.losses().stream().map(Loss::description).collect(Collectors.joining("; "));
            case WRONG -> reading.difference().map(WrongValue::words).orElse("");
            case UNREADABLE -> reading.reason().orElse("");
        };
    }

    /** Returns the remarks, the gravest first. */
    List<Remark> list() {
        Map<Alike, Integer> byWriter = count(One::writer);
        Map<Alike, Integer> byReader = count(One::reader);
        Map<Alike, Set<One>> grouped = new LinkedHashMap<>();
        for (One one : all) {
            Alike ofWriter = alike(one, one.writer());
            Alike ofReader = alike(one, one.reader());
            Alike larger = byReader.get(ofReader) > byWriter.get(ofWriter) ? ofReader : ofWriter;
            grouped.computeIfAbsent(larger, alike -> new LinkedHashSet<>()).add(one);
        }
        return grouped.values().stream()
                .map(ReportRemarks::remark)
                .sorted(Comparator.comparing(Remark::mark))
                .toList();
    }

    private Map<Alike, Integer> count(Function<One, String> codec) {
        Map<Alike, Integer> counts = new LinkedHashMap<>();
        all.forEach(one -> counts.merge(alike(one, codec.apply(one)), 1, Integer::sum));
        return counts;
    }

    private static Alike alike(One one, String codec) {
        return new Alike(one.group(), one.mark(), one.what(), one.known(), codec);
    }

    private static Remark remark(Set<One> ones) {
        One first = ones.iterator().next();
        return new Remark(
                first.group(),
                distinct(ones, One::writer),
                distinct(ones, One::reader),
                first.mark(),
                first.what(),
                first.known());
    }

    private static List<String> distinct(Set<One> ones, Function<One, String> codec) {
        return ones.stream().map(codec).distinct().toList();
    }
}
