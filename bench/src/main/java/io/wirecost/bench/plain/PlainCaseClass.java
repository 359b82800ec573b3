package io.wirecost.bench.plain;

import io.wirecost.bench.byhand.Transaction;
import io.wirecost.bench.byhand.Transactions;
import io.wirecost.core.dataset.Dataset;
import java.util.List;

/** Benchmarks of Scala's libraries. JMH makes its loops for Java; what they call is written in Scala. */
abstract class PlainCaseClass extends PlainBenchmark<Transaction> {
    @Override
    List<Transaction> objects(Dataset dataset) {
        return dataset.records().stream().map(Transactions::of).toList();
    }
}
