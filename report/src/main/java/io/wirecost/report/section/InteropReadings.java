package io.wirecost.report.section;

import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Direction;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Figures;
import io.wirecost.core.run.Interop;
import io.wirecost.core.run.Interop.Reading;
import io.wirecost.core.run.Run;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** What the codecs of a run made of each other's bytes. */
final class InteropReadings {
    private final Map<Variant, Cell> cells = new LinkedHashMap<>();

    /** Codecs of one format and layout, in the order of the run. */
    private final List<Group> groups;

    InteropReadings(Run run) {
        run.cells().stream()
                .filter(cell -> cell.trial().task().figures() == Figures.FigureKind.INTEROP)
                .forEach(cell -> cells.put(cell.trial().codec(), cell));
        this.groups = run.codecs().stream()
                .filter(codec -> cells.containsKey(codec.variant()))
                .collect(Collectors.groupingBy(InteropReadings::name, LinkedHashMap::new, Collectors.toList()))
                .entrySet()
                .stream()
                .map(group -> new Group(group.getKey(), group.getValue()))
                .toList();
    }

    /** The name of a codec's group: its format, with its layout where it has several. */
    static String name(CodecInfo codec) {
        return codec.layout().isEmpty() ? codec.format() : codec.format() + ", " + codec.layout();
    }

    boolean isEmpty() {
        return cells.isEmpty();
    }

    /** Also those of which there is a single codec. */
    List<Group> groups() {
        return groups;
    }

    Optional<Interop> figures(CodecInfo codec) {
        return cells.get(codec.variant()).figures(Interop.class);
    }

    /** Codecs that should read each other. */
    record Group(String name, List<CodecInfo> codecs) {
        List<CodecInfo> readers() {
            return codecs.stream()
                    .filter(codec -> codec.direction() != Direction.SERIALIZE)
                    .toList();
        }

        List<CodecInfo> writers() {
            return codecs.stream()
                    .filter(codec -> codec.direction() != Direction.DESERIALIZE)
                    .toList();
        }
    }

    /** All readings of a group that took place, each with the two codecs. */
    List<Known> known(Group group) {
        List<Known> known = new ArrayList<>();
        for (CodecInfo writer : group.codecs()) {
            for (CodecInfo reader : group.codecs()) {
                reading(writer, reader).ifPresent(reading -> known.add(new Known(writer, reader, reading)));
            }
        }
        return known;
    }

    /** A reading that took place. */
    record Known(CodecInfo writer, CodecInfo reader, Reading reading) {}

    private Optional<Reading> reading(CodecInfo writer, CodecInfo reader) {
        return figures(reader).stream()
                .flatMap(figures -> figures.readings().stream())
                .filter(reading -> reading.isOf(writer.variant()))
                .findFirst();
    }

    /** How many readings of a group are of a kind. */
    long count(Group group, ReadingMark mark) {
        return group.writers().stream()
                .flatMap(writer -> group.readers().stream().map(reader -> mark(writer, reader)))
                .filter(mark::equals)
                .count();
    }

    ReadingMark mark(CodecInfo writer, CodecInfo reader) {
        for (CodecInfo codec : List.of(reader, writer)) {
            Cell.Status status = cells.get(codec.variant()).status();
            if (status != Cell.Status.MEASURED) {
                return status == Cell.Status.REFUSED ? ReadingMark.REFUSED : ReadingMark.UNPROVEN;
            }
        }
        return writer.equals(reader)
                ? ReadingMark.SELF
                : reading(writer, reader).map(ReadingMark::of).orElse(ReadingMark.MISSING);
    }
}
