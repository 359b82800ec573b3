package io.wirecost.engine;

import io.wirecost.core.codec.Ability;
import io.wirecost.harness.ProofLine;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

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
            case PROVEN -> verdict = new Verdict.Proven(sizes, abilities(line.text()));
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

    private static Set<Ability> abilities(String names) {
        return Arrays.stream(names.split(" "))
                .filter(name -> !name.isEmpty())
                .map(Ability::valueOf)
                .collect(Collectors.toUnmodifiableSet());
    }

    private static int number(ProofLine line) {
        return Integer.parseInt(line.text()) + 1;
    }
}
