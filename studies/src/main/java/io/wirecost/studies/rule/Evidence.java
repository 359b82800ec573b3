package io.wirecost.studies.rule;

import io.wirecost.studies.figure.Figures;
import io.wirecost.studies.figure.Quotient;

/** Ratios as the points of a verdict give them. */
final class Evidence {
    private Evidence() {}

    /** The title of a figure at the beginning of a sentence. */
    static String subject(Figures figures, String figure) {
        String title = figures.title(figure);
        return Character.toUpperCase(title.charAt(0)) + title.substring(1);
    }

    /** {@code Thrift / Avro 1.02 (0.95 to 1.09)}. */
    static String ratio(String one, String other, Quotient ratio) {
        return one + " / " + other + " " + RatioText.of(ratio);
    }

    /** The same of a pair that should be above 1, with what a reader has to know if it is not. */
    static String shouldBeAbove(String one, String other, Quotient ratio) {
        return ratio(one, other, ratio) + unlessAbove(ratio);
    }

    static Answer isAbove(Quotient ratio) {
        return Answer.of(ratio.isAbove(1), ratio.isBelow(1) || ratio.isExact());
    }

    /** What a reader has to know of a pair that should be above 1 and is not. */
    static String unlessAbove(Quotient ratio) {
        return ratio.isAbove(1)
                ? ""
                : ratio.isBelow(1) ? ", the other way round" : ratio.isExact() ? ", equal" : ", a tie";
    }
}
