package io.wirecost.studies.rule;

/** What a run says of a claim. */
public enum Answer {
    HOLDS("holds"),
    FAILS("does not hold"),
    OPEN("cannot be told");

    private final String words;

    Answer(String words) {
        this.words = words;
    }

    /** Returns the answer as a sentence or a table says it. */
    public String words() {
        return words;
    }

    /** Returns the answer at the beginning of a sentence. */
    String atBeginning() {
        return Character.toUpperCase(words.charAt(0)) + words.substring(1);
    }

    /** Returns the answer of something that certainly is so, certainly is not, or neither. */
    static Answer of(boolean certainly, boolean certainlyNot) {
        return certainly ? HOLDS : certainlyNot ? FAILS : OPEN;
    }

    /** Returns the answer to a claim that consists of several: it holds if all do, and fails if one does. */
    public static Answer all(Iterable<Answer> parts) {
        Answer together = HOLDS;
        for (Answer part : parts) {
            if (part == FAILS) {
                return FAILS;
            }
            together = part == OPEN ? OPEN : together;
        }
        return together;
    }
}
