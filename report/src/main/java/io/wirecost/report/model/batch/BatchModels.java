package io.wirecost.report.model.batch;

import io.wirecost.analysis.compression.BatchTimes;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.BatchCompression;
import io.wirecost.core.run.Batches;
import io.wirecost.core.run.Batches.Batched;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Run;
import io.wirecost.report.model.batch.BatchModel.Dictionary;
import io.wirecost.report.model.batch.BatchModel.Line;
import io.wirecost.report.model.batch.BatchModel.Point;
import io.wirecost.report.wording.CodecLabels;
import io.wirecost.report.wording.Units;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Makes tables of what messages weigh when many are compressed together. */
public final class BatchModels {
    /** Deeper batches are not asked for. */
    private static final int MOST_DEPTH = 1_000;

    private final CodecLabels names;
    private final Map<Variant, Batches> figures = new LinkedHashMap<>();

    private BatchModels(Run run) {
        this.names = new CodecLabels(run);
        for (String runtime : run.runtimes()) {
            run.in(runtime).cells().stream()
                    .filter(cell -> cell.figures(Batches.class).isPresent())
                    .sorted(Comparator.comparingDouble(cell -> batches(cell).messageBytes()
                            / (double) batches(cell).messages()))
                    .forEach(cell -> figures.put(cell.trial().codec(), batches(cell)));
        }
    }

    /** Empty for a run that has none of this. */
    public static Optional<BatchModel> of(Run run) {
        BatchModels models = new BatchModels(run);
        return models.figures.isEmpty() ? Optional.empty() : Optional.of(models.model());
    }

    private static Batches batches(Cell cell) {
        return cell.figures(Batches.class).orElseThrow();
    }

    private BatchModel model() {
        return new BatchModel(
                figures.values().stream()
                        .flatMap(batches -> batches.batches().stream().map(Batched::depth))
                        .distinct()
                        .sorted()
                        .toList(),
                Stream.of(BatchCompression.values())
                        .map(BatchCompression::label)
                        .toList(),
                notes(),
                figures.entrySet().stream()
                        .flatMap(entry -> Stream.of(BatchCompression.values())
                                .map(compression -> line(entry.getKey(), entry.getValue(), compression)))
                        .toList(),
                figures.entrySet().stream()
                        .map(entry -> dictionary(
                                names.of(entry.getKey()), entry.getValue().dictionary()))
                        .toList());
    }

    private Line line(Variant codec, Batches batches, BatchCompression compression) {
        return new Line(
                names.of(codec),
                compression.label(),
                batches.batches().stream()
                        .filter(batched -> batched.compression() == compression)
                        .map(batched -> new Point(
                                batched.depth(),
                                batched.bytesPerMessage(),
                                BatchTimes.writeNanos(batched),
                                BatchTimes.readNanos(batched)))
                        .toList());
    }

    private static Dictionary dictionary(String codec, Batches.Dictionary given) {
        Optional<Integer> messages = given.reason().isPresent() ? Optional.empty() : Optional.of(given.measuredOn());
        return new Dictionary(
                codec,
                messages.map(count -> given.dictionaryBytes()),
                messages.map(count -> (double) given.messageBytes() / count),
                messages.map(count -> (double) given.aloneBytes() / count),
                messages.map(count -> (double) given.withBytes() / count),
                given.reason());
    }

    private List<String> notes() {
        int messages =
                figures.values().stream().mapToInt(Batches::messages).max().orElseThrow();
        int deepest = figures.values().stream()
                .flatMap(batches -> batches.batches().stream())
                .mapToInt(Batched::depth)
                .max()
                .orElse(0);
        List<String> notes = new ArrayList<>();
        notes.add(("Bytes by message of whole record batches, as Kafka's clients write them and a broker stores them,"
                        + " at Kafka's own levels; %s different messages, without keys and headers.")
                .formatted(Units.count(messages)));
        if (messages < 2 * deepest) {
            notes.add("There are messages for a single batch of %s only.".formatted(Units.count(deepest)));
        }
        if (deepest < MOST_DEPTH) {
            notes.add("Batches of more than %s would need more different messages than there are."
                    .formatted(Units.count(deepest)));
        }
        notes.add("Times are rough: the median of a few passes in one process, which framed, compressed and read the"
                + " batches; the codec's own time comes on top.");
        dictionaryNote().ifPresent(notes::add);
        return notes;
    }

    private Optional<String> dictionaryNote() {
        return figures.values().stream()
                .map(Batches::dictionary)
                .filter(dictionary -> dictionary.reason().isEmpty())
                .findFirst()
                .map(dictionary -> ("Each dictionary was trained on %s messages, drawn with seed %d, and measured on %s"
                                + " others at zstd's level 3. Writer and reader need the dictionary; its bytes are in no"
                                + " figure by message.")
                        .formatted(
                                Units.count(dictionary.trainedOn()),
                                dictionary.seed(),
                                Units.count(dictionary.measuredOn())));
    }
}
