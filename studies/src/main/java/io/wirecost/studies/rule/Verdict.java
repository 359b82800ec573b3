package io.wirecost.studies.rule;

import java.util.List;
import java.util.stream.Collectors;

/**
 * What runs say of a claim, and why.
 *
 * @param evidence figures in sentences
 */
public record Verdict(Answer answer, String evidence) {
    private static final int LONG = 240;

    /** The verdict on a claim that consists of several. */
    static Verdict all(List<Verdict> parts) {
        return new Verdict(
                Answer.all(parts.stream().map(Verdict::answer).toList()),
                parts.stream().map(Verdict::evidence).distinct().collect(Collectors.joining(" ")));
    }

    /** Nothing can be said, for this reason. */
    static Verdict untold(String reason) {
        return new Verdict(Answer.OPEN, reason);
    }

    /** Returns the first sentences of the evidence, as many as a table has room for. */
    public String sentence() {
        if (evidence.length() <= LONG) {
            return evidence;
        }
        int end = evidence.lastIndexOf("; ", LONG);
        return (end < 0 ? evidence.substring(0, LONG) : evidence.substring(0, end)) + " …";
    }

    /** @param where before the answer, such as {@code Threads: }; may be empty */
    public String words(String where) {
        return (where.isEmpty() ? answer.atBeginning() : where + answer.words()) + ". " + evidence;
    }
}
