package io.wirecost.report.model.answer;

import io.wirecost.analysis.SizeStatistics;
import io.wirecost.core.run.AsSent;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Task;
import io.wirecost.document.TerminalText;
import io.wirecost.report.model.metric.Metric;
import io.wirecost.report.model.metric.Metric.Line;
import io.wirecost.report.wording.Units;
import java.util.List;
import java.util.Optional;

/** Holds the smallest codec against the messages of a topic as they are sent today. */
public final class SentWords {
    private SentWords() {}

    /** Empty where the records came from no topic, or sizes were not measured. */
    public static Optional<String> sentence(Run run, List<Metric> measures) {
        return run.data()
                .sent()
                .flatMap(sent -> Metric.in(measures, new Task.Size().label())
                        .map(sizes -> sentence(sent, sizes.lines().get(0))));
    }

    private static String sentence(AsSent sent, Line smallest) {
        double today = SizeStatistics.of(sent.bytes()).meanBytes();
        return "As sent today (%s) a message takes %s bytes; the smallest codec here, %s, takes %s: %s."
                .formatted(
                        TerminalText.text(sent.reading().form()),
                        Units.bytes(today),
                        smallest.codec(),
                        Units.bytes(smallest.centre()),
                        Held.bytes(smallest.centre() / today));
    }
}
