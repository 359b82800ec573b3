package io.wirecost.inference.observe;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What was seen in the objects at one place, key by key. When there are more keys than any record has fields, their
 * values are counted together.
 */
public final class ObservedMembers {
    /** More different keys are no fields. */
    static final int MOST_KEYS = 1_000;

    private final Room room;
    private final Map<String, Member> members = new LinkedHashMap<>();
    private final Shapes shapes;
    private final List<Member> byIndex = new ArrayList<>();
    private long objects;
    private long entries;
    private int open;
    private Seen values;

    ObservedMembers(Room room) {
        this.room = room;
        this.shapes = new Shapes(room);
    }

    /** A key of the objects. */
    public static final class Member {
        private final String key;
        private final Seen seen;
        private final Occurrences presence = new Occurrences();
        private final Occurrences absence = new Occurrences();
        private final int index;
        private final BitSet together = new BitSet();
        private long lastObject;

        Member(String key, Seen seen, int index) {
            this.key = key;
            this.seen = seen;
            this.index = index;
        }

        public String key() {
            return key;
        }

        /** The values of the key. */
        public Seen seen() {
            return seen;
        }

        /** Returns whether no object has both keys. */
        public boolean excludes(Member other) {
            return !together.get(other.index);
        }

        /** The objects that have the key. */
        public Occurrences presence() {
            return presence;
        }

        /** The first objects that lack the key, without those from before it was first seen; it counts no others. */
        public Occurrences absence() {
            return absence;
        }
    }

    /** One of the objects while it is read. */
    final class Reading {
        private final long record;
        private final long object = ++objects;
        private int present;
        private int presentOpen;
        private final BitSet presentKeys = new BitSet();
        private Set<String> keys;
        private Map<String, String> texts = Map.of();

        Reading(long record) {
            this.record = record;
        }

        /**
         * Returns where the value of a key belongs.
         *
         * @throws DuplicateKey if the object has had the key before
         */
        Seen value(String key) {
            entries++;
            if (values != null) {
                return together(key);
            }
            Member member = members.get(key);
            if (member == null) {
                if (members.size() == MOST_KEYS) {
                    joinValues();
                    return together(key);
                }
                member = newMember(key);
                open++;
            }
            if (member.lastObject == object) {
                throw new DuplicateKey(key);
            }
            member.lastObject = object;
            member.presence.add(record);
            presentKeys.set(member.index);
            present++;
            presentOpen += member.absence.isFull() ? 0 : 1;
            return member.seen;
        }

        private Seen together(String key) {
            if (keys == null) {
                keys = presentKeys();
            }
            if (!keys.add(key)) {
                throw new DuplicateKey(key);
            }
            return values;
        }

        private Set<String> presentKeys() {
            Set<String> found = new HashSet<>();
            for (Member member : members.values()) {
                if (member.lastObject == object) {
                    found.add(member.key);
                }
            }
            return found;
        }

        /** Notes a short text, by which the kinds of objects may be told apart. */
        void text(String key, String text) {
            if (texts.isEmpty()) {
                texts = new LinkedHashMap<>();
            }
            texts.put(key, text);
        }

        /** Returns whether a text would help to tell the kinds of objects apart. */
        boolean wantsTexts() {
            return values == null && shapes.wants(object);
        }

        void end() {
            if (values != null) {
                return;
            }
            if (presentOpen < open && present < members.size()) {
                noteAbsence();
            }
            presentKeys.stream().forEach(index -> byIndex.get(index).together.or(presentKeys));
            if (shapes.wants(object)) {
                shapes.add(presentKeys(), texts);
            }
        }

        /** Only while there are keys whose first absences are not all named. */
        private void noteAbsence() {
            for (Member member : members.values()) {
                if (member.lastObject != object && !member.absence.isFull()) {
                    member.absence.add(record);
                    open -= member.absence.isFull() ? 1 : 0;
                }
            }
        }
    }

    Reading begin(long record) {
        return new Reading(record);
    }

    private Member newMember(String key) {
        Member member = new Member(key, new Seen(room), byIndex.size());
        members.put(key, member);
        byIndex.add(member);
        return member;
    }

    private void joinValues() {
        values = new Seen(room);
        members.values().forEach(member -> values.addAll(member.seen));
        shapes.clear();
    }

    void addAll(ObservedMembers other) {
        objects += other.objects;
        entries += other.entries;
        if (values == null && other.values == null && sameKeys(other) <= MOST_KEYS) {
            other.members.values().forEach(this::add);
            other.members
                    .values()
                    .forEach(member -> member.together.stream()
                            .mapToObj(other.byIndex::get)
                            .forEach(with -> members.get(member.key).together.set(members.get(with.key).index)));
            shapes.addAll(other.shapes);
            return;
        }
        if (values == null) {
            joinValues();
        }
        other.members.values().forEach(this::addKey);
        if (other.values != null) {
            values.addAll(other.values);
        } else {
            other.members.values().forEach(member -> values.addAll(member.seen));
        }
    }

    /** Adds a key where values are counted together. */
    private void addKey(Member other) {
        Member own = members.get(other.key);
        if (own != null) {
            own.presence.addAll(other.presence);
        } else if (members.size() < MOST_KEYS) {
            members.put(other.key, other);
        }
    }

    private int sameKeys(ObservedMembers other) {
        Set<String> keys = new HashSet<>(members.keySet());
        keys.addAll(other.members.keySet());
        return keys.size();
    }

    private void add(Member other) {
        Member own = members.get(other.key);
        if (own == null) {
            own = newMember(other.key);
        }
        own.seen.addAll(other.seen);
        own.presence.addAll(other.presence);
        own.absence.addAll(other.absence);
    }

    /** How many objects were seen. */
    public long objects() {
        return objects;
    }

    /** How many keys all objects have together. */
    public long entries() {
        return entries;
    }

    /** The keys in the order in which they were first seen; if there are too many, the first ones. */
    public Collection<Member> all() {
        return Collections.unmodifiableCollection(members.values());
    }

    public Optional<Member> member(String key) {
        return Optional.ofNullable(members.get(key));
    }

    /** The values of all keys together, if there are more keys than a record has fields. */
    public Optional<Seen> joinedValues() {
        return Optional.ofNullable(values);
    }

    /** The values of all keys together. The members' own counts are of no use afterwards. */
    public Seen joined() {
        if (values == null) {
            joinValues();
        }
        return values;
    }

    /** Which keys occur together. */
    public Shapes shapes() {
        return shapes;
    }

    /** An object has a key twice. */
    static final class DuplicateKey extends RuntimeException {
        private static final long serialVersionUID = 1;

        DuplicateKey(String key) {
            super(key, null, false, false);
        }
    }
}
