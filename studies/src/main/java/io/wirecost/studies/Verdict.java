package io.wirecost.studies;

/**
 * What a run says of one claim, and why.
 *
 * @param evidence figures in sentences
 */
record Verdict(LatencyClaim claim, Answer answer, String evidence) {}
