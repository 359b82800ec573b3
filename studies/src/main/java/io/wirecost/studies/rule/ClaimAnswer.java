package io.wirecost.studies.rule;

/** What a run says of a claim, or of a part of one. */
public enum ClaimAnswer {
    HOLDS("holds"),
    PART("holds in part"),
    FAILS("does not hold"),
    OPEN("cannot be told"),
    INCOMPARABLE("not comparable");

    private final String words;

    ClaimAnswer(String words) {
        this.words = words;
    }

    /** Returns the answer as a sentence or a table says it. */
    public String words() {
        return words;
    }

    /** Returns the answer behind a subject: {@code is not comparable}. */
    public String singular() {
        return this == INCOMPARABLE ? "is " + words : words;
    }

    /** Returns the answer at the beginning of a sentence. */
    String atBeginning() {
        return Character.toUpperCase(words.charAt(0)) + words.substring(1);
    }

    /** Returns the answer of something that certainly is so, certainly is not, or neither. */
    static ClaimAnswer of(boolean certainly, boolean certainlyNot) {
        return certainly ? HOLDS : certainlyNot ? FAILS : OPEN;
    }
}
