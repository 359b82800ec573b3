package io.wirecost.report.model.file;

import io.wirecost.report.model.metric.Metric.Range;
import java.util.List;
import java.util.Optional;

/**
 * What a file with all records weighs, and how long it takes.
 *
 * @param title what is in the files, in words
 * @param parameter that differs from file to file; empty where a file has the whole dataset
 * @param notes what a reader needs to know, in sentences
 * @param lines runtime by runtime, value by value, smallest file first
 * @param growths what one more of the parameter adds; empty without a parameter
 */
public record FileModel(
        String title, Optional<String> parameter, List<String> notes, List<Line> lines, List<Growth> growths) {
    public FileModel {
        notes = List.copyOf(notes);
        lines = List.copyOf(lines);
        growths = List.copyOf(growths);
    }

    /**
     * The file of one codec.
     *
     * @param task label of the trial: {@code file}, or that with a form that is not the usual one of the codec, and with
     *     the value of the parameter
     * @param form how its records stand in it, in words
     * @param value of the parameter; empty where a file has the whole dataset
     * @param write to encode and write it
     * @param encode the same without the system's time for the file
     * @param read to read and decode it
     * @param decode the same without the system's time for the file
     */
    public record Line(
            String codec,
            String task,
            String form,
            Optional<Integer> value,
            long bytes,
            Time write,
            Time encode,
            Time read,
            Time decode) {}

    /**
     * A time for all records, in nanoseconds.
     *
     * @param centre geometric mean of the forks
     * @param interval 95 %; empty for a single fork
     */
    public record Time(double centre, Optional<Range> interval) {}

    /**
     * What one more of the parameter adds to the file of a codec.
     *
     * @param task as that of the lines, without a value: {@code file@professors}
     * @param bytes exact
     * @param write nanoseconds; empty, as read, if no round has forks of all values
     * @param straight whether straight lines describe the figures, in words
     */
    public record Growth(
            String codec,
            String task,
            String form,
            double bytes,
            Optional<Slope> write,
            Optional<Slope> read,
            String straight) {}

    /**
     * What one more adds, in nanoseconds.
     *
     * @param interval 95 %; empty for a single fork
     */
    public record Slope(double centre, Optional<Range> interval) {}
}
