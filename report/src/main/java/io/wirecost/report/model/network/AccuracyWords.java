package io.wirecost.report.model.network;

import io.wirecost.analysis.link.LinkStudy;
import io.wirecost.analysis.link.accuracy.Accuracy;
import io.wirecost.analysis.link.accuracy.Accuracy.Miss;
import io.wirecost.report.wording.CodecLabels;
import io.wirecost.report.wording.Units;
import java.util.ArrayList;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Locale;

/** How far the model can be relied on. */
public final class AccuracyWords {
    private final LinkStudy study;
    private final CodecLabels names;

    public AccuracyWords(LinkStudy study, CodecLabels names) {
        this.study = study;
        this.names = names;
    }

    /** Returns what there is to say of the model, or why there is none. */
    public List<String> sentences() {
        List<String> sentences = new ArrayList<>();
        study.whyNoModel().ifPresent(why -> sentences.add("There is no prediction: " + why + "."));
        study.model().ifPresent(model -> {
            String fitted = "The model was fitted on the floor and on " + names.of(model.fittedOn()) + " alone";
            sentences.add(study.accuracy()
                    .map(accuracy -> fitted + "; on the other "
                            + Units.count(accuracy.misses().size()) + " cells " + errors(accuracy))
                    .orElse(fitted + "; there is no other codec to test it on."));
            study.accuracy()
                    .map(AccuracyWords::order)
                    .filter(words -> !words.isEmpty())
                    .ifPresent(sentences::add);
            model.refusals()
                    .forEach((codec, why) -> sentences.add("No prediction for " + names.of(codec) + ": " + why + "."));
        });
        return sentences;
    }

    private String errors(Accuracy accuracy) {
        Miss worst = accuracy.worst();
        return "half of its predictions are off by no more than " + Units.percent(accuracy.medianError())
                + ", the worst by " + Units.percent(Math.abs(worst.error())) + " (" + names.of(worst.codec()) + " over "
                + worst.link().label() + ": predicted " + Units.time(worst.predictedNanos()) + ", measured "
                + Units.time(worst.measuredNanos()) + ").";
    }

    private static String order(Accuracy accuracy) {
        if (Double.isNaN(accuracy.tau())) {
            return "";
        }
        DoubleSummaryStatistics byLink = accuracy.tauByLink().values().stream()
                .mapToDouble(Double::doubleValue)
                .filter(tau -> !Double.isNaN(tau))
                .summaryStatistics();
        return "Its order of these cells agrees with the measured one by Kendall's tau of " + tau(accuracy.tau())
                + " (1 is the same order)"
                + (byLink.getCount() == 0
                        ? "."
                        : "; among the codecs of one link by " + tau(byLink.getMin()) + " to " + tau(byLink.getMax())
                                + ".")
                + rounds(accuracy);
    }

    /** What no prediction can beat by much. */
    private static String rounds(Accuracy accuracy) {
        return accuracy.tauOfRounds().isPresent()
                ? " Two rounds of what was measured agree with each other by "
                        + tau(accuracy.tauOfRounds().getAsDouble()) + "."
                : "";
    }

    private static String tau(double tau) {
        return String.format(Locale.ROOT, "%.2f", tau);
    }
}
