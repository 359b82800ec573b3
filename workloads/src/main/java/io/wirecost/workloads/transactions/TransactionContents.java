package io.wirecost.workloads.transactions;

import io.wirecost.core.value.RecordValue;
import java.util.List;
import java.util.Map;

/** What makes a transaction large: its text, lists and maps. */
record TransactionContents(
        String description,
        Map<String, Double> exchangeRates,
        List<String> tags,
        Map<String, String> attributes,
        List<RecordValue> documents,
        List<RecordValue> authorizations) {
    static final TransactionContents NONE =
            new TransactionContents("", Map.of(), List.of(), Map.of(), List.of(), List.of());
}
