package io.wirecost.compiler.scala;

import io.wirecost.compiler.emit.Carrier;
import io.wirecost.compiler.lower.Message;
import io.wirecost.compiler.lower.Slot;

/**
 * The knowledge that {@link GeneratedMapper} needs of the classes that a library's generator makes: one for each message and
 * enum, each with a companion of its name. A message is made by {@code apply} on its companion, which takes the fields by
 * their names. These are read by their names, too. A oneof is a field with a class for each branch in the message's companion. A field that may be absent is an {@code Option}; lists and maps are
 * Scala's. An enum has its number as {@code value}. All results are Scala text; values that are passed in are expressions.
 */
public interface GeneratedSide {
    /** The full name of the class of a message or enum, from the root. */
    String type(String name);

    /** The constant of an enum with a number that it has. */
    String constant(String enumType, int number);

    /** Returns whether a field is an {@code Option} though its value is always there. */
    default boolean isInOption(Message message, Slot slot) {
        return slot.shape().asNested().isPresent();
    }

    /** What the library stores of a value that is carried in this way. */
    String encode(Carrier.CarrierKind kind, String carried);

    /** The carried value of what the library has read. */
    String decode(Carrier.CarrierKind kind, String stored);

    /**
     * The message of a union with one of its branches.
     *
     * @param union the full name of the union's class
     */
    String chosen(String union, String field, String value);

    /**
     * The option of one of a union's branches: what it holds, if it is the chosen one.
     *
     * @param union the full name of the union's class
     */
    String branch(String union, String object, String field);

    /** What a message takes for a field that always holds another message. */
    String required(String message);

    /** The message that such a field of an object holds. */
    String held(String object, String field);
}
