package io.wirecost.bench.plain;

import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.value.BeanMapper;
import java.util.List;
import wirecost.domain.TransactionData;

/** Benchmarks of Java's libraries: the application has the beans that wirecost's codecs are given too. */
abstract class PlainBean extends PlainBenchmark<TransactionData> {
    @Override
    List<TransactionData> objects(Dataset dataset) {
        BeanMapper<TransactionData> mapper = new BeanMapper<>(dataset.schema(), PlainBean.class.getClassLoader());
        return dataset.records().stream().map(mapper::toDomain).toList();
    }
}
