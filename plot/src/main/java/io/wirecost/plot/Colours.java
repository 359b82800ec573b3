package io.wirecost.plot;

import io.wirecost.plot.paper.Keys;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Classes of subjects: of the key, and of the colour, which is that of their group, or one each, or one for all. */
final class Colours {
    private static final int COLOURS = 9;

    private final Keys keys;
    private final List<String> groups;
    private final List<String> labels;

    private Colours(Keys keys, Set<String> groups, Set<String> labels) {
        this.keys = keys;
        this.groups = List.copyOf(groups);
        this.labels = new ArrayList<>(labels);
    }

    /** A colour of its own for each label that has no group. */
    static Colours each(Keys keys, List<MarkSubject> subjects) {
        return new Colours(
                keys,
                groupsOf(subjects),
                subjects.stream()
                        .filter(subject -> subject.group().isEmpty())
                        .map(MarkSubject::label)
                        .collect(Collectors.toCollection(LinkedHashSet::new)));
    }

    /** One colour for all that have no group. */
    static Colours ofGroups(Keys keys, List<MarkSubject> subjects) {
        return new Colours(keys, groupsOf(subjects), Set.of());
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
        return classes(
                subject,
                subject.group(),
                subject.group().isEmpty()
                        ? series(groups.size() + Math.max(0, labels.indexOf(subject.label())))
                        : ofGroup(subject.group()));
    }

    /** The same with another style, which may be empty, instead of the colour. */
    String classes(MarkSubject subject, String style) {
        return classes(subject, "", style);
    }

    private String classes(MarkSubject subject, String group, String style) {
        return subject.key().isEmpty() ? style : keys.classes(subject.key(), group, style);
    }

    String ofGroup(String group) {
        return ofPart(group, groups.indexOf(group));
    }

    /** A colour by place, unless this name has one of its own. */
    static String ofPart(String name, int place) {
        return Palette.of(name).orElseGet(() -> series(place));
    }

    private static String series(int place) {
        return "series-" + place % COLOURS + (place < COLOURS ? "" : " dashes-" + Math.min(2, place / COLOURS));
    }
}
