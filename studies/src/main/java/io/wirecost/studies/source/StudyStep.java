package io.wirecost.studies.source;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * One run of wirecost that a study needs.
 *
 * @param name of its folder and of its run file
 * @param title what it measures, in words
 * @param lines whose codecs it measures; empty for all of the study that have one
 * @param quickLines the same at the small scale; empty for all of the step
 * @param fullOnly whether it is left out at the small scale
 * @param options of {@code wirecost run} at every scale, without dashes
 * @param quick options that are added or replaced at the small scale
 * @param full the same at the scale of the study
 */
public record StudyStep(
        String name,
        String title,
        List<String> lines,
        List<String> quickLines,
        boolean fullOnly,
        Map<String, String> options,
        Map<String, String> quick,
        Map<String, String> full) {
    public StudyStep {
        lines = lines == null ? List.of() : List.copyOf(lines);
        quickLines = quickLines == null ? List.of() : List.copyOf(quickLines);
        options = options == null ? Map.of() : Map.copyOf(options);
        quick = quick == null ? Map.of() : Map.copyOf(quick);
        full = full == null ? Map.of() : Map.copyOf(full);
    }

    /** Returns the options of a scale, by name. */
    public Map<String, String> options(StudyScale scale) {
        Map<String, String> all = new TreeMap<>(options);
        all.putAll(scale == StudyScale.QUICK ? quick : full);
        return all;
    }

    /** Returns whether it is measured at a scale. */
    public boolean isAt(StudyScale scale) {
        return scale == StudyScale.FULL || !fullOnly;
    }

    /** Returns whether a run of this command is this step at a scale: the command has all its options with their values. */
    public boolean isRunBy(List<String> command, StudyScale scale) {
        return isAt(scale)
                && options(scale).entrySet().stream()
                        .map(option -> List.of("--" + option.getKey(), option.getValue()))
                        .allMatch(words -> Collections.indexOfSubList(command, words) >= 0);
    }

    /** Returns whether it measures a line at a scale. */
    public boolean measures(StudyLine line, StudyScale scale) {
        List<String> chosen = scale == StudyScale.QUICK && !quickLines.isEmpty() ? quickLines : lines;
        return line.codec().isPresent() && (chosen.isEmpty() ? !line.beside() : chosen.contains(line.name()));
    }
}
