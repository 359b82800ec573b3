package io.wirecost.inference.observe;

import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What was seen at one place of the records: in a field, in the elements of an array, in the values of a map. */
public final class Seen {
    private static final int MOST_EXAMPLES = 3;
    private static final int LONGEST_EXAMPLE = 40;

    private final Room room;
    private final Map<JsonKind, Occurrences> tallies = new EnumMap<>(JsonKind.class);
    private ObservedNumbers numbers;
    private ObservedTexts texts;
    private ObservedMembers members;
    private ObservedKinds kinds;
    private Seen elements;
    private final Set<String> examples = new LinkedHashSet<>();

    Seen(Room room) {
        this.room = room;
        room.takePlace();
    }

    void add(JsonKind kind, long record) {
        Occurrences tally = tallies.get(kind);
        if (tally == null) {
            tally = new Occurrences();
            tallies.put(kind, tally);
        }
        tally.add(record);
    }

    void addInteger(char[] text, int offset, int length, long record) {
        if (numbers == null) {
            numbers = new ObservedNumbers();
        }
        add(numbers.addInteger(text, offset, length), record);
        show(text, offset, length);
    }

    void addFraction(char[] text, int offset, int length, long record) {
        if (numbers == null) {
            numbers = new ObservedNumbers();
        }
        add(numbers.addFraction(text, offset, length), record);
        show(text, offset, length);
    }

    void addText(char[] text, int offset, int length, long record) {
        if (texts == null) {
            texts = new ObservedTexts(room);
        }
        add(texts.add(text, offset, length, record), record);
        show(text, offset, length);
    }

    private void show(char[] text, int offset, int length) {
        if (examples.size() < MOST_EXAMPLES) {
            examples.add(new String(text, offset, Math.min(length, LONGEST_EXAMPLE)));
        }
    }

    ObservedMembers addObject(long record) {
        add(JsonKind.OBJECT, record);
        if (members == null) {
            members = new ObservedMembers(room);
        }
        return members;
    }

    /** Adds an object of one of several kinds, which are looked at each by itself. */
    ObservedMembers addObject(long record, KindRule rule, String kind) {
        add(JsonKind.OBJECT, record);
        if (kinds == null) {
            kinds = new ObservedKinds(rule, room);
        }
        return kinds.of(kind);
    }

    Seen addArray(long record) {
        add(JsonKind.ARRAY, record);
        if (elements == null) {
            elements = new Seen(room);
        }
        return elements;
    }

    /** Adds what was seen elsewhere. The other one is of no use afterwards. */
    void addAll(Seen other) {
        other.tallies.forEach((kind, tally) ->
                tallies.computeIfAbsent(kind, any -> new Occurrences()).addAll(tally));
        if (other.numbers != null) {
            numbers = numbers == null ? new ObservedNumbers() : numbers;
            numbers.addAll(other.numbers);
        }
        if (other.texts != null) {
            texts = texts == null ? new ObservedTexts(room) : texts;
            texts.addAll(other.texts);
        }
        if (other.members != null) {
            members = members == null ? new ObservedMembers(room) : members;
            members.addAll(other.members);
        }
        if (other.kinds != null) {
            kinds = kinds == null ? new ObservedKinds(other.kinds.rule(), room) : kinds;
            kinds.addAll(other.kinds);
        }
        if (other.elements != null) {
            elements = elements == null ? new Seen(room) : elements;
            elements.addAll(other.elements);
        }
        other.examples.stream().limit(MOST_EXAMPLES - (long) examples.size()).forEach(examples::add);
        room.returnPlaces(1);
    }

    /** Some of the first different numbers and texts, cut to 40 characters. */
    public List<String> examples() {
        return List.copyOf(examples);
    }

    public long count(JsonKind kind) {
        Occurrences tally = tallies.get(kind);
        return tally == null ? 0 : tally.count();
    }

    /** How often each kind was seen, in the order of the kinds; none that was not. */
    public Map<JsonKind, Occurrences> tallies() {
        return java.util.Collections.unmodifiableMap(tallies);
    }

    /** All values that were seen, nulls included. */
    public long count() {
        return tallies.values().stream().mapToLong(Occurrences::count).sum();
    }

    /** All values but nulls. */
    public long present() {
        return count() - count(JsonKind.NULL);
    }

    /** What was seen of numbers; empty if there were none. */
    public Optional<ObservedNumbers> numbers() {
        return Optional.ofNullable(numbers);
    }

    /** What was seen of strings; empty if there were none. */
    public Optional<ObservedTexts> texts() {
        return Optional.ofNullable(texts);
    }

    /** What was seen in objects; empty if there were none, or if each kind was looked at by itself. */
    public Optional<ObservedMembers> members() {
        return Optional.ofNullable(members);
    }

    /** What was seen in objects of several kinds; empty if they were not told apart. */
    public Optional<ObservedKinds> kinds() {
        return Optional.ofNullable(kinds);
    }

    /** What was seen in arrays; empty if there were none. */
    public Optional<Seen> elements() {
        return Optional.ofNullable(elements);
    }
}
