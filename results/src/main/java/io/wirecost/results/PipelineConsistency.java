package io.wirecost.results;

import io.wirecost.core.run.Experiment;
import io.wirecost.core.run.Experiment.OpenLoop;
import io.wirecost.core.run.Link;
import io.wirecost.core.run.Passage;
import io.wirecost.core.run.Passage.Pace;
import io.wirecost.core.run.Pipeline;
import io.wirecost.core.run.Pipeline.Block;
import io.wirecost.core.run.Pipeline.Iteration;
import io.wirecost.core.run.Pipeline.Paced;
import io.wirecost.core.run.Pipeline.Work;
import io.wirecost.core.run.Trial;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** Checks the samples of a pipeline cell against the run's experiment. */
final class PipelineConsistency {
    private final Experiment experiment;
    private final Optional<Pace> pace;
    private final String cell;
    private final List<String> problems = new ArrayList<>();

    private PipelineConsistency(Trial trial, Experiment experiment) {
        this.cell = trial.id();
        this.experiment = experiment;
        this.pace = trial.passage().flatMap(Passage::pace);
    }

    static List<String> problems(Trial trial, Optional<Experiment> experiment, Pipeline pipeline) {
        if (experiment.isEmpty()) {
            return List.of("cell " + trial.id() + ": has times through the services, but the run has no $.pipeline");
        }
        PipelineConsistency check = new PipelineConsistency(trial, experiment.get());
        check.checkPace();
        check.checkBlocks(pipeline);
        return check.problems;
    }

    private void checkPace() {
        if (!pace.equals(experiment.openLoop().map(OpenLoop::pace))) {
            add("is not sent as $.pipeline.openLoop says");
        }
    }

    /** A cell that has no figures has a link, too. */
    static List<String> problems(String cell, Optional<Experiment> experiment, Passage passage) {
        List<Link> expected = experiment.map(Experiment::links).orElse(List.of(passage.link()));
        return expected.contains(passage.link())
                ? List.of()
                : List.of(
                        "cell %s: its link %s is not among %s of $.pipeline".formatted(cell, passage.link(), expected));
    }

    private void checkBlocks(Pipeline pipeline) {
        Set<Integer> seen = new HashSet<>();
        for (Block block : pipeline.blocks()) {
            String where = "the block of round " + block.round();
            if (!seen.add(block.round())) {
                add(where + " is there twice");
            } else if (block.round() >= experiment.blocks()) {
                add(where + " is beyond the " + experiment.blocks() + " of $.pipeline.blocks");
            } else {
                checkSets(where, block);
            }
        }
    }

    private void checkSets(String where, Block block) {
        List<Integer> expected = experiment.setsOf(block.round());
        List<Integer> actual =
                block.iterations().stream().map(Iteration::number).toList();
        boolean asExpected = isSearch() ? expected.containsAll(actual) : actual.equals(expected);
        if (!asExpected) {
            add(where + " has the sets " + actual + ", expected " + expected + " as $.pipeline says");
            return;
        }
        block.iterations().forEach(iteration -> checkIteration(where + ", set " + iteration.number(), iteration));
    }

    /** Returns whether sets were tries, as many and as large as it took. */
    private boolean isSearch() {
        return pace.filter(Pace.HIGHEST::equals).isPresent();
    }

    private void checkIteration(String where, Iteration iteration) {
        int expected = experiment.messagesOf(iteration.number());
        if (!isSearch() && iteration.messages() != expected) {
            add(where + " has " + iteration.messages() + " messages, expected " + expected + " as $.pipeline says");
        }
        if (pace.isPresent() != iteration.paced().isPresent()) {
            add(where + (pace.isPresent() ? " lacks" : " has") + " $.paced, which sets at a rate have");
        }
        iteration.paced().ifPresent(paced -> checkPaced(where, iteration, paced));
        if (iteration.forwarded() > iteration.messages()) {
            add(where + ": " + iteration.forwarded() + " of " + iteration.messages() + " messages were forwarded");
        }
        List<String> processes = iteration.work().stream().map(Work::process).toList();
        if (new HashSet<>(processes).size() < processes.size()) {
            add(where + " has a process twice: " + processes);
        }
    }

    private void checkPaced(String where, Iteration iteration, Paced paced) {
        pace.flatMap(Pace::messagesPerSecond)
                .filter(rate -> rate != paced.messagesPerSecond())
                .ifPresent(rate -> add(where + " was sent at " + paced.messagesPerSecond() + " messages per second,"
                        + " expected " + rate));
        List<Long> ends = paced.latencies().upToNanos();
        int counts = paced.latencies().counts().size();
        if (ends.size() != counts) {
            add(where + " has " + ends.size() + " buckets of latencies with " + counts + " counts");
        }
        if (IntStream.range(1, ends.size()).anyMatch(i -> ends.get(i) <= ends.get(i - 1))) {
            add(where + " has buckets of latencies that do not rise");
        }
        if (counts == 0) {
            add(where + " has no latencies");
        }
        if (paced.latencies().messages() != iteration.forwarded()) {
            add(where + " has latencies of " + paced.latencies().messages() + " messages, expected "
                    + iteration.forwarded() + " as were forwarded");
        }
    }

    private void add(String problem) {
        problems.add("cell " + cell + ": " + problem);
    }
}
