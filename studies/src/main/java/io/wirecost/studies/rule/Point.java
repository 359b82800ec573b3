package io.wirecost.studies.rule;

/**
 * One of the comparisons that a claim consists of.
 *
 * @param answer of this comparison alone
 * @param subject what is compared, for all points that share it: {@code Time to write}; empty for a text that is a sentence
 * @param text such as {@code Thrift / Avro 1.02 (0.95 to 1.09), a tie}
 * @param minor whether it is not worth a word if it is as it should be
 */
public record Point(Answer answer, String subject, String text, boolean minor) {
    /** A point that is always worth a word. */
    static Point of(Answer answer, String subject, String text) {
        return new Point(answer, subject, text, false);
    }

    /** A point that is a sentence. */
    static Point sentence(Answer answer, String text) {
        return of(answer, "", text);
    }

    boolean isShown() {
        return !minor || answer != Answer.HOLDS;
    }
}
