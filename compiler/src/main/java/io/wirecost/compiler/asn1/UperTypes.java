package io.wirecost.compiler.asn1;

import io.wirecost.compiler.emit.Carrier;
import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.Shape;
import io.wirecost.compiler.lower.Slot;
import io.wirecost.core.schema.Type;
import java.util.OptionalInt;

/** The types of the module, with the constraints by which the packed rules know how many bits a value takes. */
public final class UperTypes {
    /** X.691 counts the bytes of a string from this length on, even if the module tells it. */
    private static final int FIRST_COUNTED_BYTES = 65_536;

    private final Lowered lowered;

    UperTypes(Lowered lowered) {
        this.lowered = lowered;
    }

    /** What stands behind the name of a component. A NULL needs no telling whether it is there: it takes no bits. */
    String component(Slot slot) {
        return slot.type() == Type.Primitive.NULL
                ? "NULL"
                : type(slot.shape()) + (Asn1Emitter.isOptional(slot) ? " OPTIONAL" : "");
    }

    private String type(Shape shape) {
        return shape.matchWithoutMaps(
                leaf -> type(leaf.type()),
                nested -> lowered.message(nested).name(),
                listed -> "SEQUENCE OF " + type(listed.element()));
    }

    private String type(Type.Leaf leaf) {
        return switch (Carrier.of(leaf).kind()) {
            case BOOLEAN -> "BOOLEAN";
            case INT -> "INTEGER (%d..%d)".formatted(Integer.MIN_VALUE, Integer.MAX_VALUE);
            case LONG -> "INTEGER (%d..%d)".formatted(Long.MIN_VALUE, Long.MAX_VALUE);
            case FLOAT, DOUBLE -> "REAL";
            case STRING -> "UTF8String";
            case BYTES -> {
                OptionalInt length = fixedLength(leaf);
                yield "OCTET STRING" + (length.isPresent() ? " (SIZE (%d))".formatted(length.getAsInt()) : "");
            }
            case ENUM -> lowered.enumeration(leaf).name();
        };
    }

    /** How many bits tell one of so many symbols or branches from the others: none where there is only one. */
    public static int indexBits(int count) {
        return Integer.SIZE - Integer.numberOfLeadingZeros(count - 1);
    }

    /** The length of a byte string that is not written, since it is the same for all values. */
    public static OptionalInt fixedLength(Type.Leaf leaf) {
        OptionalInt length = Carrier.of(leaf).length();
        return length.orElse(0) < FIRST_COUNTED_BYTES ? length : OptionalInt.empty();
    }
}
