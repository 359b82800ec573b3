package io.wirecost.workloads.records;

import io.wirecost.core.dataset.JsonAsGiven;
import io.wirecost.core.dataset.Sampled;
import io.wirecost.core.value.RecordValue;
import java.util.List;
import java.util.Optional;

/**
 * Records that were read to be measured.
 *
 * @param given sizes of their text; empty if they did not come as JSON
 * @param sampled what they are a sample of; empty if they are all that there are
 */
public record Taken(List<RecordValue> records, Optional<JsonAsGiven> given, Optional<Sampled> sampled) {}
