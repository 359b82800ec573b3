package io.wirecost.inference.guess;

import io.wirecost.core.schema.Spelling;
import io.wirecost.core.schema.Spelling.Word;
import io.wirecost.core.schema.Type;
import io.wirecost.inference.observe.JsonKind;
import io.wirecost.inference.observe.ObservedMembers;
import io.wirecost.inference.observe.Occurrences;
import io.wirecost.inference.observe.Seen;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Finds what does not fit a guess, by comparing it with what was seen in other records than those it was made of. */
public final class Misfits {
    private final List<Misfit> found = new ArrayList<>();

    private Misfits() {}

    /** Returns all ways in which values do not fit, in the order of the fields. */
    public static List<Misfit> of(Guess.Entity root, Seen seen) {
        Misfits misfits = new Misfits();
        seen.members().ifPresent(members -> misfits.entity("", root, members));
        return List.copyOf(misfits.found);
    }

    private void place(String path, Guess guess, Seen seen) {
        Set<JsonKind> fitting = fitting(guess);
        seen.tallies().forEach((kind, tally) -> {
            if (kind == JsonKind.NULL ? !guess.isOptional() : !fitting.contains(kind)) {
                add(path, guess, kind.toString(), tally);
            }
        });
        switch (guess.form()) {
            case VALUE -> spelling(path, guess, seen);
            case CHOICE -> symbols(path, guess, seen);
            case ENTITY -> seen.members().ifPresent(members -> entity(path, guess, members));
            case MANY -> seen.elements().ifPresent(elements -> place(path + "[]", guess.elements(), elements));
            case KEYED -> seen.members().ifPresent(members -> values(path + "{}", guess.elements(), members));
            case UNION -> branches(path, guess, seen);
        }
    }

    private void branches(String path, Guess union, Seen seen) {
        seen.elements()
                .ifPresent(elements -> branch(union, guess -> guess.form() == Guess.Form.MANY)
                        .ifPresent(many -> place(path + "<array>[]", many.elements(), elements)));
        seen.members()
                .ifPresent(members -> branch(union, Misfits::isObject)
                        .ifPresent(object -> objects(path + "<object>", object, members)));
        seen.kinds()
                .ifPresent(kinds -> kinds.members()
                        .forEach((kind, members) -> union.members().stream()
                                .filter(branch -> branch.key().equals(kind) && isObject(branch.guess()))
                                .findFirst()
                                .ifPresentOrElse(
                                        branch -> objects(path + "<" + kind + ">", branch.guess(), members),
                                        () -> found.add(new Misfit(
                                                path,
                                                union.words(),
                                                "an object of the kind " + kind,
                                                members.objects(),
                                                List.of())))));
    }

    private static Optional<Guess> branch(Guess union, Predicate<Guess> wanted) {
        return union.members().stream().map(Guess.Member::guess).filter(wanted).findFirst();
    }

    private static boolean isObject(Guess guess) {
        return guess.form() == Guess.Form.ENTITY || guess.form() == Guess.Form.KEYED;
    }

    private void objects(String path, Guess guess, ObservedMembers members) {
        if (guess.form() == Guess.Form.ENTITY) {
            entity(path, guess, members);
        } else {
            values(path + "{}", guess.elements(), members);
        }
    }

    private void entity(String path, Guess guess, ObservedMembers members) {
        Map<String, Guess> known =
                guess.members().stream().collect(Collectors.toMap(Guess.Member::key, Guess.Member::guess));
        for (ObservedMembers.Member member : members.all()) {
            String at = path.isEmpty() ? member.key() : path + "." + member.key();
            Guess expected = known.get(member.key());
            if (expected == null) {
                found.add(misfit(at, "no such key", "a new key", member.presence()));
            } else {
                place(at, expected, member.seen());
                if (!expected.isOptional() && member.presence().count() < members.objects()) {
                    long lacking = members.objects() - member.presence().count();
                    found.add(new Misfit(
                            at,
                            expected.words(),
                            "no value",
                            lacking,
                            member.absence().records()));
                }
            }
        }
        guess.members().stream()
                .filter(member -> members.member(member.key()).isEmpty()
                        && !member.guess().isOptional())
                .forEach(member -> found.add(new Misfit(
                        path.isEmpty() ? member.key() : path + "." + member.key(),
                        member.guess().words(),
                        "no value in any object",
                        members.objects(),
                        List.of())));
    }

    private void values(String path, Guess values, ObservedMembers members) {
        members.joinedValues()
                .ifPresentOrElse(
                        joined -> place(path, values, joined),
                        () -> members.all().forEach(member -> place(path, values, member.seen())));
    }

    private static Set<JsonKind> fitting(Guess guess) {
        return switch (guess.form()) {
            case VALUE ->
                guess.spelling().orElse(null) instanceof Word word
                        ? fitting(guess.type(), word)
                        : fitting(guess.type());
            case CHOICE -> textKinds();
            case ENTITY, KEYED -> EnumSet.of(JsonKind.OBJECT);
            case MANY -> EnumSet.of(JsonKind.ARRAY);
            case UNION ->
                guess.members().stream()
                        .flatMap(branch -> fitting(branch.guess()).stream())
                        .collect(Collectors.toSet());
        };
    }

    private static Set<JsonKind> fitting(Type.Leaf type, Word spelling) {
        return switch (spelling) {
            case QUOTED -> EnumSet.of(quoted(type));
            case HEX -> textKinds();
            case JSON -> EnumSet.allOf(JsonKind.class);
            case SCALAR -> scalars();
            case RFC_1123 -> EnumSet.of(JsonKind.RFC_1123);
            case CTIME -> EnumSet.of(JsonKind.CTIME);
        };
    }

    private static JsonKind quoted(Type.Leaf type) {
        return switch (type.kind()) {
            case DECIMAL -> JsonKind.QUOTED_DECIMAL;
            case BOOLEAN -> JsonKind.QUOTED_BOOLEAN;
            default -> JsonKind.QUOTED_INTEGER;
        };
    }

    private static Set<JsonKind> fitting(Type.Leaf type) {
        return switch (type.kind()) {
            case BOOLEAN -> EnumSet.of(JsonKind.BOOLEAN);
            case INT -> EnumSet.of(JsonKind.INT);
            case LONG -> EnumSet.of(JsonKind.INT, JsonKind.LONG);
            case FLOAT, DOUBLE -> EnumSet.of(JsonKind.INT, JsonKind.LONG, JsonKind.DOUBLE);
            case DECIMAL ->
                EnumSet.of(JsonKind.INT, JsonKind.LONG, JsonKind.BIG_INTEGER, JsonKind.DOUBLE, JsonKind.LONG_FRACTION);
            case BYTES -> EnumSet.of(JsonKind.BASE64, JsonKind.EMPTY_TEXT);
            case STRING, ENUM -> textKinds();
            case UUID -> EnumSet.of(JsonKind.UUID);
            case DATE -> EnumSet.of(JsonKind.DATE);
            case TIME_MILLIS, TIME_MICROS -> EnumSet.of(JsonKind.TIME);
            case TIMESTAMP_MILLIS, TIMESTAMP_MICROS, TIMESTAMP_NANOS -> EnumSet.of(JsonKind.TIMESTAMP);
            case LOCAL_TIMESTAMP_MILLIS, LOCAL_TIMESTAMP_MICROS, LOCAL_TIMESTAMP_NANOS ->
                EnumSet.of(JsonKind.LOCAL_TIMESTAMP);
            case NULL, FIXED, RECORD, ARRAY, MAP, OPTIONAL -> EnumSet.noneOf(JsonKind.class);
        };
    }

    private static Set<JsonKind> textKinds() {
        return EnumSet.range(JsonKind.UUID, JsonKind.TEXT);
    }

    private static Set<JsonKind> scalars() {
        Set<JsonKind> scalars = textKinds();
        scalars.addAll(EnumSet.range(JsonKind.BOOLEAN, JsonKind.LONG_FRACTION));
        return scalars;
    }

    private void symbols(String path, Guess guess, Seen seen) {
        seen.texts()
                .ifPresent(texts -> texts.symbols().forEach((symbol, tally) -> {
                    if (!guess.symbols().contains(symbol)) {
                        add(path, guess, "the text \"" + symbol + "\"", tally);
                    }
                }));
    }

    /** A time that is spelled in another way than those before, or a text that is no such bytes. */
    private void spelling(String path, Guess guess, Seen seen) {
        if (guess.spelling().filter(Word.HEX::equals).isPresent()
                && !seen.texts()
                        .map(texts -> texts.hex().areAll(guess.type().size()))
                        .orElse(true)) {
            found.add(new Misfit(path, guess.words(), "a text of another kind", seen.present(), List.of()));
        }
        Optional<Spelling> spelling = guess.spelling().filter(known -> !(known instanceof Word));
        if (spelling.isPresent()) {
            seen.texts()
                    .filter(texts -> texts.times().isAny())
                    .filter(texts -> !texts.times().isWrittenBy((Spelling.Iso) spelling.get()))
                    .ifPresent(texts -> found.add(
                            new Misfit(path, guess.words(), "another spelling of times", seen.present(), List.of())));
        }
    }

    private void add(String path, Guess guess, String what, Occurrences tally) {
        found.add(misfit(path, guess.words(), what, tally));
    }

    private static Misfit misfit(String path, String expected, String found, Occurrences tally) {
        return new Misfit(path, expected, found, tally.count(), tally.records());
    }
}
