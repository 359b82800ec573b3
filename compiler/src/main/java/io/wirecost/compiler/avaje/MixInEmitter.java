package io.wirecost.compiler.avaje;

import io.wirecost.compiler.emit.DomainTypes;
import io.wirecost.compiler.emit.SourceWriter;
import io.wirecost.compiler.emit.StringLiteral;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.TypeCases;
import java.util.Map;
import java.util.Optional;

/**
 * Emits the mix-in of one record: the schema's name of each property. Lists and maps within one another get an adapter
 * class of their own, since avaje's generator forgets the types inside.
 */
final class MixInEmitter {
    /** What every mix-in's name ends with, and no adapter's. */
    static final String SUFFIX = "MixIn";

    private static final String JSON = "@io.avaje.jsonb.Json.";

    private final JavaNames names;
    private final RecordDefinition record;
    private final DomainTypes types;

    MixInEmitter(JavaNames names, RecordDefinition record) {
        this.names = names;
        this.record = record;
        this.types = new DomainTypes(names);
    }

    void emitInto(Map<String, String> sources) {
        String name = names.className(record.name()) + SUFFIX;
        SourceWriter out = new SourceWriter();
        out.line("package " + AvajeTarget.PACKAGE + ";").line("");
        out.line(JSON + "MixIn(%s.class)", names.qualifiedClassName(record.name()));
        out.line("abstract class %s {", name);
        int place = 0;
        for (Field field : record.fields()) {
            String adapter = name + "_" + place++;
            if (isNested(field.type())) {
                sources.put(AvajeTarget.PACKAGE + "." + adapter, adapter(adapter, field.type()));
                out.line(JSON + "Serializer(%s.%s.class)", AvajeTarget.PACKAGE, adapter);
            }
            if (field.type() == Type.Primitive.NULL) {
                out.line(JSON + "Ignore");
            }
            // An ignored field has a place among the names too, where that of its property could be another field's.
            out.line(JSON + "Property(" + StringLiteral.of(field.wireName()) + ")");
            out.line("private %s %s;", types.of(field.type()), names.property(record.name(), field.name()));
        }
        sources.put(AvajeTarget.PACKAGE + "." + name, out.line("}").toString());
    }

    private static boolean isNested(Type type) {
        return element(type).flatMap(MixInEmitter::element).isPresent();
    }

    private static Optional<Type> element(Type container) {
        return container.present().contained();
    }

    private String adapter(String name, Type type) {
        String java = types.boxed(type);
        SourceWriter out = new SourceWriter();
        out.line("package " + AvajeTarget.PACKAGE + ";").line("");
        out.line("public final class %s implements io.avaje.json.JsonAdapter<%s> {", name, java);
        out.line("private final io.avaje.json.JsonAdapter<%s> adapter;", java).line("");
        out.line("public %s(io.avaje.jsonb.Jsonb jsonb) {", name);
        out.line("this.adapter = jsonb.adapter(%s);", expression(type))
                .line("}")
                .line("");
        out.line("@java.lang.Override");
        out.line("public void toJson(io.avaje.json.JsonWriter out, %s value) {", java);
        out.line("this.adapter.toJson(out, value);").line("}").line("");
        out.line("@java.lang.Override");
        out.line("public %s fromJson(io.avaje.json.JsonReader in) {", java);
        out.line("return this.adapter.fromJson(in);").line("}");
        return out.line("}").toString();
    }

    /** The type as a value of {@link java.lang.reflect.Type}. */
    private String expression(Type type) {
        String newType = "io.avaje.jsonb.Types.newParameterizedType(";
        return type.match(new TypeCases<>(
                leaf -> types.boxed(leaf) + ".class",
                record -> types.boxed(record) + ".class",
                array -> newType + "java.util.List.class, " + expression(array.element()) + ")",
                map -> newType + "java.util.Map.class, java.lang.String.class, " + expression(map.value()) + ")",
                optional -> expression(optional.type())));
    }
}
