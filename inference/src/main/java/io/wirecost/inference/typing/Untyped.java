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
import io.wirecost.core.value.ValueRewrite;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/** Turns some fields of records back into the strings that their JSON has for them. */
public final class Untyped extends ValueRewrite {
    private final Schema typed;
    private final Set<TypedField> fields;
    private long characters;

    /** @param fields which fields become strings */
    public Untyped(Schema typed, Collection<TypedField> fields) {
        super(typed);
        this.typed = typed;
        this.fields = Set.copyOf(fields);
    }

    /** The same records under another name, with strings in these fields. */
    public Dataset dataset(String name, List<RecordValue> records) {
        return new Dataset(
                name,
                schema(),
                List.of(new Group("records", records.stream().map(this::of).toList())),
                OptionalLong.empty(),
                new Filter(List.of()));
    }

    /** How many characters these fields have in some records. */
    public long characters(List<RecordValue> records) {
        characters = 0;
        records.forEach(this::of);
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

    @Override
    protected Object member(RecordDefinition record, Field field, Object value) {
        return isText(record, field)
                ? texts(typed.notes().spelling(record.name(), field.name())).value(field.type(), value)
                : super.member(record, field, value);
    }

    private ValueRewrite texts(Optional<Spelling> spelling) {
        return new ValueRewrite(typed) {
            @Override
            protected Object leaf(Type type, Object value) {
                String text = ((Json.Str) WrittenJson.leaf(spelling, value)).value();
                characters += text.length();
                return text;
            }
        };
    }
}
