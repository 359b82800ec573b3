package io.wirecost.report.model;

import java.util.List;
import java.util.Optional;

/**
 * A runtime whose codecs took part in a run.
 *
 * @param name as trial ids have it
 * @param title as people write it
 * @param baseline the codec that those of this runtime are held against at first; empty when nothing of it was measured
 * @param tellsAllocations false where its times came without allocated bytes
 * @param findings sentences about its codecs alone, the most useful first; none in a run with one runtime, where all
 *     sentences are about it
 */
public record RuntimeLine(
        String name, String title, Optional<String> baseline, boolean tellsAllocations, List<String> findings) {
    public RuntimeLine {
        findings = List.copyOf(findings);
    }

    /** Returns what a reader must know who looks for allocated bytes; empty where they are told. */
    public Optional<String> silence() {
        return tellsAllocations ? Optional.empty() : Optional.of(title + " does not tell allocated bytes");
    }
}
