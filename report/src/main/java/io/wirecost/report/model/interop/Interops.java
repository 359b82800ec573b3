package io.wirecost.report.model.interop;

import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Direction;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Figures;
import io.wirecost.core.run.Interop;
import io.wirecost.core.run.Interop.OwnBytes;
import io.wirecost.core.run.Interop.Reading;
import io.wirecost.core.run.Run;
import io.wirecost.report.model.interop.InteropModel.Bytes;
import io.wirecost.report.model.interop.InteropModel.Count;
import io.wirecost.report.model.interop.InteropModel.Group;
import io.wirecost.report.model.interop.InteropModel.Row;
import io.wirecost.report.wording.CodecLabels;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Makes tables of what codecs made of each other's bytes. */
public final class Interops {
    private final Map<Variant, Cell> cells = new LinkedHashMap<>();
    private final CodecLabels names;
    private final List<CodecInfo> codecs;

    private Interops(Run run) {
        run.cells().stream()
                .filter(cell -> cell.trial().task().figures() == Figures.Kind.INTEROP)
                .forEach(cell -> cells.put(cell.trial().codec(), cell));
        this.names = new CodecLabels(run);
        this.codecs = run.codecs().stream()
                .filter(codec -> cells.containsKey(codec.variant()))
                .toList();
    }

    /** Empty for a run that has none of this. */
    public static Optional<InteropModel> of(Run run) {
        Interops interops = new Interops(run);
        return interops.cells.isEmpty() ? Optional.empty() : Optional.of(interops.model());
    }

    private InteropModel model() {
        List<List<CodecInfo>> fellows = List.copyOf(codecs.stream()
                .collect(Collectors.groupingBy(Interops::group, LinkedHashMap::new, Collectors.toList()))
                .values());
        List<Group> groups = fellows.stream()
                .filter(group -> group.size() > 1)
                .map(this::group)
                .toList();
        Remarks remarks = new Remarks(names);
        fellows.forEach(group -> forEachReading(group, remarks::add));
        return new InteropModel(
                InteropWords.summary(groups),
                groups,
                remarks.list(),
                fellows.stream().flatMap(this::bytes).toList(),
                vectors(fellows));
    }

    private Optional<VectorsModel> vectors(List<List<CodecInfo>> fellows) {
        VectorTables tables = new VectorTables();
        fellows.stream()
                .flatMap(List::stream)
                .forEach(codec -> figures(codec)
                        .flatMap(Interop::vectors)
                        .ifPresent(vectors -> tables.add(name(codec), codec, vectors)));
        return tables.model();
    }

    /** The name of a codec's group. */
    static String group(CodecInfo codec) {
        return codec.layout().isEmpty() ? codec.format() : codec.format() + ", " + codec.layout();
    }

    /** Is told of readings. */
    interface Listener {
        void read(CodecInfo writer, CodecInfo reader, Reading reading);
    }

    private void forEachReading(List<CodecInfo> group, Listener listener) {
        for (CodecInfo writer : group) {
            for (CodecInfo reader : group) {
                reading(writer, reader).ifPresent(reading -> listener.read(writer, reader, reading));
            }
        }
    }

    private Optional<Reading> reading(CodecInfo writer, CodecInfo reader) {
        return figures(reader).stream()
                .flatMap(figures -> figures.readings().stream())
                .filter(reading -> reading.isOf(writer.variant()))
                .findFirst();
    }

    private Optional<Interop> figures(CodecInfo codec) {
        return cells.get(codec.variant()).figures(Interop.class);
    }

    private Group group(List<CodecInfo> group) {
        List<CodecInfo> readers = group.stream()
                .filter(codec -> codec.direction() != Direction.SERIALIZE)
                .toList();
        List<Row> rows = group.stream()
                .filter(codec -> codec.direction() != Direction.DESERIALIZE)
                .map(writer -> new Row(
                        name(writer),
                        readers.stream().map(reader -> mark(writer, reader)).toList()))
                .toList();
        Map<Mark, Integer> counts = new LinkedHashMap<>();
        rows.stream().flatMap(row -> row.marks().stream()).forEach(mark -> counts.merge(mark, 1, Integer::sum));
        return new Group(
                group(group.get(0)),
                group.stream().map(this::name).toList(),
                readers.stream().map(this::name).toList(),
                rows,
                Stream.of(Mark.values())
                        .filter(counts::containsKey)
                        .map(mark -> new Count(mark, counts.get(mark)))
                        .toList());
    }

    private Mark mark(CodecInfo writer, CodecInfo reader) {
        for (CodecInfo codec : List.of(reader, writer)) {
            Cell.Status status = cells.get(codec.variant()).status();
            if (status != Cell.Status.MEASURED) {
                return status == Cell.Status.REFUSED ? Mark.REFUSED : Mark.UNPROVEN;
            }
        }
        return writer.equals(reader)
                ? Mark.SELF
                : reading(writer, reader).map(Remarks::mark).orElse(Mark.MISSING);
    }

    private Stream<Bytes> bytes(List<CodecInfo> group) {
        Map<String, List<String>> same = new LinkedHashMap<>();
        for (CodecInfo codec : group) {
            own(codec)
                    .ifPresent(own -> same.computeIfAbsent(own.checksum(), sum -> new ArrayList<>())
                            .add(name(codec)));
        }
        return group.stream().flatMap(codec -> own(codec).stream().map(own -> bytes(codec, own, same)));
    }

    private Bytes bytes(CodecInfo codec, OwnBytes own, Map<String, List<String>> same) {
        return new Bytes(
                name(codec),
                group(codec),
                InteropWords.yesOrNo(own.sameInTwoProcesses()),
                own.sameInAnyMapOrder().map(InteropWords::yesOrNo).orElse("no maps"),
                same.get(own.checksum()).stream()
                        .filter(other -> !other.equals(name(codec)))
                        .toList());
    }

    private Optional<OwnBytes> own(CodecInfo codec) {
        return figures(codec).flatMap(Interop::bytes);
    }

    private String name(CodecInfo codec) {
        return names.of(codec.variant());
    }
}
