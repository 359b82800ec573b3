package io.wirecost.plot;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Classes that give subjects their colours: of their group, or one each, or one for all. */
final class Colours {
    private static final int COLOURS = 9;
    private static final int LONGEST = 40;

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

    /** A colour by place, unless the style has one for this name. */
    static String ofPart(String name, int place) {
        String slug = name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
        return series(place) + " group-" + slug.substring(0, Math.min(LONGEST, slug.length()));
    }

    private static String series(int place) {
        return "series-" + place % COLOURS + (place < COLOURS ? "" : " dashes-" + Math.min(2, place / COLOURS));
    }
}
