package io.wirecost.engine.jvm;

import io.wirecost.core.codec.Ability;
import io.wirecost.engine.runner.ProofEnd;
import io.wirecost.harness.proof.ProofLine;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The lines that a JVM has told so far of its half of a proof. */
final class ProofLog {
    private String place = "start of the JVM";
    private final List<Optional<String>> files = new ArrayList<>();
    private int different;
    private ProofEnd end;

    void add(ProofLine line) {
        switch (line.kind()) {
            case OPEN -> place = "opening of the codec";
            case ENCODE -> place = "record " + number(line) + ", encoding";
            case DECODE -> place = "record " + number(line) + ", decoding";
            case COMPARE -> place = "comparison of all records";
            case DIFFERENT -> different = Integer.parseInt(line.text());
            case FILE -> place = "start of the file";
            case READ -> files.add(Optional.empty());
            case UNREADABLE -> files.add(Optional.of(place + ": " + line.text()));
            case PROBLEM -> end = new ProofEnd.Failed(place + ": " + line.text());
            case DONE -> end = new ProofEnd.Done(different, abilities(line.text()));
        }
    }

    /** Empty until the last line. */
    Optional<ProofEnd> end() {
        return Optional.ofNullable(end);
    }

    /** Returns what is known of the files that it was to read, in their order: nothing, or why one cannot be read. */
    List<Optional<String>> files() {
        return List.copyOf(files);
    }

    /** Returns where it is, e.g. {@code record 17, decoding}; records count from 1. */
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
