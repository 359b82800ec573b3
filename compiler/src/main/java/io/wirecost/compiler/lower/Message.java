package io.wirecost.compiler.lower;

import java.util.Comparator;
import java.util.List;

/** A message (struct, table, class) of a target, with the target's name. */
public record Message(String name, Origin origin, List<Slot> slots) {
    public Message {
        slots = List.copyOf(slots);
    }

    /** The slots in the order of their numbers. */
    public List<Slot> byNumber() {
        return slots.stream().sorted(Comparator.comparingInt(Slot::number)).toList();
    }

    /** Returns whether this is a union: exactly one of its slots is present. */
    public boolean isUnion() {
        return slots.stream().anyMatch(Slot::isBranch);
    }
}
