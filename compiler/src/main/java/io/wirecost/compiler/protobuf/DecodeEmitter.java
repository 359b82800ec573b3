package io.wirecost.compiler.protobuf;

import io.wirecost.compiler.emit.Carrier;
import io.wirecost.compiler.emit.DomainSide;
import io.wirecost.compiler.emit.SourceWriter;
import io.wirecost.compiler.lower.Message;
import io.wirecost.compiler.lower.Shape;
import io.wirecost.compiler.lower.Slot;
import io.wirecost.core.schema.ProtoHint;
import io.wirecost.core.schema.Type;

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
        String generated = types.generated(message.name());
        boolean isRecord = message.origin().asRecord().isPresent();
        out.line("").line("private static %s decode%s(%s in) {", domain, message.name(), generated);
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
            out.line("return out;");
        } else if (message.slots().get(0).optional()) {
            out.line("return null;");
        }
        out.line("}");
    }

    private void slot(Message message, Slot slot, String variable) {
        if (slot.optional()) {
            out.line("if (in.has%s()) {", MapperTypes.accessor(slot));
        }
        out.line(types.store(message, slot, value(slot, types.hints().of(message, slot), variable)));
        if (slot.optional()) {
            out.line("}");
        }
    }

    /** Emits what has to stand before the value, and returns the value's expression. */
    private String value(Slot slot, ProtoHint hint, String variable) {
        String got = "in.get%s()".formatted(MapperTypes.accessor(slot));
        Shape shape = slot.shape();
        return switch (shape.kind()) {
            case LEAF, NESTED -> decoded(shape, hint, got);
            case LISTED -> list(slot, hint, shape.element(), variable);
            case MAPPED -> map(slot, hint, shape.element(), variable);
        };
    }

    private String list(Slot slot, ProtoHint hint, Shape element, String variable) {
        String name = MapperTypes.accessor(slot);
        String type = types.boxed(DomainSide.element(slot.type()));
        out.line("int %sSize = in.get%sCount();", variable, name);
        out.line("java.util.List<%s> %s = new java.util.ArrayList<>(%sSize);", type, variable, variable);
        out.line("for (int i = 0; i < %sSize; i++) {", variable);
        out.line("%s.add(%s);", variable, decoded(element, hint, "in.get%s(i)".formatted(name)))
                .line("}");
        return variable;
    }

    private String map(Slot slot, ProtoHint hint, Shape mapped, String variable) {
        String name = MapperTypes.accessor(slot);
        if (MapperTypes.isCarriedAsIs(mapped, hint)) {
            return "new java.util.LinkedHashMap<>(in.get%sMap())".formatted(name);
        }
        String type = types.boxed(DomainSide.element(slot.type()));
        String generated = HintedValue.storedType(hint.kind()).orElseGet(() -> generatedValue(mapped));
        String key = HintedValue.keyType(hint.key());
        out.line("java.util.Map<%s, %s> %sMap = in.get%sMap();", key, generated, variable, name);
        out.line("java.util.Map<java.lang.String, %s> %s =", type, variable);
        out.line("new java.util.LinkedHashMap<>(%sMap.size() * 4 / 3 + 1);", variable);
        out.line("for (java.util.Map.Entry<%s, %s> e : %sMap.entrySet()) {", key, generated, variable);
        String decodedKey = HintedValue.decodedKey(hint.key(), "e.getKey()");
        out.line("%s.put(%s, %s);", variable, decodedKey, decoded(mapped, hint, "e.getValue()"))
                .line("}");
        return variable;
    }

    private String generatedValue(Shape mapped) {
        return mapped.matchElement(
                leaf -> generatedValue(leaf.type()),
                nested -> types.generated(types.message(nested).name()));
    }

    private String generatedValue(Type.Leaf type) {
        return switch (Carrier.of(type).kind()) {
            case ENUM -> types.generated(types.enumeration(type).name());
            case BYTES -> "com.google.protobuf.ByteString";
            case INT -> "java.lang.Integer";
            case LONG -> "java.lang.Long";
            case BOOLEAN -> "java.lang.Boolean";
            case FLOAT -> "java.lang.Float";
            case DOUBLE -> "java.lang.Double";
            case STRING -> "java.lang.String";
        };
    }

    private String decoded(Shape shape, ProtoHint hint, String value) {
        return shape.matchElement(
                leaf -> HintedValue.decoded(hint.kind(), value, held -> decoded(leaf.type(), held)),
                nested -> "decode%s(%s)".formatted(types.message(nested).name(), value));
    }

    private String decoded(Type.Leaf type, String value) {
        Carrier carrier = Carrier.of(type);
        return switch (carrier.kind()) {
            case ENUM ->
                "DOMAIN_%s[%s.ordinal()]".formatted(types.enumeration(type).name(), value);
            case BYTES -> carrier.decode(value + ".toByteArray()");
            case BOOLEAN, INT, LONG, FLOAT, DOUBLE, STRING -> carrier.decode(value);
        };
    }
}
