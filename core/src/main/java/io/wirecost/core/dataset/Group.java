package io.wirecost.core.dataset;

import io.wirecost.core.value.RecordValue;
import java.util.List;

/**
 * Records of a dataset that belong to one step of its size series; a dataset without a series has one group.
 *
 * @param label the step's name, e.g. {@code step-07}
 */
public record Group(String label, List<RecordValue> records) {
    public Group {
        records = List.copyOf(records);
    }
}
