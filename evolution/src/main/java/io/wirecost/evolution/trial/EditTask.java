package io.wirecost.evolution.trial;

import io.wirecost.core.value.RecordValue;
import io.wirecost.evolution.edit.Edit;
import java.util.List;
import java.util.Optional;

/**
 * An edit with the records that are tried.
 *
 * @param edit whose wishes are known of the records
 * @param older the given records, and behind them those that were made to show the edit
 * @param olderGiven how many of the older ones were given
 * @param newer the same of the newer version
 * @param change what an old service changes in each; empty where no field means the same in both versions
 */
record EditTask(
        Edit edit,
        SchemaSide before,
        SchemaSide after,
        List<RecordValue> older,
        int olderGiven,
        List<RecordValue> newer,
        int newerGiven,
        Optional<KnownChange> change) {}
