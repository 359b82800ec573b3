package io.wirecost.inference.observe;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** What was seen in the objects at one place, each kind of them by itself. */
public final class ObservedKinds {
    private final KindRule rule;
    private final Room room;
    private final Map<String, ObservedMembers> members = new LinkedHashMap<>();

    ObservedKinds(KindRule rule, Room room) {
        this.rule = rule;
        this.room = room;
    }

    ObservedMembers of(String kind) {
        return members.computeIfAbsent(kind, any -> new ObservedMembers(room));
    }

    void addAll(ObservedKinds other) {
        other.members.forEach((kind, seen) -> of(kind).addAll(seen));
    }

    /** By what the kinds are told apart. */
    public KindRule rule() {
        return rule;
    }

    /** The objects of each kind, in the order in which the kinds were first seen. */
    public Map<String, ObservedMembers> members() {
        return Collections.unmodifiableMap(members);
    }
}
