package io.wirecost.studies.lviv2024.latency;

import io.wirecost.studies.Answer;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;

/** Judges every claim by its rule. */
public final class LatencyRules {
    private LatencyRules() {}

    /** One verdict per claim, in the order of their numbers. */
    public static List<ClaimVerdict> judge(LatencyFigures figures) {
        return Arrays.stream(LatencyClaim.values())
                .map(claim -> judge(claim, figures))
                .toList();
    }

    private static ClaimVerdict judge(LatencyClaim claim, LatencyFigures figures) {
        List<String> needed = needed(claim);
        return figures.lacking(needed)
                .map(reason -> new ClaimVerdict(claim, Answer.OPEN, reason))
                .orElseGet(rule(claim, figures));
    }

    private static List<String> needed(LatencyClaim claim) {
        return switch (claim) {
            case COMPACTNESS -> List.of(JsonRules.JSON);
            case SCHEMA_LESS, ZERO_COPY, ORDER, THRIFT -> OrderRules.needed(claim);
            case SMALL_GAINS, YAML, NO_DIFFERENCE, JSON_BEATS -> JsonRules.needed(claim);
        };
    }

    private static Supplier<ClaimVerdict> rule(LatencyClaim claim, LatencyFigures figures) {
        OrderRules order = new OrderRules(figures);
        JsonRules json = new JsonRules(figures);
        return switch (claim) {
            case COMPACTNESS -> new CompactnessRule(figures)::judge;
            case SCHEMA_LESS -> order::schemaLess;
            case ZERO_COPY -> order::zeroCopy;
            case ORDER -> order::order;
            case THRIFT -> new ThriftRule(figures)::judge;
            case SMALL_GAINS, YAML -> () -> json.asPublished(claim);
            case NO_DIFFERENCE -> json::noDifference;
            case JSON_BEATS -> json::jsonBeats;
        };
    }
}
