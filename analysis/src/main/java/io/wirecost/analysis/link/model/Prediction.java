package io.wirecost.analysis.link.model;

import io.wirecost.core.run.Link;
import java.util.Comparator;
import java.util.List;

/**
 * The time of a message of one codec over any link, as a formula: {@code (Σ stage^p)^(1/p) + around}, where every stage
 * is {@code nanos + bits / bandwidth + delays · delay}. Messages are in all stages at the same time, so the slowest
 * stage sets the pace. Two stages of about the same speed hold each other up a little, as {@code p} says.
 *
 * @param stages at least one, which work at the same time
 * @param sharpness p, from 1, where stages add up, to infinity, where only the slowest counts
 * @param around what a set of messages costs once, at its start and its end, spread over its messages
 */
public record Prediction(List<Stage> stages, double sharpness, Stage around) {
    public Prediction {
        stages = List.copyOf(stages);
    }

    /**
     * Nanoseconds per message.
     *
     * @param bitsPerSecond may be infinite: no limit
     */
    public double nanosOver(double bitsPerSecond, double delayNanos) {
        double slowest = slowest(bitsPerSecond, delayNanos).nanosOver(bitsPerSecond, delayNanos);
        // Relative to the slowest, so that no power overflows and an infinite p is a plain maximum.
        double sum = stages.stream()
                .mapToDouble(stage -> Math.pow(stage.nanosOver(bitsPerSecond, delayNanos) / slowest, sharpness))
                .sum();
        return slowest * Math.pow(sum, 1 / sharpness) + around.nanosOver(bitsPerSecond, delayNanos);
    }

    public double nanosOver(Link link) {
        return nanosOver(Stage.bandwidth(link), link.delayNanos());
    }

    /** The stage that rules there. */
    public Stage slowest(double bitsPerSecond, double delayNanos) {
        return stages.stream()
                .max(Comparator.comparingDouble(stage -> stage.nanosOver(bitsPerSecond, delayNanos)))
                .orElseThrow();
    }

    public Stage slowest(Link link) {
        return slowest(Stage.bandwidth(link), link.delayNanos());
    }
}
