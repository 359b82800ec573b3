package io.wirecost.engine;

import io.wirecost.harness.ProofLine;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a proving JVM has told so far. */
final class ProofLog {
    private final List<Integer> sizes = new ArrayList<>();
    private String place = "start of the JVM";
    private Verdict verdict;

    void add(ProofLine line) {
        switch (line.kind()) {
            case OPEN -> place = "opening of the codec";
            case ENCODE -> place = "record " + number(line) + ", encoding";
            case SIZE -> sizes.add(Integer.valueOf(line.text()));
            case CHECK -> place = "record " + number(line) + ", decoding";
            case PROBLEM -> verdict = new Verdict.Failed(place + ": " + line.text());
            case PROVEN -> verdict = new Verdict.Proven(sizes, false);
            case PROVEN_STAGED -> verdict = new Verdict.Proven(sizes, true);
        }
    }

    /** Empty until the last line. */
    Optional<Verdict> verdict() {
        return Optional.ofNullable(verdict);
    }

    /** Where it is, e.g. {@code record 17, decoding}; records count from 1. */
    String place() {
        return place;
    }

    private static int number(ProofLine line) {
        return Integer.parseInt(line.text()) + 1;
    }
}
