package io.wirecost.compiler.externalizable;

import io.wirecost.compiler.emit.Carrier;
import io.wirecost.compiler.emit.CheckedReads;
import io.wirecost.compiler.emit.DomainTypes;
import io.wirecost.compiler.emit.SourceWriter;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.Type;
import java.util.OptionalInt;

/** Emits statements that read from {@code in} what {@link ExternalizableWriteEmitter}'s wrote. */
final class ExternalizableReadEmitter {
    private final JavaNames names;
    private final DomainTypes types;
    private final SourceWriter out;
    private int variables;

    ExternalizableReadEmitter(JavaNames names, SourceWriter out) {
        this.names = names;
        this.types = new DomainTypes(names);
        this.out = out;
    }

    /** The expression for the next value, after the statements that it needs. */
    String read(Type type) {
        return switch (type.form()) {
            case LEAF -> readLeaf(type);
            case RECORD -> readRecord(type);
            case ARRAY -> readList(type);
            case MAP -> readMap(type);
            case OPTIONAL -> readOptional(type.element());
        };
    }

    private String readRecord(Type type) {
        String value = "value" + ++variables;
        String name = types.of(type);
        out.line("%s %s = new %s();", name, value, name);
        out.line("%s.readExternal(in);", value);
        return value;
    }

    private String readOptional(Type type) {
        String value = "value" + ++variables;
        out.line("%s %s = null;", types.boxed(type), value).line("if (in.readBoolean()) {");
        out.line("%s = %s;", value, read(type)).line("}");
        return value;
    }

    private String readList(Type type) {
        int n = ++variables;
        out.line("int count%d = in.readInt();", n);
        out.line("%s value%d = new java.util.ArrayList<>(count%d);", types.of(type), n, n);
        out.line("for (int i%d = 0; i%d < count%d; i%d++) {", n, n, n, n);
        out.line("value%d.add(%s);", n, read(type.element())).line("}");
        return "value" + n;
    }

    private String readMap(Type type) {
        int n = ++variables;
        out.line("int count%d = in.readInt();", n);
        out.line("%s value%d = new java.util.LinkedHashMap<>();", types.of(type), n);
        out.line("for (int i%d = 0; i%d < count%d; i%d++) {", n, n, n, n);
        out.line("java.lang.String key%d = %s;", n, readText());
        out.line("value%d.put(key%d, %s);", n, n, read(type.element())).line("}");
        return "value" + n;
    }

    private String readLeaf(Type type) {
        if (type == Type.Primitive.NULL) {
            return "null";
        }
        Carrier carrier = Carrier.of(type);
        return carrier.decode(
                switch (carrier.kind()) {
                    case BOOLEAN -> "in.readBoolean()";
                    case INT -> "in.readInt()";
                    case LONG -> "in.readLong()";
                    case FLOAT -> "in.readFloat()";
                    case DOUBLE -> "in.readDouble()";
                    case ENUM -> CheckedReads.constant(ExternalizableBeans.symbols(names, type), "in.readShort()");
                    case STRING -> readText();
                    case BYTES -> {
                        OptionalInt size = carrier.length();
                        yield readBytes(size.isPresent() ? Integer.toString(size.getAsInt()) : "in.readInt()");
                    }
                });
    }

    private String readText() {
        return "new java.lang.String(%s, java.nio.charset.StandardCharsets.UTF_8)".formatted(readBytes("in.readInt()"));
    }

    private String readBytes(String length) {
        String bytes = "bytes" + ++variables;
        out.line("byte[] %s = new byte[%s];", bytes, length).line("in.readFully(%s);", bytes);
        return bytes;
    }
}
