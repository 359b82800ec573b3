package io.wirecost.report.model.file;

import io.wirecost.report.model.metric.Metric.Range;
import java.util.List;
import java.util.Optional;

/**
 * What a file with all records weighs, and how long it takes.
 *
 * @param records in each file
 * @param notes what a reader needs to know, in sentences
 * @param lines smallest file first, runtime by runtime
 */
public record FileModel(int records, List<String> notes, List<Line> lines) {
    public FileModel {
        notes = List.copyOf(notes);
        lines = List.copyOf(lines);
    }

    /**
     * The file of one codec.
     *
     * @param task label of the trial: {@code file}, or that with a form that is not the usual one of the codec
     * @param form how its records stand in it, in words
     * @param write to encode and write it
     * @param encode the same without the system's time for the file
     * @param read to read and decode it
     * @param decode the same without the system's time for the file
     */
    public record Line(
            String codec, String task, String form, long bytes, Time write, Time encode, Time read, Time decode) {}

    /**
     * A time for all records, in nanoseconds.
     *
     * @param centre geometric mean of the forks
     * @param interval 95 %; empty for a single fork
     */
    public record Time(double centre, Optional<Range> interval) {}
}
