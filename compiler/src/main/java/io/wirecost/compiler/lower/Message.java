package io.wirecost.compiler.lower;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * A message (struct, table, class) of a target, with the target's name.
 *
 * @param around of a oneof: the message that its slots are fields of, so that it is no message of its own
 */
public record Message(String name, Origin origin, List<Slot> slots, Optional<Origin> around) {
    public Message {
        slots = List.copyOf(slots);
    }

    /** The slots in the order of their numbers. */
    public List<Slot> byNumber() {
        return slots.stream().sorted(Comparator.comparingInt(Slot::number)).toList();
    }

    /** A message of its own. */
    public Message(String name, Origin origin, List<Slot> slots) {
        this(name, origin, slots, Optional.empty());
    }

    /** Returns whether this is a oneof of another message. */
    public boolean isOneof() {
        return around.isPresent();
    }

    /** Returns whether this is a union: exactly one of its slots is present. */
    public boolean isUnion() {
        return slots.stream().anyMatch(Slot::isBranch);
    }
}
