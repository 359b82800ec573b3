package io.wirecost.compiler.externalizable;

import io.wirecost.compiler.emit.Carrier;
import io.wirecost.compiler.emit.SourceWriter;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.TypeEffects;

/** Emits statements that write values to {@code out}: presence as a boolean, counts and lengths as int. */
final class WriteEmitter {
    private final NativeTypes types;
    private final SourceWriter out;
    private int variables;

    WriteEmitter(NativeTypes types, SourceWriter out) {
        this.types = types;
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
        write(optional.type(), value);
        out.line("}");
    }

    private void writeList(Type.ArrayType array, String value) {
        String element = "element" + ++variables;
        out.line("out.writeInt(%s.size());", value);
        out.line("for (%s %s : %s) {", types.own().boxed(array.element()), element, value);
        write(array.element(), element);
        out.line("}");
    }

    private void writeMap(Type.MapType map, String value) {
        String entry = "entry" + ++variables;
        String valueType = types.own().boxed(map.value());
        out.line("out.writeInt(%s.size());", value);
        out.line("for (java.util.Map.Entry<java.lang.String, %s> %s : %s.entrySet()) {", valueType, entry, value);
        out.line(NativeTypes.SHARED + ".writeText(out, %s.getKey());", entry);
        write(map.value(), entry + ".getValue()");
        out.line("}");
    }

    private void writeLeaf(Type.Leaf type, String value) {
        if (type != Type.Primitive.NULL) {
            out.line(leaf(type, value) + ";");
        }
    }

    private static String leaf(Type.Leaf type, String value) {
        Carrier carrier = Carrier.of(type);
        String carried = carrier.encode(value);
        return switch (carrier.kind()) {
            case BOOLEAN -> "out.writeBoolean(" + carried + ")";
            case INT -> "out.writeInt(" + carried + ")";
            case LONG -> "out.writeLong(" + carried + ")";
            case FLOAT -> "out.writeFloat(" + carried + ")";
            case DOUBLE -> "out.writeDouble(" + carried + ")";
            case ENUM -> "out.writeShort(" + carried + ".ordinal())";
            case STRING -> NativeTypes.SHARED + ".writeText(out, " + carried + ")";
            case BYTES ->
                ReadEmitter.size(type).isPresent()
                        ? "out.write(" + carried + ")"
                        : NativeTypes.SHARED + ".write(out, " + carried + ")";
        };
    }
}
