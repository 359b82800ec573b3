package io.wirecost.inference.guess;

import io.wirecost.inference.observe.Exclusion;
import io.wirecost.inference.observe.ObservedMembers;
import io.wirecost.inference.observe.ObservedMembers.Member;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Says of which keys each object has exactly one. */
final class Exclusive {
    private Exclusive() {}

    /** What to say of each such key. */
    static Map<String, String> in(ObservedMembers members) {
        Map<String, String> said = new LinkedHashMap<>();
        Exclusion.groups(
                        members.objects(),
                        List.copyOf(members.all()),
                        member -> member.presence().count(),
                        Member::excludes)
                .forEach(group -> group.forEach(member -> said.putIfAbsent(member.key(), sentence(group))));
        return said;
    }

    private static String sentence(List<Member> group) {
        return "exactly one of %s is always there: a union by convention"
                .formatted(group.stream().map(Member::key).sorted().collect(Collectors.joining(", ")));
    }
}
