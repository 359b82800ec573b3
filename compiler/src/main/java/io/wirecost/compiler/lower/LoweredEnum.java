package io.wirecost.compiler.lower;

import io.wirecost.core.schema.NameTable;
import java.util.List;

/**
 * An enum of a target.
 *
 * @param source full name in the schema
 * @param name the target's name
 * @param symbols the target's symbols by the schema's, in the order of the schema
 * @param numbers of the symbols, in the same order: their places, or what the user's own {@code .proto} says
 */
public record LoweredEnum(String source, String name, NameTable symbols, List<Integer> numbers) {
    public LoweredEnum {
        numbers = List.copyOf(numbers);
    }
}
