package io.wirecost.compiler.asn1;

import io.wirecost.compiler.emit.Carrier;
import io.wirecost.compiler.emit.CarrierWords;
import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.Shape;
import io.wirecost.compiler.lower.Slot;
import io.wirecost.core.schema.Type;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The types of the module. A list has a type of its own, named after its elements; no record has a name that ends so. A
 * float is a string of its bytes. ASN1bean's REAL loses −0, refuses NaN, and changes the largest and smallest numbers.
 */
final class Asn1Types {
    /** What the names of lists end in, and of nothing else. */
    static final String LIST_SUFFIX = "List";

    private final Lowered lowered;
    private final Map<String, String> lists = new LinkedHashMap<>();

    Asn1Types(Lowered lowered) {
        this.lowered = lowered;
        lowered.messages().forEach(m -> m.slots().forEach(s -> type(s.shape())));
    }

    /** Every type of lists, with the type of its elements. */
    Map<String, String> lists() {
        return lists;
    }

    /** What stands behind the name of a component. */
    String component(Slot slot) {
        return type(slot.shape()) + (Asn1Emitter.isOptional(slot) ? " OPTIONAL" : "");
    }

    /** The type as the module writes it. */
    String type(Shape shape) {
        return shape.matchWithoutMaps(
                leaf -> type(leaf.type()), nested -> lowered.message(nested).name(), this::listType);
    }

    private String type(Type.Leaf leaf) {
        return switch (Carrier.of(leaf).kind()) {
            case BOOLEAN -> "BOOLEAN";
            case INT, LONG -> "INTEGER";
            case FLOAT, DOUBLE, BYTES -> "OCTET STRING";
            case STRING -> "UTF8String";
            case ENUM -> lowered.enumeration(leaf).name();
        };
    }

    /** What a type means that the module has to write as another one. */
    static Optional<String> words(Type.Leaf leaf) {
        return switch (Carrier.of(leaf).kind()) {
            case FLOAT -> Optional.of("a float: its 4 bytes, most significant first");
            case DOUBLE -> Optional.of("a double: its 8 bytes, most significant first");
            case BOOLEAN, INT, LONG, STRING, BYTES, ENUM -> CarrierWords.of(leaf);
        };
    }

    private String listType(Shape.Listed list) {
        String name = className(list.element()) + LIST_SUFFIX;
        lists.put(name, type(list.element()));
        return name;
    }

    /** ASN1bean's class of a type, by its short name, by which lists name their getters too. */
    String className(Shape shape) {
        return switch (type(shape)) {
            case "BOOLEAN" -> "BerBoolean";
            case "INTEGER" -> "BerInteger";
            case "OCTET STRING" -> "BerOctetString";
            case "UTF8String" -> "BerUTF8String";
            default -> type(shape);
        };
    }
}
