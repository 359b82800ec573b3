package io.wirecost.plot;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Classes that give subjects their colours: of their group, or one each, or one for all. */
final class Colours {
    private static final int COLOURS = 9;

    /** Groups and parts that have the same colour in all charts. */
    private static final Map<String, String> NAMED = Map.ofEntries(
            Map.entry("schema-driven", "blue"),
            Map.entry("self-describing", "orange"),
            Map.entry("text", "purple"),
            Map.entry("zero-copy", "teal"),
            Map.entry("to-native", "pale-blue"),
            Map.entry("write", "blue"),
            Map.entry("read", "orange"),
            Map.entry("from-native", "pale-orange"),
            Map.entry("serialize", "blue"),
            Map.entry("produce", "pale-blue"),
            Map.entry("consume", "pale-orange"),
            Map.entry("deserialize", "orange"),
            Map.entry("filter", "purple"),
            Map.entry("check", "pale-purple"),
            Map.entry("broker", "green"),
            Map.entry("rest of the services", "pale-grey"));

    private final List<String> groups;
    private final List<String> labels;

    private Colours(Set<String> groups, Set<String> labels) {
        this.groups = List.copyOf(groups);
        this.labels = new ArrayList<>(labels);
    }

    /** A colour of its own for each label that has no group. */
    static Colours each(List<MarkSubject> subjects) {
        return new Colours(
                groupsOf(subjects),
                subjects.stream()
                        .filter(subject -> subject.group().isEmpty())
                        .map(MarkSubject::label)
                        .collect(Collectors.toCollection(LinkedHashSet::new)));
    }

    /** One colour for all that have no group. */
    static Colours ofGroups(List<MarkSubject> subjects) {
        return new Colours(groupsOf(subjects), Set.of());
    }

    private static Set<String> groupsOf(List<MarkSubject> subjects) {
        return subjects.stream()
                .map(MarkSubject::group)
                .filter(group -> !group.isEmpty())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** All groups, in the order of their names. */
    List<String> groups() {
        return groups;
    }

    /** Which of the shapes that groups have. */
    int shape(MarkSubject subject) {
        return Math.max(0, groups.indexOf(subject.group()));
    }

    String of(MarkSubject subject) {
        return subject.group().isEmpty()
                ? series(groups.size() + Math.max(0, labels.indexOf(subject.label())))
                : ofGroup(subject.group());
    }

    String ofGroup(String group) {
        return ofPart(group, groups.indexOf(group));
    }

    /** A colour by place, unless this name has one of its own. */
    static String ofPart(String name, int place) {
        return NAMED.getOrDefault(name, series(place));
    }

    private static String series(int place) {
        return "series-" + place % COLOURS + (place < COLOURS ? "" : " dashes-" + Math.min(2, place / COLOURS));
    }
}
