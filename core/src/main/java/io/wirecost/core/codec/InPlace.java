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
     * @throws IllegalArgumentException if the schema has no such path, see {@link FieldPath#steps}
     */
    FieldReader fields(List<FieldPath> paths);
}
