package io.wirecost.engine.robustness;

import io.wirecost.core.value.RecordValue;

/**
 * A record whose messages are damaged.
 *
 * @param number in the dataset, from 1
 */
record SourceRecord(int number, RecordValue value) {}
