package io.wirecost.report.model.network;

import io.wirecost.analysis.link.model.Stage;
import io.wirecost.analysis.statistics.Interval;
import java.util.List;
import java.util.Optional;

/**
 * How long a message takes over any link, as formulas that the page evaluates where its reader moves the link.
 *
 * @param name of the case, short
 * @param what it is, in sentences
 * @param overlapping whether messages are in all stages at the same time, so that the time per message is also what the
 *     next one waits; else messages are apart, and only the slowest stage limits how many go through
 * @param offFraction how far predictions are off, as a fraction of them; empty where it is not known
 * @param measured links that something was measured over; empty for none
 */
public record Forecast(
        String name,
        String what,
        boolean overlapping,
        Optional<Double> offFraction,
        Optional<Measured> measured,
        List<Formula> formulas) {
    public Forecast {
        formulas = List.copyOf(formulas);
    }

    /**
     * From the slowest to the fastest link.
     *
     * @param low bits per second
     * @param high likewise; empty for no limit
     */
    public record Measured(long low, Optional<Long> high, Interval delaysNanos) {}

    /**
     * {@code (Σ stage^sharpness)^(1/sharpness) + around}, each stage {@code nanos + bits / bandwidth + delays · delay}.
     *
     * @param sharpness empty where only the slowest stage counts
     * @param around empty for nothing
     * @param offNanos how far its processor's part may be off besides; empty where it is not known
     */
    public record Formula(
            String codec,
            List<Stage> stages,
            Optional<Double> sharpness,
            Optional<Stage> around,
            Optional<Double> offNanos) {
        public Formula {
            stages = List.copyOf(stages);
        }
    }
}
