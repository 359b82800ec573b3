package io.wirecost.bench.plain;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.value.BeanMapper;
import java.util.List;
import wirecost.domain.TransactionData;

/**
 * Benchmarks of libraries whose users write something of the library into their classes. These classes are written by hand. Jackson
 * copies the records into them, and compares them. That is never timed.
 *
 * @param <T> the class of a transaction, with public fields
 */
abstract class PlainAnnotated<T> extends PlainBenchmark<T> {
    private static final ObjectMapper COPIES = new ObjectMapper();

    private final Class<T> type;

    PlainAnnotated(Class<T> type) {
        this.type = type;
    }

    @Override
    List<T> objects(Dataset dataset) {
        BeanMapper<TransactionData> mapper = new BeanMapper<>(dataset.schema(), PlainAnnotated.class.getClassLoader());
        return dataset.records().stream()
                .map(record -> COPIES.convertValue(mapper.toDomain(record), type))
                .toList();
    }

    @Override
    boolean isSame(T returned, T written) {
        return COPIES.valueToTree(returned).equals(COPIES.valueToTree(written));
    }
}
