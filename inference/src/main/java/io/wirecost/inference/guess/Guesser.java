package io.wirecost.inference.guess;

import io.wirecost.core.schema.Spelling.Word;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.Type.Primitive;
import io.wirecost.inference.guess.Guess.Member;
import io.wirecost.inference.observe.JsonKind;
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
        return entity("", seen.members().orElseThrow());
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
        Type.Leaf wished = hints.types().get(path);
        if (wished != null) {
            granted.add(path);
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
            return mixed(seen, objects || arrays);
        } else if (objects) {
            return object(path, seen.members().orElseThrow());
        } else if (arrays) {
            return array(path, seen);
        } else if (texts) {
            return TextGuess.of(seen, hints.enums());
        }
        return numbers
                ? NumberGuess.of(seen)
                : value(Primitive.BOOLEAN, Evidence.of(ObservationWords.counted(seen.present(), "boolean"), List.of()));
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
    private static Guess mixed(Seen seen, boolean nested) {
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
        if (hints.maps().contains(path)) {
            granted.add(path);
            return map(path, members, "as you asked for");
        }
        if (members.all().isEmpty()) {
            return new Guess.Keyed(
                    value(Primitive.STRING, Evidence.of("never has a value", List.of())),
                    false,
                    Evidence.of("objects without keys", List.of()).instead("any record"));
        }
        Optional<String> why = MapRule.why(members);
        return why.isPresent() ? map(path, members, why.get()) : entity(path, members);
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

    private Guess.Entity entity(String path, ObservedMembers members) {
        List<Member> fields = new ArrayList<>();
        Map<String, String> exclusive = Exclusive.in(members);
        for (ObservedMembers.Member member : members.all()) {
            String at = path.isEmpty() ? member.key() : path + "." + member.key();
            Guess guess = guess(at, member.seen());
            boolean always = member.presence().count() == members.objects();
            String absence = ObservationWords.absence(
                    members.objects(), member.presence().count(), member.seen().count(JsonKind.NULL));
            String said = exclusive.containsKey(member.key()) ? absence + "; " + exclusive.get(member.key()) : absence;
            fields.add(new Member(member.key(), always ? guess : guess.optional(), said));
        }
        String why = ObservationWords.counted(members.objects(), "object") + " with "
                + ObservationWords.counted(fields.size(), "key");
        return new Guess.Entity(fields, Variants.in(members.shapes().sample()), false, Evidence.of(why, List.of()));
    }
}
