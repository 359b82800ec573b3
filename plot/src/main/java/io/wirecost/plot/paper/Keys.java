package io.wirecost.plot.paper;

/** What a page makes of the keys of its marks, such as names of codecs. */
@FunctionalInterface
public interface Keys {
    /** In a file of its own nothing is picked out. */
    Keys NONE = (key, group, colour) -> colour;

    /**
     * Returns the classes of a mark.
     *
     * @param group that gives it its colour; empty for none
     * @param colour class of its colour, which the key may bring by itself; empty for none
     */
    String classes(String key, String group, String colour);
}
