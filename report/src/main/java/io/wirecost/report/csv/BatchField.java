package io.wirecost.report.csv;

import io.wirecost.report.model.batch.BatchModel;
import io.wirecost.report.model.batch.BatchModel.Dictionary;
import io.wirecost.report.model.batch.BatchModel.Line;
import io.wirecost.report.model.batch.BatchModel.Point;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A figure by message of compressed batches, or of a dictionary.
 *
 * @param operation {@code compression@zstd@depth=100}, with {@code @write} or {@code @read} behind it for times;
 *     {@code compression@dictionary=4096}
 */
record BatchField(String operation, String unit, double value) {
    private static final String OPERATION = "compression@";

    /** Returns those of a codec. */
    static List<BatchField> of(BatchModel batches, String codec) {
        return Stream.concat(
                        batches.lines().stream()
                                .filter(line -> line.codec().equals(codec))
                                .flatMap(line -> line.points().stream().flatMap(point -> of(line, point))),
                        batches.dictionaries().stream()
                                .filter(dictionary -> dictionary.codec().equals(codec))
                                .flatMap(BatchField::of))
                .toList();
    }

    private static Stream<BatchField> of(Line line, Point point) {
        String operation = OPERATION + line.compression() + "@depth=" + point.depth();
        return Stream.of(
                new BatchField(operation, "bytes", point.bytes()),
                new BatchField(operation + "@write", "ns", point.writeNanos()),
                new BatchField(operation + "@read", "ns", point.readNanos()));
    }

    private static Stream<BatchField> of(Dictionary dictionary) {
        return dictionary.withBytes().stream()
                .map(bytes -> new BatchField(
                        OPERATION + "dictionary=" + dictionary.dictionaryBytes().orElseThrow(), "bytes", bytes));
    }

    /** Status, no rank, unit and centre. */
    void write(CsvRows lines) {
        lines.text("measured");
        lines.text("");
        lines.text(unit);
        lines.number(Optional.of(value));
    }
}
