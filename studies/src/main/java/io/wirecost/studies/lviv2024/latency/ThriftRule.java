package io.wirecost.studies.lviv2024.latency;

import io.wirecost.analysis.pipeline.SetTimes;
import io.wirecost.analysis.statistics.Estimate;
import io.wirecost.studies.Answer;
import io.wirecost.studies.RatioText;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Whether Thrift is the slowest of its kind, and spreads the most. */
final class ThriftRule {
    private final LatencyFigures figures;

    ThriftRule(LatencyFigures figures) {
        this.figures = figures;
    }

    ClaimVerdict judge() {
        List<Answer> answers = new ArrayList<>();
        List<String> evidence = new ArrayList<>();
        for (String other : OrderRules.SCHEMA_DRIVEN) {
            if (!other.equals(OrderRules.THRIFT)) {
                Estimate ratio = figures.ratio(OrderRules.THRIFT, other);
                answers.add(Contrast.isLonger(ratio));
                evidence.add(OrderRules.THRIFT + " / " + other + " " + RatioText.of(ratio)
                        + OrderRules.word(Contrast.isLonger(ratio)));
            }
        }
        String widest = OrderRules.SCHEMA_DRIVEN.stream()
                .max(Comparator.comparingDouble(this::spreadNanos))
                .orElseThrow();
        answers.add(widest.equals(OrderRules.THRIFT) ? Answer.HOLDS : Answer.FAILS);
        String spreads = OrderRules.SCHEMA_DRIVEN.stream()
                .map(name -> String.format(Locale.ROOT, "%s %,.0f ms", name, spreadNanos(name) / 1e6))
                .collect(Collectors.joining(", "));
        return new ClaimVerdict(
                LatencyClaim.THRIFT,
                Answer.all(answers),
                OrderRules.sentence("Times: ", evidence) + " The middle half of the sets spans: " + spreads + ".");
    }

    private double spreadNanos(String name) {
        SetTimes times = figures.format(name).orElseThrow().statistics().setTimes();
        return times.p75Nanos() - times.p25Nanos();
    }
}
