package io.wirecost.report.model.interop;

import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.run.Interop.Reading;
import io.wirecost.document.Visible;
import io.wirecost.report.model.interop.InteropModel.Remark;
import io.wirecost.report.wording.CodecLabels;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/** Collects what was not simply right. Readings that ended alike for one writer, or for one reader, are one remark. */
final class Remarks {
    private final CodecLabels names;
    private final List<One> all = new ArrayList<>();

    Remarks(CodecLabels names) {
        this.names = names;
    }

    private record One(String group, Mark mark, String what, String known, String writer, String reader) {}

    /** Readings that end alike, seen from one of their codecs. */
    private record Alike(String group, Mark mark, String what, String known, String codec) {}

    static Mark mark(Reading reading) {
        if (reading.isDifference() && reading.known().isPresent()) {
            return Mark.KNOWN;
        }
        return switch (reading.outcome()) {
            case OK -> Mark.OK;
            case LOSS -> Mark.LOSS;
            case WRONG -> Mark.WRONG;
            case UNREADABLE -> Mark.UNREADABLE;
        };
    }

    void add(CodecInfo writer, CodecInfo reader, Reading reading) {
        if (mark(reading) != Mark.OK) {
            all.add(new One(
                    Interops.group(writer),
                    mark(reading),
                    InteropWords.what(reading),
                    reading.known().map(Visible::text).orElse(""),
                    names.of(writer.variant()),
                    names.of(reader.variant())));
        }
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
                .map(Remarks::remark)
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
