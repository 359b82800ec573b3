package io.wirecost.studies.rule;

import io.wirecost.studies.figure.Quotient;
import io.wirecost.studies.figure.StudyFigures;
import io.wirecost.studies.source.StudiedQuantity;
import io.wirecost.studies.source.StudiedQuantity.Unit;
import java.util.Locale;

/** Ratios as the points of a verdict give them. */
final class PointRatios {
    private static final double THOUSAND = 1e3;
    private static final double MILLION = 1e6;
    private static final double BILLION = 1e9;

    private PointRatios() {}

    /** The title of a figure at the beginning of a sentence. */
    static String subject(StudyFigures figures, String figure) {
        return atBeginning(figures.title(figure));
    }

    /** Words at the beginning of a sentence. */
    static String atBeginning(String words) {
        return Character.toUpperCase(words.charAt(0)) + words.substring(1);
    }

    /** {@code Thrift / Avro 1.02 (0.95 to 1.09)}. */
    static String ratio(String one, String other, Quotient ratio) {
        return one + " / " + other + " " + RatioText.of(ratio);
    }

    /** The same of a pair that should be above 1, with what a reader has to know if it is not. */
    static String shouldBeAbove(String one, String other, Quotient ratio) {
        return ratio(one, other, ratio) + unlessAbove(ratio);
    }

    static ClaimAnswer isAbove(Quotient ratio) {
        return ClaimAnswer.of(ratio.isAbove(1), ratio.isBelow(1) || ratio.isExact());
    }

    /** Whether it is above 1, or within 5 % of it. */
    static ClaimAnswer isNotBelow(Quotient ratio) {
        return ClaimAnswer.of(ratio.isAbove(1 / Quotient.EQUAL), ratio.isBelow(1 / Quotient.EQUAL));
    }

    /** What a reader has to know of a pair that should be above 1 and is not. */
    static String unlessAbove(Quotient ratio) {
        return ratio.isAbove(1)
                ? ""
                : ratio.isBelow(1) ? ", the other way round" : ratio.isExact() ? ", equal" : ", a tie";
    }

    /** The same of a pair that may be within 5 %, too. */
    static String unlessNotBelow(Quotient ratio) {
        return isNotBelow(ratio) == ClaimAnswer.HOLDS && !ratio.isAbove(1) ? ", equal within 5 %" : unlessAbove(ratio);
    }

    /** A figure itself with its unit: {@code 1,234 bytes}, {@code 0.62 µs}; without one where it is a ratio itself. */
    static String amount(StudiedQuantity quantity, double value) {
        return switch (quantity.statistic()) {
            case SCATTER, GROWTH -> RatioText.number(value);
            default -> quantity.is().unit() == Unit.BYTES ? bytes(value) : time(value);
        };
    }

    private static String bytes(double value) {
        return number(value) + (value == 1 ? " byte" : " bytes");
    }

    private static String time(double nanos) {
        return nanos < MILLION
                ? number(nanos / THOUSAND) + " µs"
                : nanos < BILLION ? number(nanos / MILLION) + " ms" : number(nanos / BILLION) + " s";
    }

    /** A bound as a rule says it. */
    static String number(double value) {
        return value == Math.rint(value) ? String.format(Locale.ROOT, "%,.0f", value) : RatioText.number(value);
    }
}
