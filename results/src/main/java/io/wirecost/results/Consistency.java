package io.wirecost.results;

import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Passage;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Run.DataGroup;
import io.wirecost.core.run.Sizes;
import io.wirecost.core.run.Speed;
import io.wirecost.core.run.Trial;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What the parts of a run owe each other, which a JSON Schema cannot say. */
final class Consistency {
    private static final String SIZES = "sizes";
    private static final String TIMES = "times";
    private static final String PIPELINE = "times through the services";

    private final Run run;
    private final List<String> problems = new ArrayList<>();

    private Consistency(Run run) {
        this.run = run;
    }

    static List<String> problems(Run run) {
        Consistency check = new Consistency(run);
        check.checkCells();
        return check.problems;
    }

    private void checkCells() {
        run.data().given().ifPresent(given -> {
            checkSizes("$.data.given.compact", given.compact());
            checkSizes("$.data.given.file", given.file());
        });
        Set<String> codecs = run.codecs().stream().map(CodecInfo::name).collect(Collectors.toSet());
        Set<String> seen = new HashSet<>();
        for (Cell cell : run.cells()) {
            String id = cell.trial().id();
            if (!seen.add(id)) {
                problems.add("cell " + id + ": is there twice, expected one cell per trial");
            }
            if (!codecs.contains(cell.trial().codec())) {
                problems.add("cell " + id + ": codec '" + cell.trial().codec() + "' is not among $.codecs");
            }
            checkOperation(cell);
            Passage.parse(cell.trial().operation())
                    .ifPresent(passage -> problems.addAll(PipelineConsistency.problems(id, run.pipeline(), passage)));
            cell.sizes().ifPresent(sizes -> checkSizes("cell " + id, sizes));
            cell.speed().ifPresent(speed -> checkSpeed(id, speed));
            cell.pipeline()
                    .ifPresent(pipeline ->
                            problems.addAll(PipelineConsistency.problems(cell.trial(), run.pipeline(), pipeline)));
        }
    }

    private void checkOperation(Cell cell) {
        Trial trial = cell.trial();
        Optional<String> expected = figuresOf(trial.operation());
        if (expected.isEmpty()) {
            problems.add("cell " + trial.id() + ": operation '" + trial.operation() + "' is unknown");
            return;
        }
        figuresIn(cell)
                .filter(actual -> !actual.equals(expected.get()))
                .forEach(actual ->
                        problems.add("cell " + trial.id() + ": has " + actual + ", expected " + expected.get()));
    }

    /** What a measured cell of this operation has. */
    private static Optional<String> figuresOf(String operation) {
        if (operation.equals(Trial.SIZE)) {
            return Optional.of(SIZES);
        }
        return Passage.parse(operation)
                .map(passage -> PIPELINE)
                .or(() -> Operation.byLabel(operation).map(known -> TIMES));
    }

    private static Stream<String> figuresIn(Cell cell) {
        return Stream.of(
                        cell.sizes().map(sizes -> SIZES),
                        cell.speed().map(speed -> TIMES),
                        cell.pipeline().map(pipeline -> PIPELINE))
                .flatMap(Optional::stream);
    }

    private void checkSizes(String place, Sizes sizes) {
        List<Integer> expected =
                run.data().groups().stream().map(DataGroup::records).toList();
        List<Integer> actual = sizes.bytesByGroup().stream().map(List::size).toList();
        if (!actual.equals(expected)) {
            problems.add(place + ": sizes of " + actual + " records by group, expected " + expected
                    + " as in $.data.groups");
        }
    }

    private void checkSpeed(String id, Speed speed) {
        int expected = run.data().groups().size();
        for (Speed.Fork fork : speed.forks()) {
            if (fork.groups().size() != expected) {
                problems.add("cell " + id + ": the fork of round " + fork.round() + " has samples of "
                        + fork.groups().size() + " groups, expected " + expected + " as in $.data.groups");
            }
        }
    }
}
