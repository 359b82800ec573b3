package io.wirecost.compiler.thrift;

import io.wirecost.compiler.emit.Carrier;
import io.wirecost.compiler.emit.CheckedReads;
import io.wirecost.compiler.emit.NativeSide;
import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.LoweredEnum;
import io.wirecost.compiler.lower.Message;
import io.wirecost.compiler.lower.Shape;
import io.wirecost.compiler.lower.Slot;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.Type;
import java.util.Optional;

/**
 * Thrift's structs and unions. A struct is read by its public fields, a union by its getters. Both are set by setters, which note
 * that a number is there, or which branch is.
 */
record ThriftSide(Lowered lowered) implements NativeSide {
    @Override
    public String type(Message message) {
        return ThriftTarget.PACKAGE + "." + message.name();
    }

    @Override
    public Optional<String> type(LoweredEnum enumeration) {
        return Optional.of(ThriftTarget.PACKAGE + "." + enumeration.name());
    }

    @Override
    public String element(Shape.Leaf leaf) {
        return switch (Carrier.of(leaf).kind()) {
            case BOOLEAN -> "java.lang.Boolean";
            case INT -> "java.lang.Integer";
            case LONG -> "java.lang.Long";
            case FLOAT, DOUBLE -> "java.lang.Double";
            case STRING -> "java.lang.String";
            case BYTES -> "java.nio.ByteBuffer";
            case ENUM -> type(lowered.enumeration(leaf)).orElseThrow();
        };
    }

    @Override
    public boolean isSame(Shape shape) {
        return shape.innermostLeaf().filter(leaf -> isSame(leaf.type())).isPresent();
    }

    private static boolean isSame(Type.Leaf leaf) {
        return leaf.asPrimitive()
                .filter(primitive -> primitive != Type.Primitive.FLOAT && primitive != Type.Primitive.BYTES)
                .isPresent();
    }

    /** A float is carried in a double, which holds every float, NaN and −0 included. */
    @Override
    public String encode(Shape.Leaf leaf, String value) {
        Carrier carrier = Carrier.of(leaf);
        return switch (carrier.kind()) {
            case ENUM ->
                "NATIVE_%s[%s.ordinal()]".formatted(lowered.enumeration(leaf).name(), value);
            case BYTES -> "java.nio.ByteBuffer.wrap(%s)".formatted(carrier.encode(value));
            case FLOAT -> "(double) (float) " + value;
            case BOOLEAN, INT, LONG, DOUBLE, STRING -> carrier.encode(value);
        };
    }

    @Override
    public String decode(Shape.Leaf leaf, String value) {
        Carrier carrier = Carrier.of(leaf);
        return switch (carrier.kind()) {
            case ENUM ->
                CheckedReads.constant("DOMAIN_" + lowered.enumeration(leaf).name(), value);
            case BYTES -> carrier.decode("org.apache.thrift.TBaseHelper.byteBufferToByteArray(%s)".formatted(value));
            case FLOAT -> "(float) (double) " + value;
            case BOOLEAN, INT, LONG, DOUBLE, STRING -> carrier.decode(value);
        };
    }

    @Override
    public String get(Slot slot, String object) {
        if (!slot.isBranch()) {
            return object + "." + slot.name();
        }
        boolean isBytes = slot.shape()
                .asLeaf()
                .filter(leaf -> Carrier.of(leaf.type()).kind() == Carrier.CarrierKind.BYTES)
                .isPresent();
        return "%s.%s%s()".formatted(object, isBytes ? "bufferFor" : "get", JavaNames.capitalize(slot.name()));
    }

    @Override
    public String isPresent(Slot slot, String object) {
        return "%s.isSet%s()".formatted(object, JavaNames.capitalize(slot.name()));
    }

    @Override
    public String set(Slot slot, String object, String value) {
        return "%s.set%s(%s);".formatted(object, JavaNames.capitalize(slot.name()), value);
    }
}
