package io.wirecost.report.section;

import io.wirecost.core.run.Interop.Reading;
import java.util.List;

/** A word for a reading, as tables show it. The gravest stand first. */
enum ReadingMark {
    WRONG("wrong", "a value came back as another one"),
    UNREADABLE("unreadable", "the reader did not take the bytes"),
    KNOWN("known", "wrong or unreadable, and known"),
    LOSS("loss", "right but for losses that one of the two declares"),
    OK("ok", "every value came back as it was given"),
    REFUSED("refused", "one of the two cannot hold the data"),
    UNPROVEN("unproven", "one of the two does not return its own values"),
    SELF("self", "its own bytes, which it returned to be measured at all"),
    MISSING("–", "not measured");

    /** Those of another codec's bytes, in the order in which a sentence counts them. */
    static final List<ReadingMark> COUNTED = List.of(OK, LOSS, KNOWN, WRONG, UNREADABLE);

    private final String word;
    private final String meaning;

    ReadingMark(String word, String meaning) {
        this.word = word;
        this.meaning = meaning;
    }

    /** Returns what stands in a table. */
    String word() {
        return word;
    }

    /** Returns what the word says. */
    String meaning() {
        return meaning;
    }

    /** What the word says in a count. */
    String counted() {
        return switch (this) {
            case OK -> "exact";
            case LOSS -> "with declared losses";
            case KNOWN -> "with known differences";
            default -> word;
        };
    }

    static ReadingMark of(Reading reading) {
        if (reading.isDifference() && reading.known().isPresent()) {
            return KNOWN;
        }
        return switch (reading.outcome()) {
            case OK -> OK;
            case LOSS -> LOSS;
            case WRONG -> WRONG;
            case UNREADABLE -> UNREADABLE;
        };
    }
}
