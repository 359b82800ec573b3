package io.wirecost.compiler.protobuf;

import io.wirecost.compiler.emit.Carrier;
import io.wirecost.compiler.emit.DomainSide;
import io.wirecost.compiler.emit.MapKey;
import io.wirecost.compiler.emit.SourceWriter;
import io.wirecost.compiler.lower.Message;
import io.wirecost.compiler.lower.Shape;
import io.wirecost.compiler.lower.Slot;
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
        String generated = types.generated(message);
        String domain = types.domain(message);
        out.line("");
        if (message.isOneof()) {
            out.line("private static void fill%s(%s in, %s.Builder out) {", message.name(), domain, generated);
        } else {
            out.line("private static %s encode%s(%s in) {", generated, message.name(), domain);
            out.line("%s.Builder out = %s.newBuilder();", generated, generated);
        }
        int number = 0;
        for (Slot slot : message.slots()) {
            if (slot.type() != Type.Primitive.NULL) {
                slot(slot, types.read(message, slot), "v" + number++);
            }
        }
        out.line(message.isOneof() ? "}" : "return out.build();");
        if (!message.isOneof()) {
            out.line("}");
        }
    }

    private void slot(Slot slot, String value, String variable) {
        if (slot.optional()) {
            out.line("%s %s = %s;", types.boxed(slot.type()), variable, value);
            out.line("if (%s != null) {", variable);
            fill(slot, variable);
            out.line("}");
        } else {
            fill(slot, value);
        }
    }

    private void fill(Slot slot, String value) {
        Shape shape = slot.shape();
        switch (shape.kind()) {
            case LEAF -> set(slot, encoded(shape, value));
            case NESTED ->
                types.oneof(slot)
                        .ifPresentOrElse(
                                oneof -> out.line("fill%s(%s, out);", oneof.name(), value),
                                () -> set(slot, encoded(shape, value)));
            case LISTED -> list(slot, shape.element(), value);
            case MAPPED -> map(slot, shape, value);
        }
    }

    private void set(Slot slot, String encoded) {
        out.line("out.set%s(%s);", MapperTypes.accessor(slot), encoded);
    }

    private void list(Slot slot, Shape element, String value) {
        String name = MapperTypes.accessor(slot);
        if (MapperTypes.isCarriedAsIs(element)) {
            out.line("out.addAll%s(%s);", name, value);
            return;
        }
        out.line("for (%s e : %s) {", types.boxed(DomainSide.element(slot.type())), value);
        out.line("out.add%s(%s);", name, encoded(element, "e")).line("}");
    }

    private void map(Slot slot, Shape map, String value) {
        String name = MapperTypes.accessor(slot);
        if (MapperTypes.isMapAsIs(map)) {
            out.line("out.putAll%s(%s);", name, value);
            return;
        }
        String type = types.boxed(DomainSide.element(slot.type()));
        out.line("for (java.util.Map.Entry<java.lang.String, %s> e : %s.entrySet()) {", type, value);
        String key = MapKey.encode(map.key(), "e.getKey()");
        out.line("out.put%s(%s, %s);", name, key, encoded(map.element(), "e.getValue()"))
                .line("}");
    }

    private String encoded(Shape shape, String value) {
        return shape.matchElement(
                leaf -> encoded(leaf, value),
                nested -> "encode%s(%s)".formatted(types.message(nested).name(), value));
    }

    private String encoded(Shape.Leaf leaf, String value) {
        Carrier carrier = Carrier.of(leaf);
        return switch (carrier.kind()) {
            case ENUM ->
                "GENERATED_%s[%s.ordinal()]"
                        .formatted(types.enumeration(leaf.type()).name(), value);
            case BYTES -> "com.google.protobuf.ByteString.copyFrom(%s)".formatted(carrier.encode(value));
            case BOOLEAN, INT, LONG, FLOAT, DOUBLE, STRING -> carrier.encode(value);
        };
    }
}
