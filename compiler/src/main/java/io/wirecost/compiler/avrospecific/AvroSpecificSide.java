package io.wirecost.compiler.avrospecific;

import io.wirecost.compiler.emit.DomainTypes;
import io.wirecost.compiler.emit.NativeSide;
import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.LoweredEnum;
import io.wirecost.compiler.lower.Message;
import io.wirecost.compiler.lower.Shape;
import io.wirecost.compiler.lower.Slot;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.Type;
import java.util.Optional;

/** Avro's generated classes. They hold what the domain holds, but for bytes, fixed and enums. */
final class AvroSpecificSide implements NativeSide {
    private final Lowered lowered;
    private final AvroSpecificNaming naming;
    private final DomainTypes domain;

    AvroSpecificSide(Lowered lowered, AvroSpecificNaming naming) {
        this.lowered = lowered;
        this.naming = naming;
        this.domain = new DomainTypes(new JavaNames(lowered.schema()));
    }

    @Override
    public String type(Message message) {
        return AvroSpecificTarget.PACKAGE + "." + message.name();
    }

    @Override
    public Optional<String> type(LoweredEnum enumeration) {
        return Optional.of(AvroSpecificTarget.PACKAGE + "." + enumeration.name());
    }

    @Override
    public String element(Shape shape) {
        if (shape instanceof Shape.Nested nested) {
            return type(lowered.message(nested));
        } else if (shape instanceof Shape.Listed listed) {
            return list(listed);
        } else if (shape instanceof Shape.Mapped mapped) {
            return "java.util.Map<java.lang.String, " + element(mapped.value()) + ">";
        }
        Type leaf = ((Shape.Leaf) shape).type();
        if (leaf instanceof Type.EnumRef ref) {
            return type(lowered.enumeration(ref)).orElseThrow();
        } else if (leaf instanceof Type.Fixed fixed) {
            return naming.fixed(fixed.name());
        }
        return leaf == Type.Primitive.BYTES ? "java.nio.ByteBuffer" : domain.boxed(leaf);
    }

    @Override
    public boolean isSame(Shape shape) {
        return shape instanceof Shape.Listed listed && isSame(listed.element())
                || shape instanceof Shape.Mapped mapped && isSame(mapped.value())
                || shape instanceof Shape.Leaf leaf
                        && !(leaf.type() instanceof Type.EnumRef)
                        && !(leaf.type() instanceof Type.Fixed)
                        && leaf.type() != Type.Primitive.BYTES;
    }

    /** Maps are the JDK's, but lists are Avro's own. */
    @Override
    public boolean isSameWhenRead(Shape shape) {
        return shape instanceof Shape.Mapped mapped && isSameWhenRead(mapped.value())
                || shape instanceof Shape.Leaf && isSame(shape);
    }

    @Override
    public String encode(Type leaf, String value) {
        if (leaf instanceof Type.EnumRef ref) {
            return "NATIVE_%s[%s.ordinal()]".formatted(lowered.enumeration(ref).name(), value);
        } else if (leaf instanceof Type.Fixed fixed) {
            return "new %s(%s)".formatted(naming.fixed(fixed.name()), value);
        }
        return "java.nio.ByteBuffer.wrap(%s)".formatted(value);
    }

    /** Avro reads a byte string into a buffer of its own that has exactly its size. */
    @Override
    public String decode(Type leaf, String value) {
        if (leaf instanceof Type.EnumRef ref) {
            return "DOMAIN_%s[%s.ordinal()]".formatted(lowered.enumeration(ref).name(), value);
        }
        return value + (leaf instanceof Type.Fixed ? ".bytes()" : ".array()");
    }

    @Override
    public String get(Slot slot, String object) {
        return "%s.get%s()".formatted(object, JavaNames.capitalize(slot.name()));
    }

    @Override
    public String isPresent(Slot slot, String object) {
        return get(slot, object) + " != null";
    }

    @Override
    public String set(Slot slot, String object, String value) {
        return "%s.set%s(%s);".formatted(object, JavaNames.capitalize(slot.name()), value);
    }
}
