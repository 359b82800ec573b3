package io.wirecost.compiler.emit;

import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.LoweredEnum;
import io.wirecost.compiler.lower.Message;
import io.wirecost.compiler.lower.Shape;
import io.wirecost.compiler.lower.Slot;
import java.util.Optional;

/**
 * The knowledge that {@link MapperEmitter} needs of a library's own classes, one per message. These are mutable, with a
 * constructor without arguments, or have a builder that is. All results are Java text; values that are passed in are
 * expressions that are never null.
 */
public interface NativeSide {
    /** The class of a message. */
    String type(Message message);

    /** The class whose fields are set to make a message: the message's own where it is mutable. */
    default String builder(Message message) {
        return type(message);
    }

    /** The message that a filled builder makes. */
    default String built(String builder) {
        return builder;
    }

    /** The Java enum with the symbols in the schema's order; empty where the library has numbers instead. */
    Optional<String> type(LoweredEnum enumeration);

    /** The symbols of an enum in the library's class, in the order of the schema. */
    default String symbols(LoweredEnum enumeration, String type) {
        return type + ".values()";
    }

    /** The domain's constants of an enum by the order or number of the library's. */
    default String constants(LoweredEnum enumeration, String domainType) {
        return domainType + ".values()";
    }

    /**
     * The union that a message is where the library has unions that are no classes: a value of one branch; empty for a message with a
     * class.
     */
    default Optional<NativeUnion> union(Message message) {
        return Optional.empty();
    }

    /** The schema in the library's terms. */
    Lowered lowered();

    /** The type of a leaf in a list or a map. */
    String element(Shape.Leaf leaf);

    /** The type of an element of a list, or of a value of a map. */
    default String element(Shape shape) {
        return switch (shape.kind()) {
            case LEAF -> element((Shape.Leaf) shape);
            case NESTED -> type(lowered().message(shape));
            case LISTED -> "java.util.List<" + element(shape.element()) + ">";
            case MAPPED -> "java.util.Map<%s, %s>".formatted(MapKey.type(shape.key()), element(shape.element()));
        };
    }

    /** Returns whether the library writes the very object of the domain, so that it is handed over and not copied. */
    boolean isSame(Shape shape);

    /**
     * Returns whether what the library read may become a domain value as it is; not where it has a collection of its
     * own.
     */
    default boolean isSameWhenRead(Shape shape) {
        return isSame(shape);
    }

    /**
     * Returns the expression that converts a domain value of a leaf type; an enum's constant is found as {@code
     * NATIVE_<name>[ordinal]}.
     */
    String encode(Shape.Leaf leaf, String value);

    /**
     * Returns the expression that makes a domain value of a leaf type; {@code DOMAIN_<name>} is the array of an enum's
     * constants.
     */
    String decode(Shape.Leaf leaf, String value);

    /** The value of a slot that is present. */
    String get(Slot slot, String object);

    /** Returns whether an optional slot is present. */
    String isPresent(Slot slot, String object);

    /** The statement that sets a slot. */
    String set(Slot slot, String object, String value);

    /** The type of a list. */
    default String list(Shape.Listed list) {
        return element(list);
    }

    /** The statements that declare a list {@code to}, as large as the collection {@code from}. */
    default String newList(Shape.Listed list) {
        return list(list) + " to = new java.util.ArrayList<>(from.size());";
    }

    /** The statement that adds to {@code to}. */
    default String add(Shape.Listed list, String value) {
        return "to.add(" + value + ");";
    }

    /** Returns how many elements the list {@code from} has. */
    default String size(Shape.Listed list) {
        return "from.size()";
    }

    /** What a loop over the list {@code from} iterates over. */
    default String elements(Shape.Listed list) {
        return "from";
    }
}
