package io.wirecost.compiler.stream;

import io.wirecost.compiler.emit.DomainTypes;
import io.wirecost.compiler.emit.SourceWriter;
import io.wirecost.compiler.emit.StringLiteral;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.Type;

/** Emits the methods that read records: by name in whatever order the fields come, or by place. */
final class StreamReadEmitter {
    private final StreamDialect dialect;
    private final JavaNames names;
    private final DomainTypes types;
    private final StreamLeaves leaves;
    private final SourceWriter out;
    private int variables;

    StreamReadEmitter(StreamDialect dialect, JavaNames names, StreamLeaves leaves, SourceWriter out) {
        this.dialect = dialect;
        this.names = names;
        this.types = new DomainTypes(names);
        this.leaves = leaves;
        this.out = out;
    }

    /** @param isCounted whether the record begins with the number of its fields, where the format tells it */
    void method(RecordDefinition record, boolean isCounted) {
        variables = 0;
        String type = names.qualifiedClassName(record.name());
        out.line("");
        out.line(
                "private static %s read%s(%s from) throws java.lang.Exception {",
                type, names.className(record.name()), dialect.reader());
        out.line("%s to = new %s();", type, type);
        if (dialect.positional()) {
            byPlace(record, isCounted);
        } else {
            byName(record);
        }
        out.line("return to;").line("}");
    }

    private void byName(RecordDefinition record) {
        EmittedLoop loop = open(Container.MAP, "from", 0);
        out.line("java.lang.String name = %s;", loop.name());
        loop.behindName().forEach(out::line);
        out.line("switch (name) {");
        for (Field field : record.fields()) {
            if (field.type() != Type.Primitive.NULL) {
                out.line("case %s -> {", StringLiteral.of(field.wireName()));
                set(record, field, read(field.type().present(), loop.element()));
                out.line("}");
            }
        }
        String message = "\"%s has no field \" + name".formatted(record.name());
        out.line("default -> throw new java.lang.IllegalStateException(%s);", message)
                .line("}");
        close(loop);
    }

    private void byPlace(RecordDefinition record, boolean isCounted) {
        EmittedLoop loop = dialect.loop(Container.LIST, "from", 0);
        if (isCounted) {
            loop.before().forEach(out::line);
            requireFields(record, loop.size());
        }
        for (Field field : record.fields()) {
            String value = read(field.type(), loop.element());
            if (field.type() != Type.Primitive.NULL) {
                set(record, field, value);
            }
        }
        loop.after().forEach(out::line);
    }

    private void requireFields(RecordDefinition record, String counted) {
        int fields = record.fields().size();
        String message = "\"%s has %d fields, not \" + %s".formatted(record.name(), fields, counted);
        out.line("if (%s != %d) {", counted, fields);
        out.line("throw new java.lang.IllegalStateException(%s);", message).line("}");
    }

    private void set(RecordDefinition record, Field field, String value) {
        out.line("to.%s(%s);", names.setter(record.name(), field), value);
    }

    private EmittedLoop open(Container container, String from, int number) {
        EmittedLoop loop = dialect.loop(container, from, number);
        loop.before().forEach(out::line);
        out.line(loop.header());
        return loop;
    }

    private void close(EmittedLoop loop) {
        out.line("}");
        loop.after().forEach(out::line);
    }

    /** The expression for the next value, after the statements that it needs. */
    private String read(Type type, String from) {
        return switch (type.form()) {
            case LEAF -> readLeaf(type.asLeaf().orElseThrow(), from);
            case RECORD -> "read" + names.className(type.name()) + "(" + from + ")";
            case ARRAY -> readList(type, from);
            case MAP -> readMap(type, from);
            case OPTIONAL -> readOptional(type.element(), from);
        };
    }

    private String readLeaf(Type.Leaf type, String from) {
        if (type != Type.Primitive.NULL) {
            return leaves.decode(type, dialect.read(leaves.token(type), from));
        }
        if (!dialect.skipNil(from).isEmpty()) {
            out.line(dialect.skipNil(from));
        }
        return "null";
    }

    private String readOptional(Type type, String from) {
        String value = "value" + ++variables;
        String afterNil = dialect.afterNil(from);
        out.line("%s %s = null;", types.boxed(type), value);
        if (afterNil.isEmpty()) {
            out.line("if (!%s) {", dialect.isNil(from));
        } else {
            out.line("if (%s) {", dialect.isNil(from)).line(afterNil).line("} else {");
        }
        out.line("%s = %s;", value, read(type, from)).line("}");
        return value;
    }

    private String readList(Type type, String from) {
        int n = ++variables;
        EmittedLoop loop = dialect.loop(Container.LIST, from, n);
        loop.before().forEach(out::line);
        out.line("%s value%d = new java.util.ArrayList<>(%s);", types.of(type), n, loop.size());
        out.line(loop.header());
        out.line("value%d.add(%s);", n, read(type.element(), loop.element()));
        close(loop);
        return "value" + n;
    }

    private String readMap(Type type, String from) {
        int n = ++variables;
        out.line("%s value%d = new java.util.LinkedHashMap<>();", types.of(type), n);
        EmittedLoop loop = open(Container.MAP, from, n);
        out.line("java.lang.String key%d = %s;", n, loop.name());
        loop.behindName().forEach(out::line);
        out.line("value%d.put(key%d, %s);", n, n, read(type.element(), loop.element()));
        close(loop);
        return "value" + n;
    }
}
