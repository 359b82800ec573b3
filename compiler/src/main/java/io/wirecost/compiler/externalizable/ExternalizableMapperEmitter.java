package io.wirecost.compiler.externalizable;

import io.wirecost.compiler.emit.DomainTypes;
import io.wirecost.compiler.emit.SourceWriter;
import io.wirecost.core.codec.NativeMapper;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.TypeCases;

/** Emits the mapper between domain objects and the emitted ones. What holds no record is handed over, not copied. */
final class ExternalizableMapperEmitter {
    private final NativeTypes types;
    private final SourceWriter out = new SourceWriter();
    private int variables;

    ExternalizableMapperEmitter(NativeTypes types) {
        this.types = types;
    }

    String emit() {
        String root = types.schema().root().name();
        String bean = types.names().qualifiedClassName(root);
        String own = types.className(root);
        out.line("package %s;", ExternalizableTarget.PACKAGE).line("");
        out.line("public final class Mapper implements %s<%s, %s, %s> {", NativeMapper.class.getName(), bean, own, own);
        out.line("@java.lang.Override").line("public %s toNative(%s value) {", own, bean);
        out.line("return encode%s(value);", types.simpleName(root)).line("}");
        out.line("").line("@java.lang.Override").line("public %s fromNative(%s value) {", bean, own);
        out.line("return decode%s(value);", types.simpleName(root)).line("}");
        out.line("").line("@java.lang.Override").line("public java.lang.Class<?> nativeClass() {");
        out.line("return %s.class;", own).line("}");
        types.schema().records().forEach(this::encoder);
        types.schema().records().forEach(this::decoder);
        return out.line("}").toString();
    }

    private void encoder(RecordDefinition record) {
        begin("encode", record, types.className(record.name()), types.names().qualifiedClassName(record.name()));
        for (Field field : record.fields()) {
            String value = "from.%s()".formatted(types.names().getter(record.name(), field));
            out.line(
                    "to.%s = %s;",
                    types.property(record, field.name()),
                    convert("encode", field.type(), value, types.domain(), types.own()));
        }
        out.line("return to;").line("}");
    }

    private void decoder(RecordDefinition record) {
        begin("decode", record, types.names().qualifiedClassName(record.name()), types.className(record.name()));
        for (Field field : record.fields()) {
            String value = "from." + types.property(record, field.name());
            out.line(
                    "to.%s(%s);",
                    types.names().setter(record.name(), field),
                    convert("decode", field.type(), value, types.own(), types.domain()));
        }
        out.line("return to;").line("}");
    }

    private void begin(String verb, RecordDefinition record, String result, String argument) {
        variables = 0;
        out.line("").line("private static %s %s%s(%s from) {", result, verb, types.simpleName(record.name()), argument);
        out.line("%s to = new %s();", result, result);
    }

    /** The expression for a converted value, after the statements that it needs. */
    private String convert(String verb, Type type, String value, DomainTypes from, DomainTypes to) {
        return !holdsRecord(type)
                ? value
                : type.match(new TypeCases<>(
                        leaf -> value,
                        record -> "%s%s(%s)".formatted(verb, types.simpleName(record.name()), value),
                        array -> convertList(verb, array, value, from, to),
                        map -> convertMap(verb, map, value, from, to),
                        optional -> convertOptional(verb, optional, value, from, to)));
    }

    private String convertList(String verb, Type.ArrayType array, String value, DomainTypes from, DomainTypes to) {
        int n = ++variables;
        out.line("%s value%d = new java.util.ArrayList<>(%s.size());", to.of(array), n, value);
        out.line("for (%s each%d : %s) {", from.boxed(array.element()), n, value);
        out.line("value%d.add(%s);", n, convert(verb, array.element(), "each" + n, from, to))
                .line("}");
        return "value" + n;
    }

    private String convertMap(String verb, Type.MapType map, String value, DomainTypes from, DomainTypes to) {
        int n = ++variables;
        out.line("%s value%d = new java.util.LinkedHashMap<>();", to.of(map), n);
        String entry = "java.util.Map.Entry<java.lang.String, %s>".formatted(from.boxed(map.value()));
        out.line("for (%s each%d : %s.entrySet()) {", entry, n, value);
        String converted = convert(verb, map.value(), "each%d.getValue()".formatted(n), from, to);
        out.line("value%d.put(each%d.getKey(), %s);", n, n, converted).line("}");
        return "value" + n;
    }

    private String convertOptional(
            String verb, Type.OptionalType optional, String value, DomainTypes from, DomainTypes to) {
        int n = ++variables;
        out.line("%s value%d = null;", to.boxed(optional), n).line("if (%s != null) {", value);
        out.line("value%d = %s;", n, convert(verb, optional.type(), value, from, to))
                .line("}");
        return "value" + n;
    }

    private static boolean holdsRecord(Type type) {
        return type.match(new TypeCases<>(
                leaf -> false,
                record -> true,
                array -> holdsRecord(array.element()),
                map -> holdsRecord(map.value()),
                optional -> holdsRecord(optional.type())));
    }
}
