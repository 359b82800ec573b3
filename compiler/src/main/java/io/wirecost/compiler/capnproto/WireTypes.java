package io.wirecost.compiler.capnproto;

import io.wirecost.compiler.emit.Carrier;
import io.wirecost.compiler.emit.Carrier.CarrierKind;
import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.Shape;
import java.util.OptionalInt;

/** The names of a slot's contents in the schema language, and the room that they take in the encoded bytes. */
public final class WireTypes {
    private final Lowered lowered;

    public WireTypes(Lowered lowered) {
        this.lowered = lowered;
    }

    static CarrierKind kind(Shape.Leaf leaf) {
        return Carrier.of(leaf.type()).kind();
    }

    static boolean isEnum(Shape shape) {
        return shape.asLeaf().filter(leaf -> kind(leaf) == CarrierKind.ENUM).isPresent();
    }

    /** The type in the schema language. */
    String text(Shape shape) {
        return shape.matchWithoutMaps(
                leaf -> isEnum(leaf) ? lowered.enumeration(leaf.type()).name() : builtIn(kind(leaf)),
                nested -> lowered.message(nested).name(),
                list -> "List(" + text(list.element()) + ")");
    }

    /** Returns the size of a value in the data section; empty for a value behind a pointer. */
    public OptionalInt dataBits(Shape shape) {
        return shape.matchWithoutMaps(WireTypes::dataBits, nested -> OptionalInt.empty(), list -> OptionalInt.empty());
    }

    private static OptionalInt dataBits(Shape.Leaf leaf) {
        return switch (kind(leaf)) {
            case BOOLEAN -> OptionalInt.of(1);
            case INT, FLOAT -> OptionalInt.of(Integer.SIZE);
            case LONG, DOUBLE -> OptionalInt.of(Long.SIZE);
            case ENUM -> OptionalInt.of(Short.SIZE);
            case STRING, BYTES -> OptionalInt.empty();
        };
    }

    private static String builtIn(CarrierKind kind) {
        return switch (kind) {
            case BOOLEAN -> "Bool";
            case INT -> "Int32";
            case LONG -> "Int64";
            case FLOAT -> "Float32";
            case DOUBLE -> "Float64";
            case STRING -> "Text";
            case BYTES -> "Data";
            case ENUM -> throw new IllegalArgumentException("an enum has a name of its own");
        };
    }
}
