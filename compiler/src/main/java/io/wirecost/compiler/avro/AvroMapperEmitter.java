package io.wirecost.compiler.avro;

import io.wirecost.compiler.emit.DomainTypes;
import io.wirecost.compiler.emit.SourceWriter;
import io.wirecost.core.codec.GeneratedCode;
import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import java.util.List;

/** Emits the mapper between domain objects and Avro's generic records, whose fields go by position. */
final class AvroMapperEmitter {
    private static final String RECORD = "org.apache.avro.generic.IndexedRecord";
    private static final String SYMBOL = "org.apache.avro.generic.GenericData.EnumSymbol";

    private final Schema schema;
    private final Schema told;
    private final JavaNames names;
    private final DomainTypes types;
    private final AvroExpressions expressions;
    private final SourceWriter out = new SourceWriter();

    AvroMapperEmitter(Schema schema) {
        this.schema = schema;
        this.told = AvroUnions.told(schema);
        this.names = new JavaNames(schema);
        this.types = new DomainTypes(names);
        this.expressions = new AvroExpressions(schema, told, names);
    }

    String emit() {
        String domain = names.qualifiedClassName(schema.root().name());
        String root = names.className(schema.root().name());
        out.line("package %s;", GeneratedCode.targetPackage(AvroTarget.ID)).line("");
        out.line("@java.lang.SuppressWarnings(\"unchecked\")");
        out.line("public final class Mapper");
        out.line("implements io.wirecost.core.codec.NativeMapper<%s, %s, %s> {", domain, RECORD, RECORD);
        constants();
        out.line("").line("@java.lang.Override").line("public %s toNative(%s value) {", RECORD, domain);
        out.line("return encode%s(value);", root).line("}");
        out.line("").line("@java.lang.Override").line("public %s fromNative(%s value) {", domain, RECORD);
        out.line("return decode%s(value);", root).line("}");
        out.line("").line("@java.lang.Override").line("public java.lang.Class<?> nativeClass() {");
        out.line("return org.apache.avro.generic.GenericData.Record.class;").line("}");
        AvroUnionMethods unions = new AvroUnionMethods(told, names, expressions, out);
        for (RecordDefinition record : schema.records().toList()) {
            if (isUnion(record)) {
                unions.emit(record);
            } else {
                record(record);
            }
        }
        expressions.containers().forEach(this::container);
        AvroMapperSupport.emit(out);
        return out.line("}").toString();
    }

    private void constants() {
        out.line("private static final java.util.Map<java.lang.String, org.apache.avro.Schema> SCHEMAS = schemas();");
        schema.definitions().stream()
                .filter(d -> d.asRecord().filter(this::isUnion).isEmpty())
                .forEach(d -> schemaConstant(names.className(d.name()), d.name()));
        expressions.unclassed().forEach((name, constant) -> schemaConstant(constant, name));
        schema.enums().forEach(this::symbols);
    }

    private boolean isUnion(RecordDefinition record) {
        return told.record(record.name()).isUnion();
    }

    private void schemaConstant(String constant, String fullName) {
        out.line("private static final org.apache.avro.Schema SCHEMA_%s = SCHEMAS.get(\"%s\");", constant, fullName);
    }

    /** Symbols stand in the same order on both sides. */
    private void symbols(EnumDefinition enumeration) {
        String name = names.className(enumeration.name());
        String domain = names.qualifiedClassName(enumeration.name());
        out.line("private static final %s[] SYMBOLS_%s = {", SYMBOL, name);
        enumeration.symbols().forEach(s -> out.line("new %s(SCHEMA_%s, \"%s\"),", SYMBOL, name, s));
        out.line("};");
        out.line("private static final %s[] CONSTANTS_%s = %s.values();", domain, name, domain);
    }

    private void record(RecordDefinition record) {
        String name = names.className(record.name());
        String domain = names.qualifiedClassName(record.name());
        List<Field> fields = record.fields();
        out.line("").line("private static %s encode%s(%s in) {", RECORD, name, domain);
        out.line("%s out = new org.apache.avro.generic.GenericData.Record(SCHEMA_%s);", RECORD, name);
        for (int i = 0; i < fields.size(); i++) {
            Type type = fields.get(i).type();
            String value = "in." + names.getter(record.name(), fields.get(i)) + "()";
            if (type.isOptional() && !expressions.isEncodedAsIs(type)) {
                out.line("%s v%d = %s;", types.boxed(type), i, value);
                value = "v" + i;
            }
            out.line("out.put(%d, %s);", i, expressions.encode(type, value));
        }
        out.line("return out;").line("}");
        out.line("").line("private static %s decode%s(%s in) {", domain, name, RECORD);
        out.line("%s out = new %s();", domain, domain);
        for (int i = 0; i < fields.size(); i++) {
            out.line("java.lang.Object v%d = in.get(%d);", i, i);
            String setter = names.setter(record.name(), fields.get(i));
            out.line("out.%s(%s);", setter, expressions.decode(fields.get(i).type(), "v" + i));
        }
        out.line("return out;").line("}");
    }

    private void container(Type type, String name) {
        if (type.isMap()) {
            map(types.boxed(type), type.element(), name);
        } else {
            list(types.boxed(type), type.element(), name);
        }
    }

    private void list(String type, Type element, String name) {
        out.line("").line("private static java.util.List<java.lang.Object> encode%s(%s in) {", name, type);
        out.line("java.util.List<java.lang.Object> out = new java.util.ArrayList<>(in.size());");
        out.line("for (%s e : in) {", types.boxed(element));
        out.line("out.add(%s);", expressions.encode(element, "e")).line("}");
        out.line("return out;").line("}");
        out.line("").line("private static %s decode%s(java.lang.Object value) {", type, name);
        out.line("java.util.Collection<?> in = (java.util.Collection<?>) value;");
        out.line("%s out = new java.util.ArrayList<>(in.size());", type);
        out.line("for (java.lang.Object e : in) {");
        out.line("out.add(%s);", expressions.decode(element, "e")).line("}");
        out.line("return out;").line("}");
    }

    private void map(String type, Type element, String name) {
        String capacity = "in.size() * 4 / 3 + 1";
        String entry = "java.util.Map.Entry<java.lang.String, %s>";
        out.line("")
                .line("private static java.util.Map<java.lang.String, java.lang.Object> encode%s(%s in) {", name, type);
        out.line(
                "java.util.Map<java.lang.String, java.lang.Object> out = new java.util.LinkedHashMap<>(%s);", capacity);
        out.line("for (%s e : in.entrySet()) {", entry.formatted(types.boxed(element)));
        out.line("%s v = e.getValue();", types.boxed(element));
        out.line("out.put(e.getKey(), %s);", expressions.encode(element, "v")).line("}");
        out.line("return out;").line("}");
        out.line("").line("private static %s decode%s(java.lang.Object value) {", type, name);
        out.line("java.util.Map<java.lang.String, ?> in = (java.util.Map<java.lang.String, ?>) value;");
        out.line("%s out = new java.util.LinkedHashMap<>(%s);", type, capacity);
        out.line("for (%s e : in.entrySet()) {", entry.formatted("?"));
        out.line("java.lang.Object v = e.getValue();");
        out.line("out.put(e.getKey(), %s);", expressions.decode(element, "v")).line("}");
        out.line("return out;").line("}");
    }
}
