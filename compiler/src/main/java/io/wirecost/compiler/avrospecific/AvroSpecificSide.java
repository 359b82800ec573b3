package io.wirecost.compiler.avrospecific;

import io.wirecost.compiler.avro.AvroUnions;
import io.wirecost.compiler.emit.DomainTypes;
import io.wirecost.compiler.emit.NativeSide;
import io.wirecost.compiler.emit.NativeUnion;
import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.LoweredEnum;
import io.wirecost.compiler.lower.Message;
import io.wirecost.compiler.lower.Shape;
import io.wirecost.compiler.lower.Slot;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import java.util.Optional;

/** Avro's generated classes. They hold what the domain holds, but for bytes, fixed and enums. */
final class AvroSpecificSide implements NativeSide {
    private final Lowered lowered;
    private final AvroSpecificNaming naming;
    private final Schema told;
    private final DomainTypes domain;

    /** @param told the lowered schema by {@link AvroUnions#told} */
    AvroSpecificSide(Lowered lowered, Schema told, AvroSpecificNaming naming) {
        this.lowered = lowered;
        this.told = told;
        this.naming = naming;
        this.domain = new DomainTypes(new JavaNames(lowered.schema()));
    }

    @Override
    public Lowered lowered() {
        return lowered;
    }

    @Override
    public String type(Message message) {
        return isUnion(message) ? "java.lang.Object" : AvroSpecificTarget.PACKAGE + "." + message.name();
    }

    private boolean isUnion(Message message) {
        return message.origin()
                .asRecord()
                .filter(record -> told.record(record.name()).isUnion())
                .isPresent();
    }

    @Override
    public Optional<NativeUnion> union(Message message) {
        return isUnion(message)
                ? Optional.of(
                        new SpecificUnion(this, told.record(message.origin().name()), naming))
                : Optional.empty();
    }

    @Override
    public Optional<String> type(LoweredEnum enumeration) {
        return Optional.of(AvroSpecificTarget.PACKAGE + "." + enumeration.name());
    }

    @Override
    public String element(Shape.Leaf leaf) {
        return isSame(leaf.type())
                ? domain.boxed(leaf.type())
                : leaf.type()
                        .asEnum()
                        .flatMap(e -> type(lowered.enumeration(e)))
                        .or(() -> leaf.type().asFixed().map(f -> naming.unclassed(f.name())))
                        .orElse("java.nio.ByteBuffer");
    }

    @Override
    public boolean isSame(Shape shape) {
        return shape.innermostLeaf().filter(leaf -> isSame(leaf.type())).isPresent();
    }

    private static boolean isSame(Type.Leaf leaf) {
        return leaf != Type.Primitive.BYTES
                && leaf.asFixed().isEmpty()
                && leaf.asEnum().isEmpty();
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

    @Override
    public String encode(Shape.Leaf leaf, String value) {
        return isSame(leaf.type())
                ? value
                : leaf.type()
                        .asEnum()
                        .map(e -> "NATIVE_%s[%s.ordinal()]"
                                .formatted(lowered.enumeration(e).name(), value))
                        .or(() -> leaf.type()
                                .asFixed()
                                .map(f -> "new %s(%s)".formatted(naming.unclassed(f.name()), value)))
                        .orElse("java.nio.ByteBuffer.wrap(%s)".formatted(value));
    }

    /** Avro reads a byte string into a buffer of its own that has exactly its size. */
    @Override
    public String decode(Shape.Leaf leaf, String value) {
        return isSame(leaf.type())
                ? value
                : leaf.type()
                        .asEnum()
                        .map(e -> "DOMAIN_%s[%s.ordinal()]"
                                .formatted(lowered.enumeration(e).name(), value))
                        .or(() -> leaf.type().asFixed().map(f -> value + ".bytes()"))
                        .orElse(value + ".array()");
    }

    @Override
    public String get(Slot slot, String object) {
        String got = "%s.get%s()".formatted(object, JavaNames.capitalize(slot.name()));
        return ofSingleBranch(slot.shape())
                .filter(type -> slot.shape().isCollection())
                .map(type -> "((%s) %s)".formatted(type, got))
                .orElse(got);
    }

    @Override
    public String isPresent(Slot slot, String object) {
        return get(slot, object) + " != null";
    }

    @Override
    public String set(Slot slot, String object, String value) {
        String given = ofSingleBranch(slot.shape())
                .map(type -> "(%s) (%s)".formatted(type, value))
                .orElse(value);
        return "%s.set%s(%s);".formatted(object, JavaNames.capitalize(slot.name()), given);
    }

    /**
     * The type to cast to where a union has one branch. If it may be absent, it is no union to Avro's compiler: the property has the
     * branch's own class, or lists and maps of it, instead of an object.
     */
    private Optional<String> ofSingleBranch(Shape shape) {
        return switch (shape.kind()) {
            case LEAF -> Optional.empty();
            case NESTED -> {
                Message message = lowered.message(shape);
                yield union(message)
                        .filter(union -> message.slots().size() == 1)
                        .map(union -> union.type(message.slots().get(0)));
            }
            case LISTED -> ofSingleBranch(shape.element()).map(type -> "java.util.List");
            case MAPPED -> ofSingleBranch(shape.element()).map(type -> "java.util.Map");
        };
    }
}
