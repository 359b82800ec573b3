package io.wirecost.evolution.edit;

import io.wirecost.core.schema.Schema;
import io.wirecost.core.value.RecordValue;
import java.util.List;

/** Records that show a change which tame records hide. */
public final class EdgeRecords {
    private EdgeRecords() {}

    /**
     * The edge records of one side of an edit.
     *
     * @param side the schema that they are written with: the edit's older or newer version
     * @param own records of that schema, of which edge records are derived
     */
    public static List<RecordValue> of(Edit edit, Schema side, List<RecordValue> own) {
        return side.equals(edit.before()) ? own.stream().limit(1).toList() : List.of();
    }
}
