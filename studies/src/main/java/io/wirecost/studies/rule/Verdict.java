package io.wirecost.studies.rule;

import java.util.List;
import java.util.stream.Collectors;

/**
 * What runs say of a claim, and why.
 *
 * @param evidence figures in sentences
 */
public record Verdict(Answer answer, String evidence) {
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

    /** @param where before the answer, such as {@code Threads: }; may be empty */
    public String words(String where) {
        return where + answer.words() + ". " + evidence;
    }
}
