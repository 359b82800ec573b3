package io.wirecost.inference.typing;

import io.wirecost.compiler.value.WrittenJson;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.Filter;
import io.wirecost.core.dataset.Group;
import io.wirecost.core.json.Json;
import io.wirecost.core.schema.Definition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Spelling;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.RecordValue;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/** Turns some fields of records back into the strings that their JSON has for them. */
public final class Untyped {
    private final Schema typed;
    private final Set<TypedField> fields;
    private long characters;

    /** @param fields which fields become strings */
    public Untyped(Schema typed, Collection<TypedField> fields) {
        this.typed = typed;
        this.fields = Set.copyOf(fields);
    }

    /** The same records under another name, with strings in these fields. */
    public Dataset dataset(String name, List<RecordValue> records) {
        List<RecordValue> texts =
                records.stream().map(value -> record(typed.root(), value)).toList();
        return new Dataset(
                name,
                schema(),
                List.of(new Group("records", texts)),
                OptionalLong.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                new Filter(List.of()));
    }

    /** How many characters these fields have in some records. */
    public long characters(List<RecordValue> records) {
        characters = 0;
        records.forEach(value -> record(typed.root(), value));
        return characters;
    }

    private Schema schema() {
        Map<String, Definition> definitions = new LinkedHashMap<>();
        typed.definitions()
                .forEach(definition -> definitions.put(
                        definition.name(),
                        definition.asRecord().<Definition>map(this::withStrings).orElse(definition)));
        return new Schema(typed.root().name(), definitions.values());
    }

    private RecordDefinition withStrings(RecordDefinition record) {
        return record.withFields(record.fields().stream()
                .map(field -> isText(record, field) ? field.withType(withString(field.type())) : field)
                .toList());
    }

    private boolean isText(RecordDefinition record, Field field) {
        return fields.contains(new TypedField(record.name(), field));
    }

    private static Type withString(Type type) {
        return switch (type.form()) {
            case LEAF -> Type.Primitive.STRING;
            case RECORD -> type;
            case ARRAY -> new Type.ArrayType(withString(type.element()));
            case MAP -> new Type.MapType(withString(type.element()));
            case OPTIONAL -> new Type.OptionalType(withString(type.element()));
        };
    }

    private RecordValue record(RecordDefinition record, RecordValue value) {
        List<Object> values = new ArrayList<>();
        for (Field field : record.fields()) {
            Object member = value.get(values.size());
            Optional<Spelling> spelling = typed.notes().spelling(record.name(), field.name());
            values.add(value(field.type(), isText(record, field), spelling, member));
        }
        return new RecordValue(values);
    }

    private String text(Optional<Spelling> spelling, Object value) {
        String text = ((Json.Str) WrittenJson.leaf(spelling, value)).value();
        characters += text.length();
        return text;
    }

    private Object value(Type type, boolean text, Optional<Spelling> spelling, Object value) {
        if (value == null) {
            return null;
        }
        return switch (type.form()) {
            case LEAF -> text ? text(spelling, value) : value;
            case RECORD -> record(typed.record(type.name()), (RecordValue) value);
            case ARRAY -> {
                List<Object> elements = new ArrayList<>();
                ((List<?>) value).forEach(each -> elements.add(value(type.element(), text, spelling, each)));
                yield elements;
            }
            case MAP -> {
                Map<Object, Object> entries = new LinkedHashMap<>();
                ((Map<?, ?>) value)
                        .forEach((key, each) -> entries.put(key, value(type.element(), text, spelling, each)));
                yield entries;
            }
            case OPTIONAL -> value(type.element(), text, spelling, value);
        };
    }
}
