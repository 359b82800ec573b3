package io.wirecost.studies.rule;

/** A verdict as a test expects it: the answer, and all evidence in one text. */
record Said(ClaimAnswer answer, String evidence) {
    static Said of(Verdict verdict) {
        return new Said(verdict.answer(), String.join(" ", verdict.evidence()));
    }
}
