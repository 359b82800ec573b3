package io.wirecost.report.section;

import io.wirecost.analysis.Effort;
import io.wirecost.analysis.sweep.SweepStudy;
import io.wirecost.core.run.FilePasses;
import io.wirecost.core.run.Run;
import io.wirecost.report.wording.Units;
import java.util.ArrayList;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;

/** What a reader needs to know of files, in words. */
final class FileWords {
    private FileWords() {}

    /** {@code 20 records in one file}, {@code 1 record in each file, by professors}. */
    static String title(List<FilePasses> all, Optional<String> parameter) {
        return counts(all, FilePasses::records, "record")
                + parameter.map(name -> " in each file, by " + name).orElse(" in one file");
    }

    /** {@code 3 forks}, {@code 2 to 3 forks}, {@code one fork}. */
    private static String counts(List<FilePasses> all, ToIntFunction<FilePasses> count, String what) {
        IntSummaryStatistics found = all.stream().mapToInt(count).summaryStatistics();
        if (found.getMin() < found.getMax()) {
            return "%s to %s %ss".formatted(Units.count(found.getMin()), Units.count(found.getMax()), what);
        }
        return found.getMax() == 1 ? "one " + what : Units.count(found.getMax()) + " " + what + "s";
    }

    private static String warmUp(int seconds) {
        return seconds == 0
                ? "Without warm-up: the clock ran from the first record of a fresh JVM on, so that loading and compiling the code is in the times of the first pass."
                : "Each JVM wrote and read for at least %d s before the clock ran.".formatted(seconds);
    }

    /** @param swept whether a parameter differs from file to file */
    static List<String> notes(Run run, List<FilePasses> all, boolean swept) {
        int passes = all.get(0).forks().get(0).passes().size();
        List<String> notes = new ArrayList<>();
        notes.add(
                ("Every record of each file was read back and compared. Times are for all records of a file, the geometric mean of %s%s, in a"
                                + " heap of %s; the clock stands still while records are loaded. They are not ranked.")
                        .formatted(
                                counts(all, files -> files.forks().size(), "fork"),
                                passes > 1 ? ", each with the median of its %d passes".formatted(passes) : "",
                                Units.memory(all.get(0).heapBytes())));
        all.get(0).warmUpSeconds().map(FileWords::warmUp).ifPresent(notes::add);
        notes.add("Files are read right after they were written, from the system's memory and not from a disk.");
        if (swept) {
            notes.add(
                    ("What one more adds is the slope of a straight line, fitted by relative errors to the forks of each"
                                    + " round; its 95 %% interval is over the rounds. A straight line holds if at every value it is"
                                    + " within %.0f %% of the figure, or inside the figure's 95 %% interval.")
                            .formatted(100 * SweepStudy.TOLERANCE));
            if (Effort.of(run).isSmoke()) {
                notes.add(
                        "Too few forks: the slopes of times say little, and those of a single fork have no interval.");
            }
        }
        return notes;
    }
}
