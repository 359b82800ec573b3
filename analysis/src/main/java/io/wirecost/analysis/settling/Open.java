package io.wirecost.analysis.settling;

import io.wirecost.core.run.Trial;

/**
 * A cell that is not settled yet.
 *
 * @param reach how far its interval reaches above its centre, as a fraction: 0.22 for ±22 %
 * @param forks how many it should have at its next look, including those that it has
 */
public record Open(Trial trial, double reach, Reason reason, int forks) {
    /** Why a cell needs further forks; the most valuable reason first. */
    public enum Reason {
        /** Whether it is the fastest of its operation and runtime cannot be told yet. */
        RANK,
        /** Its interval is wider than the aim. */
        WIDE
    }
}
