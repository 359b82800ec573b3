package io.wirecost.evolution.edit;

import io.wirecost.core.value.RecordValue;

/** What a reader of one version of a schema should see of a record that was written by another one. */
@FunctionalInterface
public interface Wish {
    /** @param written a record of the writer's schema */
    Wished of(RecordValue written);
}
