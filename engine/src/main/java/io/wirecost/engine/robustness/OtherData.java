package io.wirecost.engine.robustness;

import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.Filter;
import io.wirecost.core.dataset.Group;
import io.wirecost.core.schema.Definition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.RecordValue;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/** Data of which a reader of the run's schema may get a message. */
final class OtherData {
    private static final RecordDefinition STRANGER = new RecordDefinition(
            "strangers.Stranger",
            List.of(
                    new Field("names", new Type.ArrayType(Type.Primitive.STRING)),
                    new Field("weight", Type.Primitive.DOUBLE),
                    new Field("comment", Type.Primitive.STRING)));

    private OtherData() {}

    /** Returns what stands instead of the records of a dataset, as far as there is such a thing. */
    static List<Dataset> of(Dataset dataset) {
        List<Dataset> all = new ArrayList<>();
        all.add(dataset(
                "a message of another schema",
                new Schema(STRANGER.name(), List.of(STRANGER)),
                RecordValue.of(List.of("Zoe", "Ann"), 2.5, "none of yours")));
        RecordDefinition root = dataset.schema().root();
        int kept = root.fields().size() - 1;
        if (kept > 0 && !root.isUnion()) {
            RecordValue record = dataset.records().get(0);
            List<Object> values = new ArrayList<>();
            for (int i = 0; i < kept; i++) {
                values.add(record.get(i));
            }
            all.add(dataset(
                    "the message before its last field was added to the schema",
                    former(dataset.schema(), kept),
                    new RecordValue(values)));
        }
        return all;
    }

    private static Schema former(Schema schema, int kept) {
        RecordDefinition root = schema.root();
        RecordDefinition former = root.withFields(root.fields().subList(0, kept));
        return new Schema(
                root.name(),
                schema.definitions().stream()
                        .<Definition>map(definition -> definition.name().equals(root.name()) ? former : definition)
                        .toList());
    }

    private static Dataset dataset(String name, Schema schema, RecordValue record) {
        return new Dataset(
                name, schema, List.of(new Group("one", List.of(record))), OptionalLong.empty(), new Filter(List.of()));
    }
}
