package io.wirecost.compiler.protobuf;

import io.wirecost.compiler.emit.Carrier;
import io.wirecost.compiler.emit.DomainTypes;
import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.LoweredEnum;
import io.wirecost.compiler.lower.Message;
import io.wirecost.compiler.lower.Origin;
import io.wirecost.compiler.lower.Shape;
import io.wirecost.compiler.lower.Slot;
import io.wirecost.core.codec.GeneratedCode;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.ProtoKind;
import io.wirecost.core.schema.Type;
import java.util.Optional;

/** How a mapper writes the types and accessors of both sides. */
final class MapperTypes {
    private final Lowered lowered;
    private final String target;
    private final JavaNames names;
    private final DomainTypes types;
    private final Hints hints;

    MapperTypes(Lowered lowered, String target) {
        this.lowered = lowered;
        this.target = target;
        this.names = new JavaNames(lowered.schema());
        this.types = new DomainTypes(names);
        this.hints = new Hints(lowered);
    }

    Hints hints() {
        return hints;
    }

    /** protoc's class of a message; for a oneof, that of the message around it. */
    String generated(Message message) {
        ProtoKind known = message.origin().known();
        return known == ProtoKind.USUAL ? generated(lowered.holder(message).name()) : "com." + known.text();
    }

    Optional<Message> oneof(Slot slot) {
        return lowered.oneof(slot);
    }

    /** protoc's class of a message or enum. */
    String generated(String name) {
        return GeneratedCode.targetPackage(target) + "." + name;
    }

    String domain(Message message) {
        Origin origin = message.origin();
        return switch (origin.kind()) {
            case RECORD -> names.qualifiedClassName(origin.name());
            case BOX, PARTS -> boxed(origin.type());
            case ENTRY -> throw new IllegalArgumentException("a map is no list of entries here: " + origin);
        };
    }

    String domain(LoweredEnum enumeration) {
        return names.qualifiedClassName(enumeration.source());
    }

    String boxed(Type type) {
        return types.boxed(type);
    }

    /** The domain value of a slot, from the domain object {@code in}: a property, or what is boxed itself. */
    String read(Message message, Slot slot) {
        return message.origin()
                .asRecord()
                .map(record -> "in." + names.getter(record.name(), field(record, slot)) + "()")
                .orElseGet(() -> message.origin().kind() == Origin.Kind.PARTS ? Carrier.part(slot, "in") : "in");
    }

    /** The statement that gives a slot's domain value its place in {@code out}, or returns it from a box. */
    String store(Message message, Slot slot, String value) {
        return message.origin()
                .asRecord()
                .map(record -> "out." + names.setter(record.name(), field(record, slot)) + "(" + value + ");")
                .orElse("return " + value + ";");
    }

    private Field field(Origin.OfRecord record, Slot slot) {
        return lowered.schema().record(record.name()).field(slot.source());
    }

    Message message(Shape.Nested nested) {
        return lowered.message(nested);
    }

    LoweredEnum enumeration(Type.Leaf type) {
        return lowered.enumeration(type);
    }

    /** Returns whether protoc's collections hold the very objects of the domain's. */
    static boolean isCarriedAsIs(Shape shape) {
        return shape.asLeaf()
                .filter(leaf -> !leaf.own().needsConversion())
                .flatMap(leaf -> leaf.type().asPrimitive())
                .filter(primitive -> primitive != Type.Primitive.BYTES)
                .isPresent();
    }

    static boolean isMapAsIs(Shape map) {
        return map.key() == ProtoKind.USUAL && isCarriedAsIs(map.element());
    }

    /** A field's name in accessors, as protoc forms it: a capital after each underscore and each digit. */
    static String accessor(Slot slot) {
        StringBuilder camel = new StringBuilder();
        boolean capital = true;
        for (char c : slot.name().toCharArray()) {
            if (c != '_') {
                camel.append(capital ? Character.toUpperCase(c) : c);
            }
            capital = c == '_' || Character.isDigit(c);
        }
        return camel.toString();
    }
}
