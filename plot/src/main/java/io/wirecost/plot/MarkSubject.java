package io.wirecost.plot;

/**
 * What a mark stands for.
 *
 * @param label as a reader reads it
 * @param key who picks out this key anywhere in a page sees all marks and rows that have it: a codec's name; empty for none
 * @param group marks of one group have one colour: a family of formats, a phase; empty for a colour of its own
 */
public record MarkSubject(String label, String key, String group) {
    /** Something that is a codec, in a colour of its own. */
    public static MarkSubject codec(String name) {
        return new MarkSubject(name, name, "");
    }

    /** Something that is nothing else on the page. */
    public static MarkSubject named(String label) {
        return new MarkSubject(label, "", "");
    }
}
