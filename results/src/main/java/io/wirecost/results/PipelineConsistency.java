package io.wirecost.results;

import io.wirecost.core.run.Experiment;
import io.wirecost.core.run.Pipeline;
import io.wirecost.core.run.Pipeline.Block;
import io.wirecost.core.run.Pipeline.Iteration;
import io.wirecost.core.run.Pipeline.Work;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What the samples of a pipeline cell owe the run's experiment. */
final class PipelineConsistency {
    private final Experiment experiment;
    private final String cell;
    private final List<String> problems = new ArrayList<>();

    private PipelineConsistency(String cell, Experiment experiment) {
        this.cell = cell;
        this.experiment = experiment;
    }

    /** @param cell the trial's id */
    static List<String> problems(String cell, Optional<Experiment> experiment, Pipeline pipeline) {
        if (experiment.isEmpty()) {
            return List.of("cell " + cell + ": has times through the services, but the run has no $.pipeline");
        }
        PipelineConsistency check = new PipelineConsistency(cell, experiment.get());
        check.checkBlocks(pipeline);
        return check.problems;
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
        if (!actual.equals(expected)) {
            add(where + " has the sets " + actual + ", expected " + expected + " as $.pipeline says");
            return;
        }
        block.iterations().forEach(iteration -> checkIteration(where + ", set " + iteration.number(), iteration));
    }

    private void checkIteration(String where, Iteration iteration) {
        int expected = experiment.messagesOf(iteration.number());
        if (iteration.messages() != expected) {
            add(where + " has " + iteration.messages() + " messages, expected " + expected + " as $.pipeline says");
        }
        if (iteration.forwarded() > iteration.messages()) {
            add(where + ": " + iteration.forwarded() + " of " + iteration.messages() + " messages were forwarded");
        }
        List<String> processes = iteration.work().stream().map(Work::process).toList();
        if (new HashSet<>(processes).size() < processes.size()) {
            add(where + " has a process twice: " + processes);
        }
    }

    private void add(String problem) {
        problems.add("cell " + cell + ": " + problem);
    }
}
