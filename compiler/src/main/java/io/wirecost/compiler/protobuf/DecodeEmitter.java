package io.wirecost.compiler.protobuf;

import io.wirecost.compiler.emit.Carrier;
import io.wirecost.compiler.emit.CheckedReads;
import io.wirecost.compiler.emit.DomainSide;
import io.wirecost.compiler.emit.MapKey;
import io.wirecost.compiler.emit.SourceWriter;
import io.wirecost.compiler.lower.Message;
import io.wirecost.compiler.lower.Origin;
import io.wirecost.compiler.lower.Shape;
import io.wirecost.compiler.lower.Slot;
import io.wirecost.core.schema.Type;
import java.util.Optional;

/** Emits a mapper's methods from protoc's messages to domain values. */
final class DecodeEmitter {
    private final MapperTypes types;
    private final SourceWriter out;

    DecodeEmitter(MapperTypes types, SourceWriter out) {
        this.types = types;
        this.out = out;
    }

    void emit(Message message) {
        String domain = types.domain(message);
        String generated = types.generated(message);
        boolean isRecord = message.origin().asRecord().isPresent();
        out.line("").line("private static %s decode%s(%s in) {", domain, message.name(), generated);
        if (message.origin().kind() == Origin.Kind.PARTS) {
            String whole = Carrier.whole(message.origin().known(), "in.getSeconds()", "in.getNanos()");
            out.line("return %s;", whole).line("}");
            return;
        }
        if (isRecord) {
            out.line("%s out = new %s();", domain, domain);
        }
        int number = 0;
        for (Slot slot : message.slots()) {
            if (slot.type() != Type.Primitive.NULL) {
                slot(message, slot, "v" + number++);
            }
        }
        if (isRecord) {
            out.line("return %s;", message.isOneof() ? "null" : "out");
        } else if (message.slots().get(0).optional()) {
            out.line("return null;");
        }
        out.line("}");
    }

    private void slot(Message message, Slot slot, String variable) {
        Optional<Message> oneof = types.oneof(slot);
        if (oneof.isPresent()) {
            out.line(types.store(
                    message, slot, "decode%s(in)".formatted(oneof.get().name())));
            return;
        }
        if (slot.optional()) {
            out.line("if (in.has%s()) {", MapperTypes.accessor(slot));
        }
        out.line(types.store(message, slot, value(slot, variable)));
        if (message.isOneof()) {
            out.line("return out;");
        }
        if (slot.optional()) {
            out.line("}");
        }
    }

    /** Emits what has to stand before the value, and returns the value's expression. */
    private String value(Slot slot, String variable) {
        String got = "in.get%s()".formatted(MapperTypes.accessor(slot));
        Shape shape = slot.shape();
        return switch (shape.kind()) {
            case LEAF, NESTED -> decoded(shape, got);
            case LISTED -> list(slot, shape.element(), variable);
            case MAPPED -> map(slot, shape, variable);
        };
    }

    private String list(Slot slot, Shape element, String variable) {
        String name = MapperTypes.accessor(slot);
        String type = types.boxed(DomainSide.element(slot.type()));
        out.line("int %sSize = in.get%sCount();", variable, name);
        out.line("java.util.List<%s> %s = new java.util.ArrayList<>(%sSize);", type, variable, variable);
        out.line("for (int i = 0; i < %sSize; i++) {", variable);
        out.line("%s.add(%s);", variable, decoded(element, "in.get%s(i)".formatted(name)))
                .line("}");
        return variable;
    }

    private String map(Slot slot, Shape map, String variable) {
        String name = MapperTypes.accessor(slot);
        if (MapperTypes.isMapAsIs(map)) {
            return "new java.util.LinkedHashMap<>(in.get%sMap())".formatted(name);
        }
        String type = types.boxed(DomainSide.element(slot.type()));
        String generated = generatedValue(map.element());
        String key = MapKey.type(map.key());
        out.line("java.util.Map<%s, %s> %sMap = in.get%sMap();", key, generated, variable, name);
        out.line("java.util.Map<java.lang.String, %s> %s =", type, variable);
        out.line("new java.util.LinkedHashMap<>(%sMap.size() * 4 / 3 + 1);", variable);
        out.line("for (java.util.Map.Entry<%s, %s> e : %sMap.entrySet()) {", key, generated, variable);
        String decodedKey = MapKey.decode(map.key(), "e.getKey()");
        out.line("%s.put(%s, %s);", variable, decodedKey, decoded(map.element(), "e.getValue()"))
                .line("}");
        return variable;
    }

    private String generatedValue(Shape mapped) {
        return mapped.matchElement(this::generatedValue, nested -> types.generated(types.message(nested)));
    }

    private String generatedValue(Shape.Leaf leaf) {
        return switch (Carrier.of(leaf).kind()) {
            case ENUM -> types.generated(types.enumeration(leaf.type()).name());
            case BYTES -> "com.google.protobuf.ByteString";
            case INT -> "java.lang.Integer";
            case LONG -> "java.lang.Long";
            case BOOLEAN -> "java.lang.Boolean";
            case FLOAT -> "java.lang.Float";
            case DOUBLE -> "java.lang.Double";
            case STRING -> "java.lang.String";
        };
    }

    private String decoded(Shape shape, String value) {
        return shape.matchElement(
                leaf -> decoded(leaf, value),
                nested -> "decode%s(%s)".formatted(types.message(nested).name(), value));
    }

    private String decoded(Shape.Leaf leaf, String value) {
        Carrier carrier = Carrier.of(leaf);
        return switch (carrier.kind()) {
            case ENUM ->
                CheckedReads.constant("DOMAIN_" + types.enumeration(leaf.type()).name(), value);
            case BYTES -> carrier.decode(value + ".toByteArray()");
            case BOOLEAN, INT, LONG, FLOAT, DOUBLE, STRING -> carrier.decode(value);
        };
    }
}
