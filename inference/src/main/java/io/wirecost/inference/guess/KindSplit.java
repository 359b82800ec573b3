package io.wirecost.inference.guess;

import io.wirecost.core.schema.Names;
import io.wirecost.inference.observe.JsonKind;
import io.wirecost.inference.observe.KindRule;
import io.wirecost.inference.observe.ObservedMembers;
import io.wirecost.inference.observe.ObservedMembers.Member;
import io.wirecost.inference.observe.Occurrences;
import io.wirecost.inference.observe.Shapes.Shape;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Decides whether objects of several kinds are a union. They are if each object says by a text which kind it is, or has the keys of
 * one kind only, and if a union spares more absent fields than the branch's tag costs, or values of several kinds under one key.
 */
final class KindSplit {
    /** Of fewer objects the next one may be of a new kind. */
    private static final int LEAST_OBJECTS = 20;

    private static final int LEAST_OF_A_KIND = 4;

    /** One key less in a kind is a byte less in Avro, and so is the tag a byte more. */
    private static final int LEAST_KEYS = 2;

    private final ObservedMembers members;

    private KindSplit(ObservedMembers members) {
        this.members = members;
    }

    /** @param mixed whether a key has values of several kinds */
    static Optional<KindRule> of(ObservedMembers members, Optional<Variants> kinds, boolean mixed) {
        if (members.objects() < LEAST_OBJECTS || members.joinedValues().isPresent()) {
            return Optional.empty();
        }
        KindSplit split = new KindSplit(members);
        Stream<String> texts = kinds.filter(found -> found.explained() >= LEAST_KEYS).flatMap(Variants::by).stream();
        List<Shape> sample = members.shapes().sample();
        return Stream.concat(texts, mixed ? Variants.usualNames(sample) : Stream.of())
                .flatMap(key -> split.byText(key).stream())
                .findFirst()
                .or(() -> kinds.filter(found -> found.by().isEmpty()).flatMap(split::byKeys));
    }

    /** The key has a text in all objects, few different ones, and each is the name of a symbol. */
    private Optional<KindRule> byText(String key) {
        Member member = members.member(key).orElseThrow();
        Collection<JsonKind> seen = member.seen().tallies().keySet();
        boolean always =
                member.presence().count() == members.objects() && seen.stream().allMatch(JsonKind::isText);
        var symbols = member.seen().texts().orElseThrow().symbols();
        return always
                        && symbols.size() >= 2
                        && symbols.keySet().stream().allMatch(Names::isSafeSimple)
                        && symbols.values().stream()
                                .mapToLong(Occurrences::count)
                                .allMatch(n -> n >= LEAST_OF_A_KIND)
                ? Optional.of(new KindRule(Optional.of(key), List.copyOf(symbols.keySet())))
                : Optional.empty();
    }

    /** Each kind has keys of its own, and every object has such a key of exactly one kind. */
    private Optional<KindRule> byKeys(Variants kinds) {
        List<Optional<Member>> marks = IntStream.range(0, kinds.variants().size())
                .mapToObj(kind -> mark(kinds, kind))
                .toList();
        if (marks.stream().anyMatch(Optional::isEmpty)) {
            return Optional.empty();
        }
        List<Member> keys = marks.stream().flatMap(Optional::stream).toList();
        boolean exclude =
                keys.stream().allMatch(one -> keys.stream().allMatch(other -> one == other || one.excludes(other)));
        long objects = keys.stream().mapToLong(key -> key.presence().count()).sum();
        boolean enough = keys.stream().allMatch(key -> key.presence().count() >= LEAST_OF_A_KIND);
        return exclude && enough && objects == members.objects()
                ? Optional.of(new KindRule(
                        Optional.empty(), keys.stream().map(Member::key).toList()))
                : Optional.empty();
    }

    /** A key that only objects of this kind have, if they have several. */
    private Optional<Member> mark(Variants kinds, int kind) {
        List<String> own = kinds.variants().get(kind).own().stream()
                .filter(key -> IntStream.range(0, kinds.variants().size())
                        .noneMatch(other -> other != kind
                                && kinds.variants().get(other).own().contains(key)))
                .toList();
        return own.size() < LEAST_KEYS ? Optional.empty() : members.member(own.get(0));
    }
}
