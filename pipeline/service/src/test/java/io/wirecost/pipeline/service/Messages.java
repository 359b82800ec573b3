package io.wirecost.pipeline.service;

import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.FieldPath;
import io.wirecost.core.dataset.Filter;
import io.wirecost.core.dataset.Filter.Condition;
import io.wirecost.core.dataset.Group;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.RecordValue;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;

/** Pools of small messages; of ten records, the fourth and the eighth pass. */
final class Messages {
    static final int RECORDS = 10;
    static final int PASSING = 2;

    static final Schema SCHEMA = new Schema(
            "test.Message",
            List.of(new RecordDefinition(
                    "test.Message",
                    List.of(
                            new Field("id", Type.Primitive.LONG),
                            new Field("kind", Type.Primitive.STRING),
                            new Field("urgent", Type.Primitive.BOOLEAN),
                            new Field("text", Type.Primitive.STRING)))));

    private static final Filter FILTER = new Filter(List.of(
            new Condition(FieldPath.of("kind"), Set.of("fourth")),
            new Condition(FieldPath.of("urgent"), Set.of(true))));

    private Messages() {}

    /** @param longText of the record that passes first */
    static Dataset pool(int longText) {
        List<RecordValue> records = new ArrayList<>();
        for (int r = 1; r <= RECORDS; r++) {
            boolean fourth = r % 4 == 0;
            records.add(RecordValue.of(
                    (long) r, fourth ? "fourth" : "other", fourth || r == 1, "t".repeat(r == 4 ? longText : 20 * r)));
        }
        return new Dataset("messages", SCHEMA, List.of(new Group("all", records)), OptionalLong.empty(), FILTER);
    }
}
