package io.wirecost.cli.options;

import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.run.Experiment.Range;
import io.wirecost.workloads.records.CompactJson;
import java.nio.ByteBuffer;
import java.util.IntSummaryStatistics;
import java.util.List;

/**
 * What the pipeline sends of records that are as they are: a user's own, or those of a workload that makes no sizes.
 *
 * @param count of the records that are sent in turn
 * @param different how many of these differ from each other
 * @param sizeBytes smallest and largest of them, as compact JSON
 */
record GivenRecords(int count, int different, Range sizeBytes) {
    /** @param most how many of a dataset's records are sent, the first ones */
    static GivenRecords of(Dataset dataset, int most) {
        List<byte[]> records = dataset.records().stream()
                .limit(most)
                .map(record -> CompactJson.of(dataset.schema(), record))
                .toList();
        IntSummaryStatistics sizes =
                records.stream().mapToInt(bytes -> bytes.length).summaryStatistics();
        long different = records.stream().map(ByteBuffer::wrap).distinct().count();
        return new GivenRecords(records.size(), (int) different, new Range(sizes.getMin(), sizes.getMax()));
    }
}
