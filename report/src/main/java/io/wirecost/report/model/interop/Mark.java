package io.wirecost.report.model.interop;

/** A word for a reading, as tables show it. The gravest stand first. */
public enum Mark {
    WRONG("wrong", "a value came back as another one"),
    UNREADABLE("unreadable", "the reader did not take the bytes"),
    KNOWN("known", "wrong or unreadable, and known"),
    LOSS("loss", "right but for losses that one of the two declares"),
    OK("ok", "every value came back as it was given"),
    REFUSED("refused", "one of the two cannot hold the data"),
    UNPROVEN("unproven", "one of the two does not return its own values"),
    SELF("self", "its own bytes, which it returned to be measured at all"),
    MISSING("–", "not measured");

    private final String word;
    private final String meaning;

    Mark(String word, String meaning) {
        this.word = word;
        this.meaning = meaning;
    }

    /** Returns what stands in a table. */
    public String word() {
        return word;
    }

    /** Returns what the word says. */
    public String meaning() {
        return meaning;
    }
}
