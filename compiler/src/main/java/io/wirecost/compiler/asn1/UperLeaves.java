package io.wirecost.compiler.asn1;

import io.wirecost.compiler.emit.Carrier;
import io.wirecost.compiler.emit.CheckedReads;
import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.LoweredEnum;
import io.wirecost.core.schema.Type;
import java.util.OptionalInt;

/** Values without parts, as the mapper writes and reads them by the runtime. */
final class UperLeaves {
    private final Lowered lowered;

    UperLeaves(Lowered lowered) {
        this.lowered = lowered;
    }

    /** The statement that writes a domain value: an expression that is never null. */
    String write(Type.Leaf leaf, String value) {
        Carrier carrier = Carrier.of(leaf);
        String carried = carrier.encode(value);
        return switch (carrier.kind()) {
            case BOOLEAN -> "to.writeBoolean(%s);".formatted(carried);
            case INT -> "to.writeInt(%s);".formatted(carried);
            case LONG -> "to.writeLong(%s);".formatted(carried);
            case FLOAT, DOUBLE -> "to.writeReal(%s);".formatted(carried);
            case STRING -> "to.writeString(%s);".formatted(carried);
            case BYTES -> "to.writeBytes(%s);".formatted(carried + length(leaf, ", "));
            case ENUM -> "to.writeBits(%s.ordinal(), %d);".formatted(carried, bits(lowered.enumeration(leaf)));
        };
    }

    /** The expression that reads a domain value. */
    String read(Type.Leaf leaf) {
        Carrier carrier = Carrier.of(leaf);
        return carrier.decode(
                switch (carrier.kind()) {
                    case BOOLEAN -> "from.readBoolean()";
                    case INT -> "from.readInt()";
                    case LONG -> "from.readLong()";
                    case FLOAT -> "(float) from.readReal()";
                    case DOUBLE -> "from.readReal()";
                    case STRING -> "from.readString()";
                    case BYTES -> "from.readBytes(%s)".formatted(length(leaf, ""));
                    case ENUM -> {
                        LoweredEnum enumeration = lowered.enumeration(leaf);
                        yield CheckedReads.constant(
                                constants(enumeration), "from.readBits(%d)".formatted(bits(enumeration)));
                    }
                });
    }

    /** The array of an enum's constants, found by their number. */
    static String constants(LoweredEnum enumeration) {
        return "DOMAIN_" + enumeration.name();
    }

    private static String length(Type.Leaf leaf, String before) {
        OptionalInt length = UperTypes.fixedLength(leaf);
        return length.isPresent() ? before + length.getAsInt() : "";
    }

    private static int bits(LoweredEnum enumeration) {
        return UperTypes.indexBits(enumeration.symbols().all().size());
    }
}
