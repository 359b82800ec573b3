package io.wirecost.results;

import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.dataset.Parameters;
import io.wirecost.core.dataset.Sampled;
import io.wirecost.core.run.Batches;
import io.wirecost.core.run.ByteCosts;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Figures;
import io.wirecost.core.run.FilePasses;
import io.wirecost.core.run.Interop;
import io.wirecost.core.run.Pipeline;
import io.wirecost.core.run.Robustness;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Run.DataGroup;
import io.wirecost.core.run.RuntimeInfo;
import io.wirecost.core.run.Sizes;
import io.wirecost.core.run.Speed;
import io.wirecost.core.run.Trial;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Checks the parts of a run against each other, which a JSON Schema cannot do. */
final class Consistency {
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
        run.data().sent().ifPresent(sent -> checkSizes("$.data.sent.bytes", sent.bytes()));
        run.data().sampled().ifPresent(this::checkSample);
        run.data().sweep().ifPresent(this::checkSweep);
        Set<Variant> codecs = run.codecs().stream().map(CodecInfo::variant).collect(Collectors.toSet());
        checkRuntimes(codecs);
        Set<Trial> seen = new HashSet<>();
        for (Cell cell : run.cells()) {
            Trial trial = cell.trial();
            if (!seen.add(trial)) {
                problems.add("cell " + trial + ": is there twice, expected one cell per trial");
            }
            if (!codecs.contains(trial.codec())) {
                problems.add("cell " + trial + ": codec '" + trial.codec() + "' is not among $.codecs");
            }
            trial.passage()
                    .ifPresent(passage ->
                            problems.addAll(PipelineConsistency.problems(trial.id(), run.pipeline(), passage)));
            cell.figures().ifPresent(figures -> checkFigures(trial, figures));
        }
    }

    private void checkRuntimes(Set<Variant> codecs) {
        Set<String> known =
                run.environment().runtimes().stream().map(RuntimeInfo::name).collect(Collectors.toSet());
        codecs.stream()
                .map(Variant::runtime)
                .filter(runtime -> !known.contains(runtime))
                .distinct()
                .sorted()
                .forEach(runtime ->
                        problems.add("$.codecs: runtime '" + runtime + "' is not among $.environment.runtimes"));
    }

    private void checkFigures(Trial trial, Figures figures) {
        Figures.FigureKind expected = trial.task().figures();
        if (figures.kind() != expected) {
            problems.add("cell %s: has %s, expected %s"
                    .formatted(trial, figures.kind().title(), expected.title()));
            return;
        }
        figures.accept(new Check(trial));
    }

    /** Checks figures against the run. */
    private final class Check implements Figures.Visitor<Void> {
        private final Trial trial;

        Check(Trial trial) {
            this.trial = trial;
        }

        @Override
        public Void sizes(Sizes sizes) {
            checkSizes("cell " + trial, sizes);
            sizes.costs().ifPresent(costs -> checkCosts(sizes, costs));
            return null;
        }

        private void checkCosts(Sizes sizes, ByteCosts costs) {
            long bytes = sizes.all().stream().mapToLong(Integer::longValue).sum();
            if (costs.bytes() != bytes || costs.records() != sizes.all().size()) {
                problems.add("cell %s: an account of %d bytes of %d records, expected %d bytes of %d records"
                        .formatted(
                                trial,
                                costs.bytes(),
                                costs.records(),
                                bytes,
                                sizes.all().size()));
            }
        }

        @Override
        public Void speed(Speed speed) {
            checkSpeed(trial.id(), speed);
            return null;
        }

        @Override
        public Void interop(Interop interop) {
            checkReadings(trial, interop);
            return null;
        }

        @Override
        public Void batches(Batches batches) {
            checkBatches(batches);
            return null;
        }

        private void checkBatches(Batches batches) {
            for (Batches.Batched batched : batches.batches()) {
                if (batched.messages() > batches.messages()) {
                    problems.add("cell %s: %d batches of %d messages, expected no more than its %d messages"
                            .formatted(trial, batched.count(), batched.depth(), batches.messages()));
                }
            }
        }

        @Override
        public Void files(FilePasses files) {
            problems.addAll(FileConsistency.problems(run, trial, files));
            return null;
        }

        @Override
        public Void robustness(Robustness robustness) {
            robustness.checksums().stream()
                    .flatMap(List::stream)
                    .map(Robustness.Checksum::damages)
                    .forEach(this::damages);
            damages(robustness.damages());
            return null;
        }

        private void damages(List<Robustness.Damage> damages) {
            for (Robustness.Damage damage : damages) {
                int counted = damage.reactions().stream()
                        .mapToInt(Robustness.Reaction::inputs)
                        .sum();
                if (counted != damage.inputs() || damage.inputs() > damage.possible()) {
                    problems.add("cell %s: %s: %d reactions to %d inputs of %d, expected as many reactions as inputs"
                            .formatted(trial, damage.kind(), counted, damage.inputs(), damage.possible()));
                }
            }
        }

        @Override
        public Void pipeline(Pipeline pipeline) {
            problems.addAll(PipelineConsistency.problems(trial, run.pipeline(), pipeline));
            return null;
        }
    }

    private void checkReadings(Trial trial, Interop interop) {
        Set<String> codecs =
                run.codecs().stream().map(codec -> codec.variant().toString()).collect(Collectors.toSet());
        for (Interop.Reading reading : interop.readings()) {
            String writer = reading.runtime() + "/" + reading.codec();
            if (!codecs.contains(writer)) {
                problems.add("cell " + trial + ": has read '" + writer + "', which is not among $.codecs");
            }
        }
    }

    private void checkSample(Sampled sampled) {
        long taken = run.data().groups().stream().mapToLong(DataGroup::records).sum();
        if (sampled.records() <= taken) {
            problems.add("$.data.sampled: " + taken + " records are a sample of " + sampled.records()
                    + ", expected a sample of more records than it has");
        }
    }

    private void checkSweep(Parameters.Sweep sweep) {
        int groups = run.data().groups().size();
        if (sweep.values().size() != groups) {
            problems.add("$.data.parameters.sweep: has " + sweep.values().size() + " values, expected " + groups
                    + ", one for each of $.data.groups");
        }
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
