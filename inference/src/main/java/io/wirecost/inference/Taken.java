package io.wirecost.inference;

import io.wirecost.core.dataset.JsonAsGiven;
import io.wirecost.core.dataset.Sampled;
import io.wirecost.core.value.RecordValue;
import java.util.List;
import java.util.Optional;

/**
 * The records that are measured.
 *
 * @param given the sizes of their text
 * @param sampled what they are a sample of; empty if they are all
 */
public record Taken(List<RecordValue> records, JsonAsGiven given, Optional<Sampled> sampled) {
    public Taken {
        records = List.copyOf(records);
    }
}
