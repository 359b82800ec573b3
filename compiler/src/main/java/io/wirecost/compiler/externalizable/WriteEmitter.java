package io.wirecost.compiler.externalizable;

import io.wirecost.compiler.emit.Carrier;
import io.wirecost.compiler.emit.DomainTypes;
import io.wirecost.compiler.emit.SourceWriter;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.TypeEffects;

/** Emits statements that write values to {@code out}: presence as a boolean, counts and lengths as int. */
final class WriteEmitter {
    private final DomainTypes types;
    private final SourceWriter out;
    private int variables;

    WriteEmitter(JavaNames names, SourceWriter out) {
        this.types = new DomainTypes(names);
        this.out = out;
    }

    /** @param value a Java expression without side effects */
    void write(Type type, String value) {
        type.visit(new TypeEffects<>(
                leaf -> writeLeaf(leaf, value),
                record -> out.line("%s.writeExternal(out);", value),
                array -> writeList(array, value),
                map -> writeMap(map, value),
                optional -> writeOptional(optional, value)));
    }

    private void writeOptional(Type.OptionalType optional, String value) {
        out.line("out.writeBoolean(%s != null);", value).line("if (%s != null) {", value);
        write(optional.element(), value);
        out.line("}");
    }

    private void writeList(Type.ArrayType array, String value) {
        String element = "element" + ++variables;
        out.line("out.writeInt(%s.size());", value);
        out.line("for (%s %s : %s) {", types.boxed(array.element()), element, value);
        write(array.element(), element);
        out.line("}");
    }

    private void writeMap(Type.MapType map, String value) {
        String entry = "entry" + ++variables;
        String valueType = types.boxed(map.element());
        out.line("out.writeInt(%s.size());", value);
        out.line("for (java.util.Map.Entry<java.lang.String, %s> %s : %s.entrySet()) {", valueType, entry, value);
        writeBytes(text(entry + ".getKey()"));
        write(map.element(), entry + ".getValue()");
        out.line("}");
    }

    private void writeLeaf(Type.Leaf type, String value) {
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
                if (ReadEmitter.size(type).isPresent()) {
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
