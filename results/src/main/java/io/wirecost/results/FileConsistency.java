package io.wirecost.results;

import io.wirecost.core.dataset.Parameters;
import io.wirecost.core.run.FilePasses;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Task;
import io.wirecost.core.run.Trial;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Checks files against the rest of the run. */
final class FileConsistency {
    private FileConsistency() {}

    /** @param trial that has these files */
    static List<String> problems(Run run, Trial trial, FilePasses files) {
        List<String> problems = new ArrayList<>();
        Optional<Parameters.Value> value = value(trial);
        int expected = run.cells().stream()
                .filter(cell -> value(cell.trial()).equals(value))
                .flatMap(cell -> cell.figures(FilePasses.class).stream())
                .mapToInt(FilePasses::records)
                .findFirst()
                .orElseThrow();
        if (files.records() != expected) {
            problems.add("cell %s: a file of %d records, expected %d as in the first cell with such a file"
                    .formatted(trial, files.records(), expected));
        }
        value.filter(one -> !isSwept(run, one))
                .ifPresent(one -> problems.add(
                        "cell %s: a file of %s, which is not in $.data.parameters.sweep".formatted(trial, one)));
        int passes = files.forks().get(0).passes().size();
        files.forks().stream()
                .filter(fork -> fork.passes().size() != passes)
                .forEach(
                        fork -> problems.add("cell %s: the fork of round %d has %d passes, expected %d as the first one"
                                .formatted(trial, fork.round(), fork.passes().size(), passes)));
        return problems;
    }

    private static Optional<Parameters.Value> value(Trial trial) {
        return trial.task() instanceof Task.File file ? file.value() : Optional.empty();
    }

    private static boolean isSwept(Run run, Parameters.Value value) {
        return run.data()
                .sweep()
                .filter(sweep ->
                        sweep.name().equals(value.name()) && sweep.values().contains(value.value()))
                .isPresent();
    }
}
