package io.wirecost.analysis.need;

import io.wirecost.core.Choices;
import io.wirecost.core.InputException;
import io.wirecost.core.Problems;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** What a team may need of a codec beside its price. */
public enum Need {
    PORTABLE("several languages read it", Proof.SIBLINGS),
    EVOLVABLE("fields can be added while old and new programs read each other's messages", Proof.EVOLUTION),
    READABLE("people can read it without a tool", Proof.FACT),
    IN_PLACE("fields can be read without decoding the message", Proof.FACT),
    DETERMINISTIC("equal values give equal bytes, in every process and map order", Proof.RUN),
    SAFE("bytes from strangers cannot name classes, load anything or run code", Proof.ROBUSTNESS),
    SCHEMALESS("a reader needs no schema", Proof.FACT);

    /** What says that a need is met. */
    private enum Proof {
        FACT("a fact with its source"),
        SIBLINGS("a fact with its source, and interop where the run has it"),
        EVOLUTION("measured where --evolution has the codec, otherwise by the documentation"),
        ROBUSTNESS("by the documentation, and by damaged messages where the run has them"),
        RUN("measured by interop");

        private final String words;

        Proof(String words) {
            this.words = words;
        }
    }

    /** The word for no need at all. */
    public static final String NONE = "none";

    private final String meaning;
    private final Proof proof;

    Need(String meaning, Proof proof) {
        this.meaning = meaning;
        this.proof = proof;
    }

    /** Returns the name by which users ask for it: {@code in-place}. */
    public String label() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public String meaning() {
        return meaning;
    }

    /** Returns what says that a codec meets it: the run, or what was written about its format. */
    public String proof() {
        return proof.words;
    }

    /**
     * Reads needs that are separated by commas; {@code none} alone is none.
     *
     * @param option the option that has them
     * @throws InputException with every name that is unknown
     */
    public static Set<Need> parse(String option, String text) throws InputException {
        Set<Need> needs = new LinkedHashSet<>();
        if (text.equals(NONE)) {
            return needs;
        }
        Problems problems = new Problems();
        for (String name : text.split(",", -1)) {
            Optional<Need> need = Arrays.stream(values())
                    .filter(known -> known.label().equals(name.strip()))
                    .findFirst();
            need.ifPresentOrElse(needs::add, () -> problems.add(Choices.mismatch(option, name, labels())));
        }
        problems.refuse();
        return needs;
    }

    private static List<String> labels() {
        return Arrays.stream(values()).map(Need::label).toList();
    }
}
