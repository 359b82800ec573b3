package io.wirecost.engine;

import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.FieldPath;
import io.wirecost.core.dataset.Filter;
import io.wirecost.core.dataset.Group;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.RecordValue;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.Random;
import java.util.Set;

/** Three groups of messages, from 2 to 20 KB. */
public final class TestData {
    static final int GROUPS = 3;
    static final int RECORDS_PER_GROUP = 40;

    private static final Schema SCHEMA = new Schema(
            "test.Message",
            List.of(new RecordDefinition(
                    "test.Message",
                    List.of(
                            new Field("id", Type.Primitive.LONG),
                            new Field("text", Type.Primitive.STRING),
                            new Field("note", new Type.OptionalType(Type.Primitive.STRING))))));

    private static final Filter FILTER =
            new Filter(List.of(new Filter.Condition(FieldPath.of("id"), Set.of(1L, 2L, 3L))));

    private TestData() {}

    public static Dataset messages() {
        return messages("with a \u0001 inside");
    }

    public static Dataset messages(String note) {
        Random random = new Random(7);
        List<Group> groups = new ArrayList<>();
        for (int g = 0; g < GROUPS; g++) {
            List<RecordValue> records = new ArrayList<>();
            for (int r = 0; r < RECORDS_PER_GROUP; r++) {
                records.add(RecordValue.of((long) r, text(random, 2000 + 9000 * g), r == 1 ? note : null));
            }
            groups.add(new Group("step-" + g, records));
        }
        return new Dataset("messages", SCHEMA, groups, OptionalLong.of(7), FILTER);
    }

    private static String text(Random random, int length) {
        StringBuilder text = new StringBuilder();
        random.ints(length, 'a', 'z').forEach(text::appendCodePoint);
        return text.toString();
    }
}
