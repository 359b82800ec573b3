package io.wirecost.report.model.metric;

import io.wirecost.analysis.statistics.Interval;
import io.wirecost.core.run.Task;
import io.wirecost.report.model.metric.Metric.Ratio;
import io.wirecost.report.wording.Units;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** What two workers of the same codec say about the machine and the method, as a sentence. */
public final class TwinWords {
    private static final String WARNING = " WARNING: The interval lacks 1, so two workers of the same codec differ."
            + " The ratios of this run are less certain than their intervals say.";

    private TwinWords() {}

    /**
     * Returns the sentence about the round trip, or else about the first operation that has twins. Empty where none has.
     *
     * @param measures of one runtime
     */
    public static Optional<String> sentence(List<Metric> measures) {
        return measures.stream()
                .sorted(Comparator.comparing(measure -> !measure.id().equals(new Task.RoundTrip().label())))
                .flatMap(measure -> measure.twins().stream()
                        .flatMap(twins -> twins.interval().map(range -> words(measure.id(), twins, range)).stream()))
                .findFirst();
    }

    private static String words(String operation, Ratio twins, Interval range) {
        boolean lacksOne = range.low() > 1 || range.high() < 1;
        return "The machine and the method: a second worker of " + twins.to() + " took " + Units.ratio(twins.centre())
                + " (" + number(range.low()) + " to " + number(range.high()) + ") of the first's time (" + operation
                + ")."
                + (lacksOne ? WARNING : "");
    }

    /** {@code 0.97}. */
    private static String number(double ratio) {
        return Units.ratio(ratio).replace("×", "");
    }
}
