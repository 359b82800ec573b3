package io.wirecost.compiler.protobuf;

import io.wirecost.compiler.emit.Carrier;
import io.wirecost.compiler.emit.CheckedReads;
import io.wirecost.compiler.emit.NativeSide;
import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.LoweredEnum;
import io.wirecost.compiler.lower.Message;
import io.wirecost.compiler.lower.Shape;
import io.wirecost.compiler.lower.Slot;
import io.wirecost.core.schema.ProtoKind;
import io.wirecost.core.schema.Type;
import java.util.Optional;

/** Wire's messages: a builder takes values by a method for each field, and the message has them in public fields. */
record WireSide(Lowered lowered) implements NativeSide {
    @Override
    public String type(Message message) {
        return type(message.name());
    }

    @Override
    public Optional<String> type(LoweredEnum enumeration) {
        return Optional.of(type(enumeration.name()));
    }

    private static String type(String name) {
        return WireTarget.PACKAGE + "." + name;
    }

    @Override
    public String symbols(LoweredEnum enumeration, String type) {
        return new Hints(lowered).constants(enumeration, type);
    }

    @Override
    public String constants(LoweredEnum enumeration, String domainType) {
        return new Hints(lowered).domainConstants(enumeration, domainType);
    }

    @Override
    public String builder(Message message) {
        return type(message) + ".Builder";
    }

    @Override
    public String built(String builder) {
        return builder + ".build()";
    }

    @Override
    public String element(Shape.Leaf leaf) {
        return switch (Carrier.of(leaf).kind()) {
            case BOOLEAN -> "java.lang.Boolean";
            case INT -> "java.lang.Integer";
            case LONG -> "java.lang.Long";
            case FLOAT -> "java.lang.Float";
            case DOUBLE -> "java.lang.Double";
            case STRING -> "java.lang.String";
            case BYTES -> "okio.ByteString";
            case ENUM -> type(lowered.enumeration(leaf).name());
        };
    }

    @Override
    public boolean isSame(Shape shape) {
        boolean isKeyed = shape.kind() == Shape.Kind.MAPPED && shape.key() != ProtoKind.USUAL;
        return !isKeyed && shape.innermostLeaf().filter(WireSide::isSame).isPresent();
    }

    private static boolean isSame(Shape.Leaf leaf) {
        return leaf.type()
                .asPrimitive()
                .filter(primitive ->
                        primitive != Type.Primitive.BYTES && !leaf.own().needsConversion())
                .isPresent();
    }

    /** Collections of a message cannot be changed, those of a domain object can. */
    @Override
    public boolean isSameWhenRead(Shape shape) {
        return shape.asLeaf().isPresent() && isSame(shape);
    }

    @Override
    public String encode(Shape.Leaf leaf, String value) {
        Carrier carrier = Carrier.of(leaf);
        return switch (carrier.kind()) {
            case ENUM ->
                "NATIVE_%s[%s.ordinal()]".formatted(lowered.enumeration(leaf).name(), value);
            case BYTES -> "okio.ByteString.of(%s)".formatted(carrier.encode(value));
            case BOOLEAN, INT, LONG, FLOAT, DOUBLE, STRING -> carrier.encode(value);
        };
    }

    @Override
    public String decode(Shape.Leaf leaf, String value) {
        Carrier carrier = Carrier.of(leaf);
        return switch (carrier.kind()) {
            case ENUM ->
                CheckedReads.constant("DOMAIN_" + lowered.enumeration(leaf).name(), value);
            case BYTES -> carrier.decode(value + ".toByteArray()");
            case BOOLEAN, INT, LONG, FLOAT, DOUBLE, STRING -> carrier.decode(value);
        };
    }

    @Override
    public String get(Slot slot, String object) {
        return object + "." + slot.name();
    }

    @Override
    public String isPresent(Slot slot, String object) {
        return get(slot, object) + " != null";
    }

    @Override
    public String set(Slot slot, String object, String value) {
        return "%s.%s(%s);".formatted(object, slot.name(), value);
    }
}
