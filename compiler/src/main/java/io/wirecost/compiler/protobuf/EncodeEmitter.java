package io.wirecost.compiler.protobuf;

import io.wirecost.compiler.emit.Carrier;
import io.wirecost.compiler.emit.DomainSide;
import io.wirecost.compiler.emit.SourceWriter;
import io.wirecost.compiler.lower.Message;
import io.wirecost.compiler.lower.Shape;
import io.wirecost.compiler.lower.Slot;
import io.wirecost.core.schema.ProtoHint;
import io.wirecost.core.schema.Type;

/** Emits a mapper's methods from domain values to protoc's messages. */
final class EncodeEmitter {
    private final MapperTypes types;
    private final SourceWriter out;

    EncodeEmitter(MapperTypes types, SourceWriter out) {
        this.types = types;
        this.out = out;
    }

    void emit(Message message) {
        String generated = types.generated(message.name());
        out.line("").line("private static %s encode%s(%s in) {", generated, message.name(), types.domain(message));
        out.line("%s.Builder out = %s.newBuilder();", generated, generated);
        int number = 0;
        for (Slot slot : message.slots()) {
            if (slot.type() != Type.Primitive.NULL) {
                slot(slot, types.hints().of(message, slot), types.read(message, slot), "v" + number++);
            }
        }
        out.line("return out.build();").line("}");
    }

    private void slot(Slot slot, ProtoHint hint, String value, String variable) {
        if (slot.optional()) {
            out.line("%s %s = %s;", types.boxed(slot.type()), variable, value);
            out.line("if (%s != null) {", variable);
            fill(slot, hint, variable);
            out.line("}");
        } else {
            fill(slot, hint, value);
        }
    }

    private void fill(Slot slot, ProtoHint hint, String value) {
        Shape shape = slot.shape();
        switch (shape.kind()) {
            case LEAF, NESTED -> out.line("out.set%s(%s);", MapperTypes.accessor(slot), encoded(shape, hint, value));
            case LISTED -> list(slot, hint, shape.element(), value);
            case MAPPED -> map(slot, hint, shape.element(), value);
        }
    }

    private void list(Slot slot, ProtoHint hint, Shape element, String value) {
        String name = MapperTypes.accessor(slot);
        if (MapperTypes.isCarriedAsIs(element, hint)) {
            out.line("out.addAll%s(%s);", name, value);
            return;
        }
        out.line("for (%s e : %s) {", types.boxed(DomainSide.element(slot.type())), value);
        out.line("out.add%s(%s);", name, encoded(element, hint, "e")).line("}");
    }

    private void map(Slot slot, ProtoHint hint, Shape mapped, String value) {
        String name = MapperTypes.accessor(slot);
        if (MapperTypes.isCarriedAsIs(mapped, hint)) {
            out.line("out.putAll%s(%s);", name, value);
            return;
        }
        String type = types.boxed(DomainSide.element(slot.type()));
        out.line("for (java.util.Map.Entry<java.lang.String, %s> e : %s.entrySet()) {", type, value);
        String key = HintedValue.encodedKey(hint.key(), "e.getKey()");
        out.line("out.put%s(%s, %s);", name, key, encoded(mapped, hint, "e.getValue()"))
                .line("}");
    }

    private String encoded(Shape shape, ProtoHint hint, String value) {
        return shape.matchElement(
                leaf -> HintedValue.encoded(hint.kind(), value, encoded(leaf.type(), value)),
                nested -> "encode%s(%s)".formatted(types.message(nested).name(), value));
    }

    private String encoded(Type.Leaf type, String value) {
        Carrier carrier = Carrier.of(type);
        return switch (carrier.kind()) {
            case ENUM ->
                "GENERATED_%s[%s.ordinal()]".formatted(types.enumeration(type).name(), value);
            case BYTES -> "com.google.protobuf.ByteString.copyFrom(%s)".formatted(carrier.encode(value));
            case BOOLEAN, INT, LONG, FLOAT, DOUBLE, STRING -> carrier.encode(value);
        };
    }
}
