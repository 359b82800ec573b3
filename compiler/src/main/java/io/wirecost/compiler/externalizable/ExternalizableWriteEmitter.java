package io.wirecost.compiler.externalizable;

import io.wirecost.compiler.emit.Carrier;
import io.wirecost.compiler.emit.DomainTypes;
import io.wirecost.compiler.emit.SourceWriter;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.Type;

/** Emits statements that write values to {@code out}: presence as a boolean, counts and lengths as int. */
final class ExternalizableWriteEmitter {
    private final DomainTypes types;
    private final SourceWriter out;
    private int variables;

    ExternalizableWriteEmitter(JavaNames names, SourceWriter out) {
        this.types = new DomainTypes(names);
        this.out = out;
    }

    /** @param value a Java expression without side effects */
    void write(Type type, String value) {
        switch (type.form()) {
            case LEAF -> writeLeaf(type, value);
            case RECORD -> out.line("%s.writeExternal(out);", value);
            case ARRAY -> writeList(type.element(), value);
            case MAP -> writeMap(type.element(), value);
            case OPTIONAL -> writeOptional(type.element(), value);
        }
    }

    private void writeOptional(Type present, String value) {
        out.line("out.writeBoolean(%s != null);", value).line("if (%s != null) {", value);
        write(present, value);
        out.line("}");
    }

    private void writeList(Type type, String value) {
        String element = "element" + ++variables;
        out.line("out.writeInt(%s.size());", value);
        out.line("for (%s %s : %s) {", types.boxed(type), element, value);
        write(type, element);
        out.line("}");
    }

    private void writeMap(Type type, String value) {
        String entry = "entry" + ++variables;
        out.line("out.writeInt(%s.size());", value);
        out.line(
                "for (java.util.Map.Entry<java.lang.String, %s> %s : %s.entrySet()) {",
                types.boxed(type), entry, value);
        writeBytes(text(entry + ".getKey()"));
        write(type, entry + ".getValue()");
        out.line("}");
    }

    private void writeLeaf(Type type, String value) {
        if (type == Type.Primitive.NULL) {
            return;
        }
        Carrier carrier = Carrier.of(type);
        String carried = carrier.encode(value);
        switch (carrier.kind()) {
            case BOOLEAN -> out.line("out.writeBoolean(%s);", carried);
            case INT -> out.line("out.writeInt(%s);", carried);
            case LONG -> out.line("out.writeLong(%s);", carried);
            case FLOAT -> out.line("out.writeFloat(%s);", carried);
            case DOUBLE -> out.line("out.writeDouble(%s);", carried);
            case ENUM -> out.line("out.writeShort(%s.ordinal());", carried);
            case STRING -> writeBytes(text(carried));
            case BYTES -> {
                if (carrier.length().isPresent()) {
                    out.line("out.write(%s);", carried);
                } else {
                    writeBytes(carried);
                }
            }
        }
    }

    private static String text(String value) {
        return value + ".getBytes(java.nio.charset.StandardCharsets.UTF_8)";
    }

    private void writeBytes(String value) {
        String bytes = "bytes" + ++variables;
        out.line("byte[] %s = %s;", bytes, value);
        out.line("out.writeInt(%s.length);", bytes).line("out.write(%s);", bytes);
    }
}
