package io.wirecost.report.model.batch;

import java.util.List;
import java.util.Optional;

/**
 * What messages weigh in Kafka's record batches, and with a trained dictionary.
 *
 * @param depths messages in a batch, ascending
 * @param compressions as Kafka names them
 * @param notes what a reader needs to know, in sentences
 * @param lines of each codec all compressions, codecs with the fewest bytes before compression first, runtime by runtime
 * @param dictionaries in the same order
 */
public record BatchModel(
        List<Integer> depths,
        List<String> compressions,
        List<String> notes,
        List<Line> lines,
        List<Dictionary> dictionaries) {
    public BatchModel {
        depths = List.copyOf(depths);
        compressions = List.copyOf(compressions);
        notes = List.copyOf(notes);
        lines = List.copyOf(lines);
        dictionaries = List.copyOf(dictionaries);
    }

    /** The figures of a codec with one compression. */
    public record Line(String codec, String compression, List<Point> points) {
        public Line {
            points = List.copyOf(points);
        }

        /** The figure of a depth; empty where there were too few messages. */
        public Optional<Point> at(int depth) {
            return points.stream().filter(point -> point.depth() == depth).findFirst();
        }
    }

    /**
     * A figure by message.
     *
     * @param depth messages in a batch
     * @param writeNanos to frame and compress
     * @param readNanos to decompress and to find the messages
     */
    public record Point(int depth, double bytes, double writeNanos, double readNanos) {}

    /**
     * Single messages compressed by zstd, in bytes by message.
     *
     * @param dictionaryBytes size of the dictionary; empty where there is none
     * @param plainBytes before compression
     * @param aloneBytes without a dictionary
     * @param withBytes with it
     * @param reason why there is none; empty where there is one
     */
    public record Dictionary(
            String codec,
            Optional<Integer> dictionaryBytes,
            Optional<Double> plainBytes,
            Optional<Double> aloneBytes,
            Optional<Double> withBytes,
            Optional<String> reason) {}
}
