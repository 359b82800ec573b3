package io.wirecost.evolution.trial;

import io.wirecost.core.value.RecordValue;
import io.wirecost.evolution.edit.Edit;
import java.util.List;

/**
 * An edit with the records that are tried.
 *
 * @param older the given records, and behind them those that were made to show the edit
 * @param olderGiven how many of the older ones were given
 * @param newer the same of the newer version
 */
record EditTask(
        Edit edit,
        SchemaSide before,
        SchemaSide after,
        List<RecordValue> older,
        int olderGiven,
        List<RecordValue> newer,
        int newerGiven) {}
