package io.wirecost.core.codec;

import io.wirecost.core.dataset.FieldPath;
import java.util.List;

/**
 * A codec whose format lets a field be read where it lies in the bytes, without decoding what surrounds it.
 *
 * @param <T> the domain class of the root record
 */
public interface InPlace<T> extends Codec<T> {
    /**
     * A reader of these fields, which belongs to the codec's thread.
     *
     * @throws IllegalArgumentException if the schema has no such path, or it ends at a type that the codec does not read in
     *     place; every codec reads booleans, integers, floating-point numbers, strings and enums
     */
    FieldReader fields(List<FieldPath> paths);
}
