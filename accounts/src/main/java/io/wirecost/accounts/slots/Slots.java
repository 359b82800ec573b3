package io.wirecost.accounts.slots;

import io.wirecost.accounts.account.BytePlace;
import io.wirecost.compiler.emit.Carrier;
import io.wirecost.compiler.lower.Message;
import io.wirecost.compiler.lower.Origin;
import io.wirecost.compiler.lower.Shape;
import io.wirecost.compiler.lower.Slot;
import io.wirecost.core.schema.ProtoKind;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.Carriers;
import io.wirecost.core.value.RecordValue;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Undoes what lowering does to a schema. A box is what is in it, at the place where the box stands. A list of entries is a
 * map; an entry is walked at the place of its map.
 */
public final class Slots {
    private Slots() {}

    /** A key and a value of a map. */
    private record Pair(String key, Object value) {}

    /** Returns what a message stands for, given what its slots hold; null stands for absent. */
    public static Object assembled(Message message, List<Object> slots) {
        return switch (message.origin().kind()) {
            case RECORD -> new RecordValue(slots);
            case BOX -> slots.get(0);
            case PARTS -> whole(message.origin(), (Long) slots.get(0), (Integer) slots.get(1));
            case ENTRY -> new Pair((String) slots.get(0), slots.get(1));
        };
    }

    private static Object whole(Origin parts, long seconds, int nanos) {
        return parts.known() == ProtoKind.TIMESTAMP
                ? Carriers.partsToInstant(seconds, nanos)
                : Carriers.partsToDuration(seconds, nanos);
    }

    /** Returns what a list stands for, given what its elements stand for. */
    public static Object listed(Type type, List<Object> elements) {
        if (!type.present().isMap()) {
            return elements;
        }
        Map<String, Object> map = new LinkedHashMap<>();
        elements.forEach(each -> map.put(((Pair) each).key, ((Pair) each).value));
        return map;
    }

    /** Returns the type of a list's elements. */
    public static Type element(Type type) {
        return type.present().contained().orElseThrow();
    }

    /** Returns the place of a slot of a message that stands at a place. */
    public static BytePlace place(Message message, Slot slot, BytePlace place) {
        return switch (message.origin().kind()) {
            case RECORD -> place.field(slot.source());
            case BOX, PARTS -> place;
            case ENTRY -> isKey(message, slot) ? place.key() : place.value();
        };
    }

    private static boolean isKey(Message entry, Slot slot) {
        return entry.slots().get(0).equals(slot);
    }

    /** Returns the place at which an element of a list is walked. */
    public static BytePlace elementPlace(Shape element, BytePlace list) {
        return isEntry(element) ? list : list.element();
    }

    /** Returns the place of the bytes around a value that is walked at a place. */
    public static BytePlace around(Shape shape, BytePlace place) {
        return isEntry(shape) ? place.value() : place;
    }

    private static boolean isEntry(Shape shape) {
        return shape.asNested()
                .filter(nested -> nested.origin().kind() == Origin.Kind.ENTRY)
                .isPresent();
    }

    /** Returns the carrier that a format means where it leaves a value out that is always there. */
    public static Object omitted(Shape.Leaf leaf) {
        return switch (Carrier.of(leaf.type()).kind()) {
            case BOOLEAN -> false;
            case INT, LONG, ENUM -> 0L;
            case FLOAT -> 0f;
            case DOUBLE -> 0d;
            case STRING, BYTES -> new byte[0];
        };
    }
}
