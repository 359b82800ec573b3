package io.wirecost.inference.guess;

import java.util.List;

/**
 * A way in which records do not fit a guess that was made of other records.
 *
 * @param path of the place, e.g. {@code items[].price}
 * @param expected what the place was taken for
 * @param found what it has
 * @param count values, or objects that lack the key
 * @param records numbers of the first such records, at most 20
 */
public record Misfit(String path, String expected, String found, long count, List<Long> records) {
    public Misfit {
        records = List.copyOf(records);
    }
}
