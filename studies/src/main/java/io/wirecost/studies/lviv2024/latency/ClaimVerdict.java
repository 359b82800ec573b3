package io.wirecost.studies.lviv2024.latency;

import io.wirecost.studies.Answer;

/**
 * What a run says of one claim, and why.
 *
 * @param evidence figures in sentences
 */
public record ClaimVerdict(LatencyClaim claim, Answer answer, String evidence) {}
