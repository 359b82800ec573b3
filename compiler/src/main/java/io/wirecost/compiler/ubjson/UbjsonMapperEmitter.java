package io.wirecost.compiler.ubjson;

import io.wirecost.compiler.emit.DomainTypes;
import io.wirecost.compiler.emit.SourceWriter;
import io.wirecost.compiler.emit.StringLiteral;
import io.wirecost.compiler.stream.StreamLeaves;
import io.wirecost.compiler.stream.SymbolEmitter;
import io.wirecost.core.codec.GeneratedCode;
import io.wirecost.core.codec.NativeMapper;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;

/** Emits the mapper between domain objects and trees of values: a pair of methods for each record, list and map. */
final class UbjsonMapperEmitter {
    private static final String LIBRARY = "com.devsmart.ubjson.";
    private static final String VALUE = LIBRARY + "UBValue";
    private static final String OBJECT = LIBRARY + "UBObject";
    private static final String FACTORY = LIBRARY + "UBValueFactory";
    private static final String ENTRY = "java.util.Map.Entry<java.lang.String, %s>";

    private final Schema schema;
    private final JavaNames names;
    private final DomainTypes types;
    private final UbjsonExpressions expressions;
    private final SourceWriter out = new SourceWriter();
    private final SymbolEmitter symbols;

    UbjsonMapperEmitter(Schema schema) {
        this.schema = schema;
        this.names = new JavaNames(schema);
        this.types = new DomainTypes(names);
        StreamLeaves leaves = new StreamLeaves(names, false, false);
        this.expressions = new UbjsonExpressions(schema, names, leaves);
        this.symbols = new SymbolEmitter(names, leaves, out);
    }

    String emit(String target) {
        String bean = names.qualifiedClassName(schema.root().name());
        String root = names.className(schema.root().name());
        out.line("package %s;", GeneratedCode.targetPackage(target)).line("");
        out.line(
                "public final class Mapper implements %s<%s, %s, %s> {",
                NativeMapper.class.getName(), bean, OBJECT, OBJECT);
        schema.enums().forEach(symbols::array);
        out.line("").line("@java.lang.Override").line("public %s toNative(%s value) {", OBJECT, bean);
        out.line("return encode%s(value);", root).line("}");
        out.line("").line("@java.lang.Override").line("public %s fromNative(%s value) {", bean, OBJECT);
        out.line("return decode%s(value);", root).line("}");
        out.line("").line("@java.lang.Override").line("public java.lang.Class<?> nativeClass() {");
        out.line("return %s.class;", OBJECT).line("}");
        schema.records().forEach(this::record);
        expressions.containers().forEach(this::container);
        schema.enums().forEach(symbols::bySymbol);
        bytes();
        text();
        return out.line("}").toString();
    }

    /** Other libraries have arrays of unsigned bytes, which this one reads value by value. */
    private void bytes() {
        out.line("").line("private static byte[] %s(%s value) {", UbjsonExpressions.BYTES, VALUE);
        out.line("if (!value.isArray() || value.asArray().isStronglyTyped()) {");
        out.line("return value.asByteArray();").line("}");
        out.line("byte[] bytes = new byte[value.size()];");
        out.line("for (int i = 0; i < bytes.length; i++) {");
        out.line("bytes[i] = value.asArray().get(i).asByte();").line("}");
        out.line("return bytes;").line("}");
    }

    /** Other libraries write a text of one character as a character. */
    private void text() {
        out.line("").line("private static java.lang.String %s(%s value) {", UbjsonExpressions.TEXT, VALUE);
        out.line("return value.isChar() ? java.lang.String.valueOf(value.asChar()) : value.asString();")
                .line("}");
    }

    private void record(RecordDefinition record) {
        String name = names.className(record.name());
        String bean = names.qualifiedClassName(record.name());
        out.line("").line("private static %s encode%s(%s from) {", OBJECT, name, bean);
        out.line("%s to = %s.createObject();", OBJECT, FACTORY);
        int number = 0;
        for (Field field : record.fields()) {
            encode(record, field, "value" + number++);
        }
        out.line("return to;").line("}");
        out.line("").line("private static %s decode%s(%s from) {", bean, name, OBJECT);
        out.line("%s to = new %s();", bean, bean);
        out.line("for (%s each : from.entrySet()) {", ENTRY.formatted(VALUE));
        out.line("%s value = each.getValue();", VALUE).line("switch (each.getKey()) {");
        record.fields().forEach(field -> decode(record, field));
        String message = "\"%s has no field \" + each.getKey()".formatted(record.name());
        out.line("default -> throw new java.lang.IllegalStateException(%s);", message);
        out.line("}").line("}");
        out.line("return to;").line("}");
    }

    /** Absent fields are left out. */
    private void encode(RecordDefinition record, Field field, String variable) {
        String value = "from." + names.getter(record.name(), field) + "()";
        String put = "to.put(%s, %s);";
        String key = StringLiteral.of(field.wireName());
        if (field.type().isOptional()) {
            out.line("%s %s = %s;", types.boxed(field.type()), variable, value);
            out.line("if (%s != null) {", variable);
            out.line(put, key, expressions.encode(field.type().present(), variable));
            out.line("}");
        } else if (field.type() != Type.Primitive.NULL) {
            out.line(put, key, expressions.encode(field.type(), value));
        }
    }

    private void decode(RecordDefinition record, Field field) {
        if (field.type() != Type.Primitive.NULL) {
            String setter = names.setter(record.name(), field);
            String value = expressions.decode(field.type().present(), "value");
            out.line("case %s -> to.%s(%s);", StringLiteral.of(field.wireName()), setter, value);
        }
    }

    private void container(Type type, String name) {
        if (type.isMap()) {
            map(type, name);
        } else {
            array(type.element(), name);
        }
    }

    private void array(Type element, String name) {
        expressions
                .strong(element)
                .ifPresentOrElse(strong -> strongList(element, strong, name), () -> list(element, name));
    }

    private void list(Type element, String name) {
        listEncoder(element, VALUE, expressions.encode(element, "each"), name);
        out.line("").line("private static %s decode%s(%s value) {", listType(element), name, VALUE);
        out.line("%sUBArray from = value.asArray();", LIBRARY);
        out.line("%s to = new java.util.ArrayList<>(from.size());", listType(element));
        elements(element);
        out.line("return to;").line("}");
    }

    private void elements(Type element) {
        out.line("for (int i = 0; i < from.size(); i++) {").line("%s each = from.get(i);", VALUE);
        out.line("to.add(%s);", expressions.decode(element, "each")).line("}");
    }

    /** Other libraries need not write a strongly typed array where this one does. */
    private void strongList(Type element, StrongType strong, String name) {
        listEncoder(element, strong.element(), expressions.encodeStrong(element, "each"), name);
        out.line("").line("private static %s decode%s(%s value) {", listType(element), name, VALUE);
        out.line("%sUBArray from = value.asArray();", LIBRARY);
        out.line("%s to = new java.util.ArrayList<>(from.size());", listType(element));
        out.line("if (from.isStronglyTyped()) {");
        out.line("for (%s each : value.%s()) {", strong.element(), strong.accessor());
        out.line("to.add(%s);", expressions.decodeStrong(element, "each")).line("}");
        out.line("} else {");
        elements(element);
        out.line("}").line("return to;").line("}");
    }

    private void listEncoder(Type element, String javaElement, String encoded, String name) {
        out.line("").line("private static %sUBArray encode%s(%s from) {", LIBRARY, name, listType(element));
        out.line("%s[] to = new %s[from.size()];", javaElement, javaElement).line("int at = 0;");
        out.line("for (%s each : from) {", types.boxed(element));
        out.line("to[at++] = %s;", encoded).line("}");
        out.line("return %s.createArray(to);", FACTORY).line("}");
    }

    private String listType(Type element) {
        return types.boxed(new Type.ArrayType(element));
    }

    private void map(Type map, String name) {
        String type = types.boxed(map);
        out.line("").line("private static %s encode%s(%s from) {", OBJECT, name, type);
        out.line("%s to = %s.createObject();", OBJECT, FACTORY);
        out.line("for (%s each : from.entrySet()) {", ENTRY.formatted(types.boxed(map.element())));
        out.line("%s value = each.getValue();", types.boxed(map.element()));
        out.line("to.put(each.getKey(), %s);", expressions.encode(map.element(), "value"))
                .line("}");
        out.line("return to;").line("}");
        out.line("").line("private static %s decode%s(%s value) {", type, name, VALUE);
        out.line("%s from = value.asObject();", OBJECT);
        out.line("%s to = new java.util.LinkedHashMap<>(from.size() * 4 / 3 + 1);", type);
        out.line("for (%s each : from.entrySet()) {", ENTRY.formatted(VALUE));
        out.line("%s one = each.getValue();", VALUE);
        out.line("to.put(each.getKey(), %s);", expressions.decode(map.element(), "one"))
                .line("}");
        out.line("return to;").line("}");
    }
}
