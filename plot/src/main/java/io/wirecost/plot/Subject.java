package io.wirecost.plot;

/**
 * What a mark stands for.
 *
 * @param label as a reader reads it
 * @param key who picks out this key anywhere in a page sees all marks and rows that have it: a codec's name; empty for none
 * @param group marks of one group have one colour: a family of formats, a phase; empty for a colour of its own
 */
public record Subject(String label, String key, String group) {
    /** Something that is a codec, in a colour of its own. */
    public static Subject codec(String name) {
        return new Subject(name, name, "");
    }

    /** Something that is nothing else on the page. */
    public static Subject named(String label) {
        return new Subject(label, "", "");
    }
}
