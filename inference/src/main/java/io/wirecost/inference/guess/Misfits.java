package io.wirecost.inference.guess;

import io.wirecost.core.schema.Spelling;
import io.wirecost.core.schema.Spelling.Word;
import io.wirecost.core.schema.Type;
import io.wirecost.inference.observe.Kind;
import io.wirecost.inference.observe.Members;
import io.wirecost.inference.observe.Seen;
import io.wirecost.inference.observe.Tally;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
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
        Set<Kind> fitting = fitting(guess);
        seen.tallies().forEach((kind, tally) -> {
            if (kind == Kind.NULL ? !guess.isOptional() : !fitting.contains(kind)) {
                add(path, guess, kind.toString(), tally);
            }
        });
        switch (guess.form()) {
            case VALUE -> spelling(path, guess, seen);
            case CHOICE -> symbols(path, guess, seen);
            case ENTITY -> seen.members().ifPresent(members -> entity(path, guess, members));
            case MANY -> seen.elements().ifPresent(elements -> place(path + "[]", guess.elements(), elements));
            case KEYED -> seen.members().ifPresent(members -> values(path + "{}", guess.elements(), members));
        }
    }

    private void entity(String path, Guess guess, Members members) {
        Map<String, Guess> known =
                guess.members().stream().collect(Collectors.toMap(Guess.Member::key, Guess.Member::guess));
        for (Members.Member member : members.all()) {
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

    private void values(String path, Guess values, Members members) {
        members.joinedValues()
                .ifPresentOrElse(
                        joined -> place(path, values, joined),
                        () -> members.all().forEach(member -> place(path, values, member.seen())));
    }

    private static Set<Kind> fitting(Guess guess) {
        return switch (guess.form()) {
            case VALUE ->
                guess.spelling().orElse(null) instanceof Word word
                        ? fitting(guess.type(), word)
                        : fitting(guess.type());
            case CHOICE -> textKinds();
            case ENTITY, KEYED -> EnumSet.of(Kind.OBJECT);
            case MANY -> EnumSet.of(Kind.ARRAY);
        };
    }

    private static Set<Kind> fitting(Type.Leaf type, Word spelling) {
        return switch (spelling) {
            case QUOTED -> EnumSet.of(quoted(type));
            case HEX -> textKinds();
            case JSON -> EnumSet.allOf(Kind.class);
            case SCALAR -> scalars();
            case RFC_1123 -> EnumSet.of(Kind.RFC_1123);
            case CTIME -> EnumSet.of(Kind.CTIME);
        };
    }

    private static Kind quoted(Type.Leaf type) {
        return switch (type.kind()) {
            case DECIMAL -> Kind.QUOTED_DECIMAL;
            case BOOLEAN -> Kind.QUOTED_BOOLEAN;
            default -> Kind.QUOTED_INTEGER;
        };
    }

    private static Set<Kind> fitting(Type.Leaf type) {
        return switch (type.kind()) {
            case BOOLEAN -> EnumSet.of(Kind.BOOLEAN);
            case INT -> EnumSet.of(Kind.INT);
            case LONG -> EnumSet.of(Kind.INT, Kind.LONG);
            case FLOAT, DOUBLE -> EnumSet.of(Kind.INT, Kind.LONG, Kind.DOUBLE);
            case DECIMAL -> EnumSet.of(Kind.INT, Kind.LONG, Kind.BIG_INTEGER, Kind.DOUBLE, Kind.LONG_FRACTION);
            case BYTES -> EnumSet.of(Kind.BASE64, Kind.EMPTY_TEXT);
            case STRING, ENUM -> textKinds();
            case UUID -> EnumSet.of(Kind.UUID);
            case DATE -> EnumSet.of(Kind.DATE);
            case TIME_MILLIS, TIME_MICROS -> EnumSet.of(Kind.TIME);
            case TIMESTAMP_MILLIS, TIMESTAMP_MICROS -> EnumSet.of(Kind.TIMESTAMP);
            case LOCAL_TIMESTAMP_MILLIS, LOCAL_TIMESTAMP_MICROS -> EnumSet.of(Kind.LOCAL_TIMESTAMP);
            case NULL, FIXED, RECORD, ARRAY, MAP, OPTIONAL -> EnumSet.noneOf(Kind.class);
        };
    }

    private static Set<Kind> textKinds() {
        return EnumSet.range(Kind.UUID, Kind.TEXT);
    }

    private static Set<Kind> scalars() {
        Set<Kind> scalars = textKinds();
        scalars.addAll(EnumSet.range(Kind.BOOLEAN, Kind.LONG_FRACTION));
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

    private void add(String path, Guess guess, String what, Tally tally) {
        found.add(misfit(path, guess.words(), what, tally));
    }

    private static Misfit misfit(String path, String expected, String found, Tally tally) {
        return new Misfit(path, expected, found, tally.count(), tally.records());
    }
}
