package io.wirecost.analysis;

import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Experiment;
import io.wirecost.core.run.Pipeline;
import io.wirecost.core.run.Pipeline.Iteration;
import io.wirecost.core.run.Run;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Compressed figures that too few different records flatter: a batch that holds a record twice compresses better than one
 * of as many different messages.
 *
 * @param differentRecords of a set
 * @param codecs whose batches had room for more messages than the producer had different records
 */
public record BatchRepeats(int differentRecords, List<Variant> codecs) {
    private static final String NO_COMPRESSION = "none";

    public BatchRepeats {
        codecs = List.copyOf(codecs);
    }

    /** Returns the repeats of a run; empty if no batch was compressed, or none had room for a record to come again. */
    public static Optional<BatchRepeats> of(Run run) {
        return run.pipeline()
                .filter(experiment -> !experiment.transport().compression().equals(NO_COMPRESSION))
                .map(experiment -> of(run, experiment))
                .filter(repeats -> !repeats.codecs.isEmpty());
    }

    private static BatchRepeats of(Run run, Experiment experiment) {
        return new BatchRepeats(
                experiment.recordsThatDiffer(),
                run.cells().stream()
                        .filter(cell -> cell.figures(Pipeline.class)
                                .filter(samples -> repeat(samples, experiment))
                                .isPresent())
                        .map(BatchRepeats::codec)
                        .distinct()
                        .toList());
    }

    private static Variant codec(Cell cell) {
        return cell.trial().codec();
    }

    private static boolean repeat(Pipeline samples, Experiment experiment) {
        return samples.blocks().stream()
                .flatMap(block -> block.iterations().stream())
                .anyMatch(set -> messagesInBatch(set, experiment) > recordsInTurn(set, experiment));
    }

    /** Returns the number of messages in a batch. There are fewer than fill a batch if it left before it was full. */
    private static double messagesInBatch(Iteration set, Experiment experiment) {
        double sends = set.messages() + set.forwarded();
        return Math.min(set.messages(), experiment.transport().batchBytes() * sends / set.sentBytes());
    }

    /** B sends only what passes its filter, so that its records come again sooner than A's. */
    private static double recordsInTurn(Iteration set, Experiment experiment) {
        double records = experiment.recordsThatDiffer();
        return set.forwarded() == 0 ? records : records * set.forwarded() / set.messages();
    }

    /** Returns whether a codec is among them. */
    public boolean concern(Variant codec) {
        return codecs.contains(codec);
    }

    /** Returns the note that a reader must know before comparing. */
    public String words() {
        return String.format(
                Locale.ROOT,
                "compressed batches can hold the same record several times, since only %,d differ:"
                        + " that takes fewer bytes than as many different messages would",
                differentRecords);
    }
}
