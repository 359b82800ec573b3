package io.wirecost.cli;

import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.run.Experiment.Range;
import io.wirecost.core.value.RecordValue;
import io.wirecost.core.value.ValueWriter;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.IntSummaryStatistics;

/** About how large the records of a dataset are, of which nobody can ask for another size. */
final class DatasetSizes {
    private DatasetSizes() {}

    /** Smallest and largest record, in the neutral form, which is about as large as compact JSON. */
    static Range of(Dataset dataset) {
        IntSummaryStatistics sizes = dataset.records().stream()
                .mapToInt(record -> sizeBytes(dataset, record))
                .summaryStatistics();
        return new Range(Math.max(1, sizes.getMin()), Math.max(1, sizes.getMax()));
    }

    private static int sizeBytes(Dataset dataset, RecordValue record) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            DataOutputStream out = new DataOutputStream(bytes);
            new ValueWriter(dataset.schema(), out).write(record);
            out.flush();
        } catch (IOException e) {
            throw new IllegalStateException("memory cannot fail to be written", e);
        }
        return bytes.size();
    }
}
