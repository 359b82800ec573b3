package io.wirecost.compiler.stream;

import io.wirecost.compiler.emit.DomainTypes;
import io.wirecost.compiler.emit.SourceWriter;
import io.wirecost.compiler.emit.StringLiteral;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.Type;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Emits the methods that write records, each with its lists and maps in place, as one would by hand. */
final class StreamWriteEmitter {
    private final StreamDialect dialect;
    private final JavaNames names;
    private final DomainTypes types;
    private final StreamLeaves leaves;
    private final SourceWriter out;
    private final Map<String, String> constants = new LinkedHashMap<>();
    private int variables;

    StreamWriteEmitter(StreamDialect dialect, JavaNames names, StreamLeaves leaves, SourceWriter out) {
        this.dialect = dialect;
        this.names = names;
        this.types = new DomainTypes(names);
        this.leaves = leaves;
        this.out = out;
    }

    /** @param isCounted whether the record begins with the number of its fields, where the format tells it */
    void method(RecordDefinition record, boolean isCounted) {
        variables = 0;
        String name = dialect.namesGoWithValues() ? "java.lang.String name, " : "";
        out.line("");
        out.line(
                "private static void write%s(%s to, %s%s from) throws java.lang.Exception {",
                names.className(record.name()), dialect.writer(), name, names.qualifiedClassName(record.name()));
        List<Field> written = record.fields().stream()
                .filter(f -> dialect.positional() || f.type() != Type.Primitive.NULL)
                .toList();
        Container container = dialect.positional() ? Container.LIST : Container.MAP;
        if (isCounted) {
            statement(dialect.begin(container, size(record, written), 0));
        }
        written.forEach(f -> field(record, f));
        statement(dialect.end(container, "name", 0));
        out.line("}");
    }

    /** By name, absent fields are left out. */
    private String size(RecordDefinition record, List<Field> written) {
        StringBuilder size = new StringBuilder();
        int always = 0;
        for (Field field : written) {
            if (dialect.positional() || !field.type().isOptional()) {
                always++;
            } else {
                size.append(" + (").append(get(record, field)).append(" == null ? 0 : 1)");
            }
        }
        return always + size.toString();
    }

    private String get(RecordDefinition record, Field field) {
        return "from." + names.getter(record.name(), field) + "()";
    }

    private void field(RecordDefinition record, Field field) {
        String value = get(record, field);
        String name = name(StringLiteral.of(field.wireName()));
        if (!field.type().isOptional()) {
            named(field.type(), name, value);
            return;
        }
        String present = "value" + ++variables;
        out.line("%s %s = %s;", types.boxed(field.type()), present, value);
        if (dialect.positional()) {
            value(field.type(), "null", present);
        } else {
            out.line("if (%s != null) {", present);
            named(field.type().present(), name, present);
            out.line("}");
        }
    }

    private String name(String literal) {
        return dialect.nameConstants().isEmpty()
                ? literal
                : constants.computeIfAbsent(literal, text -> "NAME_" + constants.size());
    }

    /** Emits the constants that the methods so far refer to. */
    void constants() {
        dialect.nameConstants().ifPresent(type -> {
            out.line("");
            constants.forEach((literal, constant) ->
                    out.line("private static final %s %s = new %s(%s);", type, constant, type, literal));
        });
    }

    private void named(Type type, String name, String value) {
        if (!dialect.positional() && !dialect.namesGoWithValues()) {
            out.line(dialect.name(name));
        }
        value(type, name, value);
    }

    /** @param value a Java expression without side effects */
    private void value(Type type, String name, String value) {
        switch (type.form()) {
            case LEAF -> leaf(type.asLeaf().orElseThrow(), name, value);
            case RECORD -> record(type.name(), name, value);
            case ARRAY -> list(type.element(), name, value);
            case MAP -> map(type.element(), name, value);
            case OPTIONAL -> optional(type.element(), name, value);
        }
    }

    private void optional(Type type, String name, String value) {
        out.line("if (%s == null) {", value).line(dialect.write(Token.NIL, name, ""));
        out.line("} else {");
        value(type, name, value);
        out.line("}");
    }

    private void record(String record, String name, String value) {
        String passed = dialect.namesGoWithValues() ? name + ", " : "";
        out.line("write%s(to, %s%s);", names.className(record), passed, value);
    }

    private void list(Type listed, String name, String value) {
        int n = ++variables;
        statement(dialect.begin(Container.LIST, value + ".size()", n));
        out.line("for (%s element%d : %s) {", types.boxed(listed), n, value);
        value(listed, "null", "element" + n);
        out.line("}");
        statement(dialect.end(Container.LIST, name, n));
    }

    private void map(Type mapped, String name, String value) {
        int n = ++variables;
        statement(dialect.begin(Container.MAP, value + ".size()", n));
        String entry = "java.util.Map.Entry<java.lang.String, " + types.boxed(mapped) + ">";
        out.line("for (%s entry%d : %s.entrySet()) {", entry, n, value);
        if (!dialect.namesGoWithValues()) {
            out.line(dialect.name("entry" + n + ".getKey()"));
        }
        value(mapped, "entry" + n + ".getKey()", "entry" + n + ".getValue()");
        out.line("}");
        statement(dialect.end(Container.MAP, name, n));
    }

    private void leaf(Type.Leaf type, String name, String value) {
        Token token = leaves.token(type);
        if (token == Token.NIL) {
            out.line(dialect.write(token, name, ""));
            return;
        }
        String carried = leaves.encode(type, value);
        if (token == Token.BYTES) {
            String bytes = "bytes" + ++variables;
            out.line("byte[] %s = %s;", bytes, carried);
            carried = bytes;
        }
        out.line(dialect.write(token, name, carried));
    }

    private void statement(String statement) {
        if (!statement.isEmpty()) {
            out.line(statement);
        }
    }
}
