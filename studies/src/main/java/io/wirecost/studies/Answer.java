package io.wirecost.studies;

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

    /** Of a claim that consists of several: it holds when all do, and fails when one does. */
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
