package io.wirecost.compiler.annotated;

import io.wirecost.compiler.emit.DomainTypes;
import io.wirecost.compiler.emit.SourceWriter;
import io.wirecost.core.codec.GeneratedCode;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** An adapter for avaje-jsonb of lists and maps within one another, since its generator forgets the types inside. */
final class NestedAdapterEmitter {
    /** What the codec has for it. */
    static final String BASE = "io.wirecost.codecs.avaje.NestedAdapter";

    private static final String PACKAGE = GeneratedCode.targetPackage("avaje");

    private NestedAdapterEmitter() {}

    static boolean isFor(Field field) {
        return element(field.type()).flatMap(NestedAdapterEmitter::element).isPresent();
    }

    private static Optional<Type> element(Type container) {
        return container.present().contained();
    }

    /** The full name of a field's adapter. */
    static String name(JavaNames names, RecordDefinition record, Field field) {
        return PACKAGE + "." + simpleName(names, record, field);
    }

    private static String simpleName(JavaNames names, RecordDefinition record, Field field) {
        return names.className(record.name()) + "Nested_" + record.fields().indexOf(field);
    }

    /** The adapters of a schema, by full name. */
    static Map<String, String> all(Schema schema, JavaNames names) {
        Map<String, String> sources = new TreeMap<>();
        schema.records()
                .forEach(record -> record.fields().stream()
                        .filter(NestedAdapterEmitter::isFor)
                        .forEach(field -> sources.put(
                                name(names, record, field),
                                adapter(simpleName(names, record, field), field.type(), new DomainTypes(names)))));
        return sources;
    }

    private static String adapter(String name, Type type, DomainTypes types) {
        SourceWriter out = new SourceWriter();
        out.line("package " + PACKAGE + ";").line("");
        out.line("@io.avaje.jsonb.CustomAdapter(global = false)");
        out.line("public final class %s extends %s<%s> {", name, BASE, types.boxed(type));
        out.line("public %s(io.avaje.jsonb.Jsonb jsonb) {", name);
        out.line("super(jsonb, %s);", expression(type, types)).line("}");
        return out.line("}").toString();
    }

    /** The type as a value of {@link java.lang.reflect.Type}. */
    private static String expression(Type type, DomainTypes types) {
        String newType = "io.avaje.jsonb.Types.newParameterizedType(";
        return switch (type.form()) {
            case LEAF, RECORD -> types.boxed(type) + ".class";
            case ARRAY -> newType + "java.util.List.class, " + expression(type.element(), types) + ")";
            case MAP ->
                newType + "java.util.Map.class, java.lang.String.class, " + expression(type.element(), types) + ")";
            case OPTIONAL -> expression(type.element(), types);
        };
    }
}
