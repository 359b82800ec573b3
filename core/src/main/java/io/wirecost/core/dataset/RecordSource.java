package io.wirecost.core.dataset;

import io.wirecost.core.value.RecordValue;
import java.util.Iterator;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * Records that are made one after the other, so that memory never has to hold all of them.
 *
 * @param like a dataset of such records: its name, schema, seed and filter are theirs too
 * @param count how many there are
 * @param maker makes the record of a number, counted from 0; always the same one
 */
public record RecordSource(Dataset like, int count, IntFunction<RecordValue> maker) {
    Iterator<RecordValue> records() {
        return IntStream.range(0, count).mapToObj(maker).iterator();
    }
}
