package io.wirecost.document;

import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.DoubleFunction;

/**
 * What stands in a field of a table: a value with its words, so that each renderer shows, sorts and writes it in its way.
 *
 * @param words as a reader reads it; {@link #NONE} for nothing
 * @param value the figure, in the unit of its column; empty for a text
 * @param key what the cell names: a codec, which is picked out wherever it stands; empty for none
 * @param group of what is named or said: a family of formats, or a reaction, which has a colour; empty for none
 * @param anchor address of the figure in a page: the trial's id; empty for none
 * @param inside what a page shows of the cell when it is opened, in lines; empty for none
 */
public record TableCell(String words, OptionalDouble value, String key, String group, String anchor, String inside) {
    /** Words of a cell that has nothing. */
    public static final String NONE = "-";

    private static final TableCell NOTHING = text(NONE);

    /** Words alone. */
    public static TableCell text(String words) {
        return new TableCell(words, OptionalDouble.empty(), "", "", "", "");
    }

    /** Words that belong to a group, whose colour a page shows. */
    public static TableCell grouped(String words, String group) {
        return new TableCell(words, OptionalDouble.empty(), "", group, "", "");
    }

    /** A codec by its name alone. */
    public static TableCell codec(String name) {
        return codec(name, name, "");
    }

    /** A codec's name, as it is to be read; it may have marks that lead to notes. */
    public static TableCell codec(String words, String key, String group) {
        return new TableCell(words, OptionalDouble.empty(), key, group, "", "");
    }

    /** A figure. */
    public static TableCell figure(double value, DoubleFunction<String> words) {
        return new TableCell(words.apply(value), OptionalDouble.of(value), "", "", "", "");
    }

    /** A figure, or nothing. */
    public static TableCell figure(Optional<Double> value, DoubleFunction<String> words) {
        return value.map(some -> figure(some, words)).orElse(NOTHING);
    }

    /** Nothing. */
    public static TableCell none() {
        return NOTHING;
    }

    /** The same under an address. */
    public TableCell at(String address) {
        return new TableCell(words, value, key, group, address, inside);
    }

    /** The same, which a page opens to these lines. Other forms show the words alone. */
    public TableCell opening(String lines) {
        return new TableCell(words, value, key, group, anchor, lines);
    }

    /** Returns whether there is nothing to read. */
    public boolean isEmpty() {
        return words.isEmpty() || words.equals(NONE);
    }
}
