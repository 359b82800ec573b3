package io.wirecost.studies.lviv2024.latency;

import io.wirecost.studies.Answer;

/**
 * What a run says of one claim, and why.
 *
 * @param evidence figures in sentences
 */
public record ClaimVerdict(LatencyClaim claim, Answer answer, String evidence) {
    /** @param where before the answer, such as {@code Threads: }; may be empty */
    public String words(String where) {
        return where + answer.words() + ". " + evidence;
    }
}
