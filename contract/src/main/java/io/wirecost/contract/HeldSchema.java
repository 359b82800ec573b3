package io.wirecost.contract;

import io.wirecost.core.schema.Definition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * As much of a large schema as a codec holds that refuses all of it. What it refuses of a field's own type goes first. Then the
 * fields of the root are added one after the other: as they are, else without recursion, else without unions too, else not at all.
 */
final class HeldSchema {
    private static final String ALONE = "alone.Root";

    private final Predicate<Schema> refused;
    private final String root;
    private final List<Field> fields = new ArrayList<>();
    private final Map<String, Definition> definitions = new LinkedHashMap<>();

    private HeldSchema(String root, Predicate<Schema> refused) {
        this.root = root;
        this.refused = refused;
    }

    /** The same schema if nothing of it is refused. */
    static Schema of(Schema schema, Predicate<Schema> refused) {
        if (!refused.test(schema)) {
            return schema;
        }
        HeldSchema held = new HeldSchema(schema.root().name(), refused);
        Schema fitting = held.withoutFieldsThatAreRefusedAlone(schema);
        Schema acyclic = Acyclic.of(fitting);
        Schema plain = new Schema(schema.root().name(), definitions(acyclic, HeldSchema::plain));
        fitting.root().fields().forEach(field -> held.add(field, List.of(fitting, acyclic, plain)));
        return held.with(List.of(), Map.of());
    }

    /** A field is alone where the records of its type have no fields. */
    private Schema withoutFieldsThatAreRefusedAlone(Schema schema) {
        Schema hollow = new Schema(root, definitions(schema, record -> with(record, List.of())));
        return new Schema(
                root,
                definitions(
                        schema,
                        record -> with(
                                record,
                                record.fields().stream()
                                        .filter(field -> !isRefusedAlone(field, hollow))
                                        .toList())));
    }

    /** A union of which no branch is left is a record without fields. */
    private static RecordDefinition with(RecordDefinition record, List<Field> fields) {
        return fields.isEmpty() ? new RecordDefinition(record.name(), fields) : record.withFields(fields);
    }

    private static RecordDefinition plain(RecordDefinition record) {
        return new RecordDefinition(record.name(), record.fields());
    }

    private boolean isRefusedAlone(Field field, Schema hollow) {
        Map<String, Definition> all = new LinkedHashMap<>();
        reach(field.type(), hollow, all);
        all.put(ALONE, new RecordDefinition(ALONE, List.of(field)));
        return refused.test(new Schema(ALONE, all.values()));
    }

    private static List<Definition> definitions(Schema schema, UnaryOperator<RecordDefinition> change) {
        return schema.definitions().stream()
                .map(definition -> definition.asRecord().<Definition>map(change).orElse(definition))
                .toList();
    }

    private void add(Field field, List<Schema> forms) {
        for (Schema form : forms) {
            Map<String, Definition> used = new LinkedHashMap<>();
            reach(field.type(), form, used);
            if (!refused.test(with(List.of(field), used))) {
                fields.add(field);
                definitions.putAll(used);
                return;
            }
        }
    }

    private Schema with(List<Field> moreFields, Map<String, Definition> moreDefinitions) {
        Map<String, Definition> all = new LinkedHashMap<>();
        all.put(
                root,
                new RecordDefinition(
                        root,
                        Stream.concat(fields.stream(), moreFields.stream()).toList()));
        all.putAll(definitions);
        all.putAll(moreDefinitions);
        return new Schema(root, all.values());
    }

    private static void reach(Type type, Schema schema, Map<String, Definition> reached) {
        switch (type.form()) {
            case LEAF -> type.asEnum().ifPresent(ref -> reached.put(ref.name(), schema.enumeration(ref.name())));
            case RECORD -> reach(schema.record(type.name()), schema, reached);
            case ARRAY, MAP, OPTIONAL -> reach(type.element(), schema, reached);
        }
    }

    private static void reach(RecordDefinition record, Schema schema, Map<String, Definition> reached) {
        if (reached.putIfAbsent(record.name(), record) == null) {
            record.fields().forEach(field -> reach(field.type(), schema, reached));
        }
    }
}
