package io.wirecost.compiler.annotated;

import io.wirecost.compiler.domain.BeanStyle;
import io.wirecost.compiler.emit.StringLiteral;
import io.wirecost.core.codec.Refusal;
import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** For avaje-jsonb, whose annotation processor makes an adapter of each class. */
public final class AvajeBeans implements BeanStyle {
    private static final String JSON = "@io.avaje.jsonb.Json";

    /** What avaje-jsonb takes for the name of a subtype, and so does not write, unless another is named. */
    private static final String TYPE_PROPERTY = "@type";

    @Override
    public String target() {
        return "java-avaje";
    }

    @Override
    public Optional<String> refusalReason(Schema schema) {
        return Refusal.ofCopiedKeys(schema, "avaje's generator").map(Refusal::reason);
    }

    @Override
    public List<String> onClass(RecordDefinition record) {
        boolean hasTypeProperty =
                record.fields().stream().anyMatch(field -> field.wireName().equals(TYPE_PROPERTY));
        return List.of(hasTypeProperty ? JSON + "(typeProperty = \"\")" : JSON);
    }

    @Override
    public List<String> onField(JavaNames names, RecordDefinition record, Field field) {
        // An ignored field has a place among the names too, where that of its property could be another field's.
        String property = JSON + ".Property(" + StringLiteral.of(field.wireName()) + ")";
        if (field.type() == Type.Primitive.NULL) {
            return List.of(JSON + ".Ignore", property);
        }
        return NestedAdapterEmitter.isFor(field)
                ? List.of(JSON + ".Serializer(" + NestedAdapterEmitter.name(names, record, field) + ".class)", property)
                : List.of(property);
    }

    @Override
    public List<String> inEnum(EnumDefinition enumeration, JavaNames names) {
        return EnumSymbols.method(JSON + ".Value", enumeration, names);
    }

    @Override
    public Map<String, String> helpers(Schema schema, JavaNames names) {
        return NestedAdapterEmitter.all(schema, names);
    }

    @Override
    public List<String> libraries() {
        return List.of(
                "io.avaje.jsonb.Jsonb",
                "io.avaje.json.JsonReader",
                "io.avaje.jsonb.generator.JsonbProcessor",
                NestedAdapterEmitter.BASE);
    }

    @Override
    public List<String> processors() {
        return List.of("io.avaje.jsonb.generator.JsonbProcessor");
    }
}
