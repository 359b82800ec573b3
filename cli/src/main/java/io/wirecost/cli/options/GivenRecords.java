package io.wirecost.cli.options;

import io.wirecost.compiler.value.PlainJson;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.json.Json;
import io.wirecost.core.json.JsonText;
import io.wirecost.core.run.Experiment.Range;
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
        PlainJson json = new PlainJson(dataset.schema());
        List<Json> records =
                dataset.records().stream().limit(most).map(json::of).toList();
        IntSummaryStatistics sizes =
                records.stream().mapToInt(JsonText::compactBytes).summaryStatistics();
        long different = records.stream().map(JsonText::compact).distinct().count();
        return new GivenRecords(records.size(), (int) different, new Range(sizes.getMin(), sizes.getMax()));
    }
}
