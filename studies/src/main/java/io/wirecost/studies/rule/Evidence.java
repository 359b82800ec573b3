package io.wirecost.studies.rule;

import io.wirecost.studies.figure.Figures;
import io.wirecost.studies.figure.Quotient;
import io.wirecost.studies.source.Quantity;
import java.util.List;

/** Ratios as the sentences of a verdict give them. */
final class Evidence {
    private Evidence() {}

    /** {@code Times: Thrift / Avro 1.02 (0.95 to 1.09); CBOR / Avro 1.20.} */
    static String sentence(Figures figures, String figure, List<String> parts) {
        return subject(figures.quantity(figure)) + ": " + String.join("; ", parts) + ".";
    }

    private static String subject(Quantity quantity) {
        return switch (quantity.statistic()) {
            case DEVIATION -> "Standard deviations";
            case SCATTER -> "Relative deviations";
            case SPAN -> "Spans";
            default -> quantity.is().unit() == Quantity.Unit.BYTES ? "Bytes" : "Times";
        };
    }

    /** {@code Thrift / Avro 1.02 (0.95 to 1.09), a tie}. */
    static String ratio(String one, String other, Quotient ratio) {
        return one + " / " + other + " " + RatioText.of(ratio);
    }

    /** What a reader has to know of a pair that should be above 1 and is not. */
    static String unlessAbove(Quotient ratio) {
        return ratio.isAbove(1)
                ? ""
                : ratio.isBelow(1) ? ", the other way round" : ratio.isExact() ? ", equal" : ", a tie";
    }
}
