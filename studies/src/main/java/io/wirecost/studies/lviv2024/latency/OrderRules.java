package io.wirecost.studies.lviv2024.latency;

import io.wirecost.analysis.statistics.Estimate;
import io.wirecost.analysis.statistics.KendallTau;
import io.wirecost.studies.Answer;
import io.wirecost.studies.PublishedSpan;
import io.wirecost.studies.RatioText;
import io.wirecost.studies.lviv2024.latency.LatencyFigures.Format;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The claims about which formats are faster than which. */
final class OrderRules {
    static final String THRIFT = "Thrift";
    private static final String LAST = "Cap'n Proto packed";
    static final List<String> SCHEMA_DRIVEN = List.of("Avro", "Protocol Buffers", THRIFT);
    private static final List<String> SCHEMA_LESS = List.of("MessagePack", "BSON", "CBOR", "Smile", "Ion");
    private static final List<String> ZERO_COPY = List.of("FlatBuffers", "Cap'n Proto unpacked");
    private static final List<String> FASTEST = List.of("Avro", "Protocol Buffers", THRIFT, LAST);

    private final LatencyFigures figures;

    OrderRules(LatencyFigures figures) {
        this.figures = figures;
    }

    static List<String> needed(LatencyClaim claim) {
        return switch (claim) {
            case SCHEMA_LESS -> both(SCHEMA_DRIVEN, SCHEMA_LESS);
            case ZERO_COPY -> both(SCHEMA_DRIVEN, ZERO_COPY);
            case ORDER -> FASTEST;
            default -> SCHEMA_DRIVEN;
        };
    }

    ClaimVerdict schemaLess() {
        Estimate ratio = figures.ratio(SCHEMA_LESS, SCHEMA_DRIVEN);
        return new ClaimVerdict(
                LatencyClaim.SCHEMA_LESS,
                Contrast.isLonger(ratio),
                "Schema-less binary formats (%s) take %s times as long as schema-driven ones (%s)."
                        .formatted(
                                String.join(", ", SCHEMA_LESS), RatioText.of(ratio), String.join(", ", SCHEMA_DRIVEN)));
    }

    ClaimVerdict zeroCopy() {
        List<Answer> answers = new ArrayList<>();
        List<String> evidence = new ArrayList<>();
        for (String one : ZERO_COPY) {
            for (String other : SCHEMA_DRIVEN) {
                Estimate ratio = figures.ratio(one, other);
                answers.add(
                        switch (Contrast.of(ratio)) {
                            case LONGER -> Answer.HOLDS;
                            case ALIKE, SHORTER -> Answer.FAILS;
                            case OPEN -> Answer.OPEN;
                        });
                evidence.add(one + " / " + other + " " + RatioText.of(ratio));
            }
        }
        return new ClaimVerdict(LatencyClaim.ZERO_COPY, Answer.all(answers), sentence("Times: ", evidence));
    }

    ClaimVerdict order() {
        List<Answer> answers = new ArrayList<>();
        List<String> evidence = new ArrayList<>();
        for (int i = 1; i < FASTEST.size(); i++) {
            Estimate ratio = figures.ratio(FASTEST.get(i), FASTEST.get(i - 1));
            answers.add(Contrast.isLonger(ratio));
            evidence.add(FASTEST.get(i) + " / " + FASTEST.get(i - 1) + " " + RatioText.of(ratio)
                    + word(Contrast.isLonger(ratio)));
        }
        List<String> rest = rest();
        List<Answer> slower = rest.stream()
                .map(other -> Contrast.isLonger(figures.ratio(other, LAST)))
                .toList();
        for (int i = 0; i < rest.size(); i++) {
            if (slower.get(i) != Answer.HOLDS) {
                evidence.add(rest.get(i) + " / " + LAST + " " + RatioText.of(figures.ratio(rest.get(i), LAST))
                        + word(slower.get(i)));
            }
        }
        answers.addAll(slower);
        return new ClaimVerdict(
                LatencyClaim.ORDER,
                Answer.all(answers),
                "Kendall's tau between the published order and ours: %s (%d formats). %s Of %d other formats %d are certainly slower than %s."
                        .formatted(
                                RatioText.number(tau()),
                                figures.all().size(),
                                sentence("Times: ", evidence),
                                rest.size(),
                                slower.stream().filter(Answer.HOLDS::equals).count(),
                                LAST));
    }

    /**
     * Returns the formats of the study, except those that it names in order, as far as the run has them with enough
     * blocks.
     */
    private List<String> rest() {
        return figures.names().stream()
                .filter(name -> !FASTEST.contains(name))
                .filter(name -> figures.lacking(List.of(name, LAST)).isEmpty())
                .toList();
    }

    private double tau() {
        return KendallTau.of(
                figures.all().stream().map(OrderRules::published).toList(),
                figures.all().stream()
                        .map(format -> 1 / format.statistics().nanosPerMessage().centre())
                        .toList());
    }

    private static double published(Format format) {
        PublishedSpan span = format.published().timesFaster().orElseThrow();
        return (span.from() + span.to()) / 2;
    }

    private static List<String> both(List<String> some, List<String> others) {
        return Stream.concat(some.stream(), others.stream()).toList();
    }

    static String sentence(String begin, List<String> parts) {
        return begin + String.join("; ", parts) + ".";
    }

    static String word(Answer slower) {
        return switch (slower) {
            case HOLDS -> "";
            case FAILS -> ", the other way round";
            case OPEN -> ", a tie";
        };
    }
}
