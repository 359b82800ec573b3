package io.wirecost.compiler.avrospecific;

import io.wirecost.compiler.emit.DomainTypes;
import io.wirecost.compiler.emit.NativeSide;
import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.LoweredEnum;
import io.wirecost.compiler.lower.Message;
import io.wirecost.compiler.lower.Shape;
import io.wirecost.compiler.lower.Slot;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.LeafCases;
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
    public Lowered lowered() {
        return lowered;
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
    public String element(Type.Leaf leaf) {
        return leaf.match(new LeafCases<>(
                primitive -> primitive == Type.Primitive.BYTES ? "java.nio.ByteBuffer" : domain.boxed(primitive),
                domain::boxed,
                fixed -> naming.fixed(fixed.name()),
                domain::boxed,
                domain::boxed,
                enumeration -> type(lowered.enumeration(enumeration)).orElseThrow()));
    }

    @Override
    public boolean isSame(Shape shape) {
        return shape.innermostLeaf().filter(leaf -> isSame(leaf.type())).isPresent();
    }

    private static boolean isSame(Type.Leaf leaf) {
        return leaf.match(new LeafCases<>(
                primitive -> primitive != Type.Primitive.BYTES,
                temporal -> true,
                fixed -> false,
                decimal -> true,
                uuid -> true,
                enumeration -> false));
    }

    /** Maps are the JDK's, but lists are Avro's own. */
    @Override
    public boolean isSameWhenRead(Shape shape) {
        return switch (shape.kind()) {
            case LEAF -> isSame(shape);
            case NESTED, LISTED -> false;
            case MAPPED -> isSameWhenRead(shape.element());
        };
    }

    /** The only primitive that differs is a byte string. */
    @Override
    public String encode(Type.Leaf leaf, String value) {
        return leaf.match(new LeafCases<>(
                primitive -> "java.nio.ByteBuffer.wrap(%s)".formatted(value),
                temporal -> value,
                fixed -> "new %s(%s)".formatted(naming.fixed(fixed.name()), value),
                decimal -> value,
                uuid -> value,
                enumeration -> "NATIVE_%s[%s.ordinal()]"
                        .formatted(lowered.enumeration(enumeration).name(), value)));
    }

    /** Avro reads a byte string into a buffer of its own that has exactly its size. */
    @Override
    public String decode(Type.Leaf leaf, String value) {
        return leaf.match(new LeafCases<>(
                primitive -> value + ".array()",
                temporal -> value,
                fixed -> value + ".bytes()",
                decimal -> value,
                uuid -> value,
                enumeration -> "DOMAIN_%s[%s.ordinal()]"
                        .formatted(lowered.enumeration(enumeration).name(), value)));
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
