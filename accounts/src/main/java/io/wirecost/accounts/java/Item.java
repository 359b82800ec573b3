package io.wirecost.accounts.java;

import io.wirecost.accounts.account.ByteStretch;
import io.wirecost.accounts.tree.Part;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What an object stream holds at one place.
 *
 * @param parts the bytes of it, without those of what it holds
 * @param className of an object, array or enum constant; empty for other things
 * @param value a Boolean, a Number or a Character of a primitive field, a String, the bytes of an array or of data that an
 *     object has written itself, the name of an enum constant; null where there is none
 * @param fields of an object, those of its superclasses too
 * @param written what the object has written itself, behind its fields
 */
record Item(List<Part> parts, String className, Object value, Map<String, Item> fields, List<Item> written) {
    /** A value without parts of its own. */
    static Item of(List<Part> parts, String className, Object value) {
        return new Item(List.copyOf(parts), className, value, Map.of(), List.of());
    }

    /** The same thing where it is referred to. All bytes but the reference belong to where it stands. */
    Item referredTo(List<Part> reference) {
        Map<String, Item> known = new LinkedHashMap<>();
        fields.forEach((name, field) -> known.put(name, field.referredTo(List.of())));
        List<Item> others =
                written.stream().map(each -> each.referredTo(List.of())).toList();
        return new Item(reference, className, value, known, others);
    }

    boolean isNull() {
        return value == null && className.isEmpty();
    }

    int offset() {
        return parts.stream()
                .map(Part::stretch)
                .mapToInt(ByteStretch::offset)
                .min()
                .orElse(0);
    }
}
