package io.wirecost.inference;

import java.util.List;

/**
 * What became of all records that were read by the inferred schema and written back.
 *
 * @param records all of them
 * @param different those that are not the same JSON value as before
 * @param examples the first of these, with the place and both values
 */
public record WrittenBack(long records, long different, List<String> examples) {
    public WrittenBack {
        examples = List.copyOf(examples);
    }
}
