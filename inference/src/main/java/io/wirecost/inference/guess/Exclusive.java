package io.wirecost.inference.guess;

import io.wirecost.inference.observe.ObservedMembers;
import io.wirecost.inference.observe.ObservedMembers.Member;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Keys of which each object has exactly one: a union by convention. */
final class Exclusive {
    /** In fewer objects it could be chance. */
    private static final int LEAST_OBJECTS = 20;

    private static final int LEAST_OF_EACH = 2;

    private Exclusive() {}

    /** What to say of each such key. */
    static Map<String, String> in(ObservedMembers members) {
        Map<String, String> said = new LinkedHashMap<>();
        List<Member> optional = members.all().stream()
                .filter(member -> member.presence().count() < members.objects())
                .filter(member -> member.presence().count() >= LEAST_OF_EACH)
                .toList();
        for (Member first : optional) {
            List<Member> group = group(first, optional);
            long present = group.stream().mapToLong(m -> m.presence().count()).sum();
            if (members.objects() >= LEAST_OBJECTS && present == members.objects()) {
                said.putIfAbsent(first.key(), sentence(group));
            }
        }
        return said;
    }

    private static List<Member> group(Member first, List<Member> optional) {
        List<Member> group = new ArrayList<>(List.of(first));
        optional.stream()
                .filter(member -> member != first && group.stream().allMatch(member::excludes))
                .forEach(group::add);
        return group;
    }

    /** Absent fields cost a byte each in Avro, and nothing in formats that leave them out. */
    private static String sentence(List<Member> group) {
        return "exactly one of %s is always there; as a union they would take %s less in Avro, and as much as now where absent"
                        .formatted(
                                group.stream().map(Member::key).sorted().collect(Collectors.joining(", ")),
                                ObservationWords.counted(group.size() - 1L, "byte"))
                + " fields cost nothing";
    }
}
