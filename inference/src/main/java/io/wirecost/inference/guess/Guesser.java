package io.wirecost.inference.guess;

import io.wirecost.core.schema.Spelling.Word;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.Type.Primitive;
import io.wirecost.inference.guess.Guess.Member;
import io.wirecost.inference.observe.JsonKind;
import io.wirecost.inference.observe.KindRule;
import io.wirecost.inference.observe.ObservedMembers;
import io.wirecost.inference.observe.Seen;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Takes what was seen for a type, place by place. Hints come first. */
public final class Guesser {
    private final TypeHints hints;
    private final Set<String> granted = new HashSet<>();

    public Guesser(TypeHints hints) {
        this.hints = hints;
    }

    /** Takes the objects that all records are. */
    public Guess.Entity root(Seen seen) {
        return entity("", seen.members().orElseThrow(), Optional.empty());
    }

    /** The paths of hints that belong to no place of the records. */
    public Set<String> ungranted() {
        Set<String> rest = new TreeSet<>(hints.types().keySet());
        rest.addAll(hints.maps());
        rest.removeAll(granted);
        return rest;
    }

    private Guess guess(String path, Seen seen) {
        Guess present = present(path, seen);
        return seen.count(JsonKind.NULL) > 0 || seen.count() == 0 ? present.optional() : present;
    }

    private Guess present(String path, Seen seen) {
        Type.Leaf wished = hints.types().get(place(path));
        if (wished != null) {
            granted.add(place(path));
            return WishedType.of(wished, seen);
        }
        boolean objects = seen.count(JsonKind.OBJECT) > 0;
        boolean arrays = seen.count(JsonKind.ARRAY) > 0;
        boolean texts = seen.texts().isPresent();
        boolean numbers = seen.numbers().isPresent();
        boolean booleans = seen.count(JsonKind.BOOLEAN) > 0;
        int kinds = count(objects, arrays, texts, numbers, booleans);
        if (kinds == 0) {
            return value(
                    Primitive.STRING,
                    Evidence.of("never has a value", List.of()).instead("anything"));
        } else if (kinds > 1) {
            return objects || arrays ? union(path, seen) : text(seen, false);
        } else if (objects) {
            return seen.kinds().isPresent()
                    ? union(path, seen)
                    : object(path, seen.members().orElseThrow());
        } else if (arrays) {
            return array(path, seen);
        } else if (texts) {
            return TextGuess.of(place(path), seen, hints.enums());
        }
        return numbers ? NumberGuess.of(seen) : Branches.booleans(seen);
    }

    /** The path of a place in the records, which name no branches. */
    private static String place(String path) {
        return path.replaceAll("<[^<>]*>", "");
    }

    /** Values of several kinds, which are text where no union can hold them. */
    private Guess union(String path, Seen seen) {
        if (!hints.unions()) {
            return text(seen, true);
        }
        List<Member> branches = new ArrayList<>();
        seen.numbers().ifPresent(numbers -> branches.add(branch("number", NumberGuess.of(seen))));
        seen.texts().ifPresent(texts -> branches.add(branch("text", Branches.texts(seen))));
        if (seen.count(JsonKind.BOOLEAN) > 0) {
            branches.add(branch("boolean", Branches.booleans(seen)));
        }
        seen.elements().ifPresent(elements -> branches.add(branch("array", array(path + "<array>", seen))));
        seen.members().ifPresent(members -> branches.add(branch("object", object(path + "<object>", members))));
        seen.kinds()
                .ifPresent(kinds -> kinds.members()
                        .forEach((kind, members) -> branches.add(branch(
                                kind,
                                entity(
                                        path + "<" + kind + ">",
                                        members,
                                        kinds.rule().by().map(by -> Map.of(by, kind)))))));
        Guess union = new Guess.Union(branches, false, evidence(seen));
        return Branches.tell(union) ? union : text(seen, true);
    }

    private static Member branch(String kind, Guess guess) {
        return new Member(kind, guess, "");
    }

    private static Evidence evidence(Seen seen) {
        String told = seen.kinds()
                .map(kinds -> ObservationWords.say(
                        "; objects of %d kinds, told apart by %s",
                        kinds.members().size(), kinds.rule().by().orElse("their keys")))
                .orElse("");
        return Evidence.of(ObservationWords.kinds(seen) + told, List.of())
                .instead(seen.kinds().isPresent() ? "one record with optional fields" : "JSON text")
                .ifWrong("a value of another kind is refused");
    }

    private static int count(boolean... conditions) {
        int count = 0;
        for (boolean condition : conditions) {
            count += condition ? 1 : 0;
        }
        return count;
    }

    private static Guess value(Type.Leaf type, Evidence evidence) {
        return new Guess.Value(type, Optional.empty(), false, evidence);
    }

    /** Values of several kinds become text: as they are where nothing is confused by that, otherwise as JSON text. */
    private static Guess text(Seen seen, boolean nested) {
        boolean ambiguous = seen.texts().filter(texts -> texts.readAsScalar()).isPresent();
        boolean endless = seen.numbers().filter(numbers -> numbers.isEndless()).isPresent();
        boolean json = nested || ambiguous || endless;
        return new Guess.Value(
                Primitive.STRING,
                Optional.of(json ? Word.JSON : Word.SCALAR),
                false,
                Evidence.of("values of several kinds: " + ObservationWords.kinds(seen), seen.examples())
                        .instead("one field for each kind")
                        .ifWrong(
                                json
                                        ? "no format packs JSON text: it costs what JSON costs"
                                        : "numbers cost a byte for each digit"));
    }

    private Guess object(String path, ObservedMembers members) {
        if (hints.maps().contains(place(path))) {
            granted.add(place(path));
            return map(path, members, "as you asked for");
        }
        if (members.all().isEmpty()) {
            return new Guess.Keyed(
                    value(Primitive.STRING, Evidence.of("never has a value", List.of())),
                    false,
                    Evidence.of("objects without keys", List.of()).instead("any record"));
        }
        Optional<String> why = MapRule.why(members);
        return why.isPresent() ? map(path, members, why.get()) : entity(path, members, Optional.empty());
    }

    private Guess map(String path, ObservedMembers members, String why) {
        List<String> keys =
                members.all().stream().map(ObservedMembers.Member::key).limit(3).toList();
        return new Guess.Keyed(
                guess(path + "{}", members.joined()),
                false,
                Evidence.of(why, keys)
                        .instead("record, if the keys are always these")
                        .ifWrong("each key is written in each record"));
    }

    private Guess array(String path, Seen seen) {
        Seen elements = seen.elements().orElseThrow();
        String why = ObservationWords.counted(elements.count(), "element") + " in "
                + ObservationWords.counted(seen.count(JsonKind.ARRAY), "array");
        return new Guess.Many(elementsOf(path, elements), false, Evidence.of(why, List.of()));
    }

    private Guess elementsOf(String path, Seen elements) {
        return elements.count() == 0 ? present(path + "[]", elements) : guess(path + "[]", elements);
    }

    /** @param kind the key that tells a union's branch, with the text that it has in this one */
    private Guess.Entity entity(String path, ObservedMembers members, Optional<Map<String, String>> kind) {
        List<Member> fields = new ArrayList<>();
        Map<String, String> exclusive = Exclusive.in(members);
        for (ObservedMembers.Member member : members.all()) {
            String at = path.isEmpty() ? member.key() : path + "." + member.key();
            Guess guess = kind.map(told -> told.get(member.key()))
                    .<Guess>map(text -> new Guess.Choice(
                            List.of(text), false, Evidence.of("the same in all such objects", List.of(text))))
                    .orElseGet(() -> guess(at, member.seen()));
            boolean always = member.presence().count() == members.objects();
            String absence = ObservationWords.absence(
                    members.objects(), member.presence().count(), member.seen().count(JsonKind.NULL));
            String said = exclusive.containsKey(member.key()) ? absence + "; " + exclusive.get(member.key()) : absence;
            fields.add(new Member(member.key(), always ? guess : guess.optional(), said));
        }
        String why = ObservationWords.counted(members.objects(), "object") + " with "
                + ObservationWords.counted(fields.size(), "key");
        Optional<Variants> kinds = Variants.in(members.shapes().sample());
        boolean mixed = fields.stream().anyMatch(field -> Branches.isMixed(field.guess()));
        Optional<KindRule> rule = hints.unions() ? KindSplit.of(members, kinds, mixed) : Optional.empty();
        return new Guess.Entity(fields, kinds, rule, false, Evidence.of(why, List.of()));
    }
}
