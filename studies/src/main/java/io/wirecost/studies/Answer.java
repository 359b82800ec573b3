package io.wirecost.studies;

/** What a run says of a claim. */
enum Answer {
    HOLDS("holds"),
    FAILS("does not hold"),
    OPEN("cannot be told");

    private final String words;

    Answer(String words) {
        this.words = words;
    }

    String words() {
        return words;
    }

    /** Of a claim that consists of several: it holds when all do, and fails when one does. */
    static Answer all(Iterable<Answer> parts) {
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
