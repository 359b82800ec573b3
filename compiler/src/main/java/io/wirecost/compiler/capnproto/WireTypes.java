package io.wirecost.compiler.capnproto;

import io.wirecost.compiler.emit.Carrier;
import io.wirecost.compiler.emit.Carrier.Kind;
import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.Shape;
import io.wirecost.core.schema.Type;
import java.util.OptionalInt;

/** What the schema language calls the contents of a slot, and how much room they take on the wire. */
final class WireTypes {
    private final Lowered lowered;

    WireTypes(Lowered lowered) {
        this.lowered = lowered;
    }

    static Kind kind(Shape.Leaf leaf) {
        return Carrier.of(leaf.type()).kind();
    }

    static boolean isEnum(Shape shape) {
        return shape instanceof Shape.Leaf leaf && kind(leaf) == Kind.ENUM;
    }

    /** The type in the schema language. */
    String text(Shape shape) {
        if (shape instanceof Shape.Listed list) {
            return "List(" + text(list.element()) + ")";
        } else if (shape instanceof Shape.Nested nested) {
            return lowered.message(nested).name();
        } else if (shape instanceof Shape.Leaf leaf) {
            return leaf.type() instanceof Type.EnumRef ref
                    ? lowered.enumeration(ref).name()
                    : builtIn(kind(leaf));
        }
        throw new IllegalArgumentException("not lowered for this target: " + shape);
    }

    /** Size of a value in the data section; empty for what stands behind a pointer. */
    OptionalInt dataBits(Shape shape) {
        if (!(shape instanceof Shape.Leaf leaf)) {
            return OptionalInt.empty();
        }
        return switch (kind(leaf)) {
            case BOOLEAN -> OptionalInt.of(1);
            case INT, FLOAT -> OptionalInt.of(Integer.SIZE);
            case LONG, DOUBLE -> OptionalInt.of(Long.SIZE);
            case ENUM -> OptionalInt.of(Short.SIZE);
            case STRING, BYTES -> OptionalInt.empty();
        };
    }

    private static String builtIn(Kind kind) {
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
