package io.wirecost.compiler.flatbuffers;

import io.wirecost.compiler.emit.Carrier;
import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.Shape;
import io.wirecost.core.schema.Type;

/**
 * How FlatBuffers stores what a slot or an element holds.
 *
 * @param text the type in a schema
 * @param sizeBytes what it takes in its table or vector, in bytes
 * @param scalar the part of the builder's method names that stands for it, e.g. {@code Long} in {@code addLong}; empty
 *     for a value that is stored elsewhere and referred to by an offset
 */
public record FlatType(String text, int sizeBytes, String scalar) {
    private static final int BYTE_COUNT = 1 << Byte.SIZE;
    private static final int SHORT_COUNT = 1 << Short.SIZE;

    /** Returns how the value of a shape is stored. */
    public static FlatType of(Lowered lowered, Shape shape) {
        return shape.matchWithoutMaps(
                leaf -> of(lowered, leaf.type()),
                nested -> offset(lowered.message(nested).name()),
                listed -> offset("[" + of(lowered, listed.element()).text + "]"));
    }

    private static FlatType of(Lowered lowered, Type.Leaf type) {
        return switch (Carrier.of(type).kind()) {
            case BOOLEAN -> new FlatType("bool", 1, "Boolean");
            case INT -> new FlatType("int", Integer.BYTES, "Int");
            case LONG -> new FlatType("long", Long.BYTES, "Long");
            case FLOAT -> new FlatType("float", Float.BYTES, "Float");
            case DOUBLE -> new FlatType("double", Double.BYTES, "Double");
            case STRING -> offset("string");
            case BYTES -> offset("[ubyte]");
            case ENUM -> {
                FlatType number = numberOf(symbolCount(lowered, type));
                String name = lowered.enumeration(type).name();
                yield new FlatType(name, number.sizeBytes, number.scalar);
            }
        };
    }

    /** The smallest integer that numbers this many symbols from 0. */
    static FlatType numberOf(int symbolCount) {
        if (symbolCount <= BYTE_COUNT) {
            return new FlatType(symbolCount <= BYTE_COUNT / 2 ? "byte" : "ubyte", Byte.BYTES, "Byte");
        } else if (symbolCount <= SHORT_COUNT) {
            return new FlatType(symbolCount <= SHORT_COUNT / 2 ? "short" : "ushort", Short.BYTES, "Short");
        }
        return new FlatType("int", Integer.BYTES, "Int");
    }

    static boolean isUnsigned(Lowered lowered, Type.EnumRef type) {
        return numberOf(symbolCount(lowered, type)).text.startsWith("u");
    }

    private static int symbolCount(Lowered lowered, Type.Leaf type) {
        return lowered.enumeration(type).symbols().all().size();
    }

    private static FlatType offset(String text) {
        return new FlatType(text, Integer.BYTES, "");
    }

    /** Returns whether the value itself is stored in its table or vector. */
    public boolean isScalar() {
        return !scalar.isEmpty();
    }
}
