package io.wirecost.inference.guess;

import io.wirecost.core.schema.LeafCases;
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
        Set<Kind> fitting = guess.match(new GuessCases<>(
                Misfits::fitting,
                choice -> textKinds(),
                entity -> EnumSet.of(Kind.OBJECT),
                many -> EnumSet.of(Kind.ARRAY),
                keyed -> EnumSet.of(Kind.OBJECT)));
        seen.tallies().forEach((kind, tally) -> {
            if (kind == Kind.NULL ? !guess.isOptional() : !fitting.contains(kind)) {
                add(path, guess, kind.toString(), tally);
            }
        });
        guess.match(new GuessCases<Void>(
                value -> spelling(path, value, seen),
                choice -> symbols(path, choice, seen),
                entity -> {
                    seen.members().ifPresent(members -> entity(path, entity, members));
                    return null;
                },
                many -> {
                    seen.elements().ifPresent(elements -> place(path + "[]", many.elements(), elements));
                    return null;
                },
                keyed -> {
                    seen.members().ifPresent(members -> values(path + "{}", keyed.values(), members));
                    return null;
                }));
    }

    private void entity(String path, Guess.Entity guess, Members members) {
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

    private static Set<Kind> fitting(Guess.Value guess) {
        if (guess.spelling().filter(Word.JSON::equals).isPresent()) {
            return EnumSet.allOf(Kind.class);
        }
        return guess.type()
                .match(new LeafCases<>(
                        primitive -> primitive(primitive, guess.spelling()),
                        temporal -> temporal(temporal, guess.spelling()),
                        fixed -> EnumSet.noneOf(Kind.class),
                        decimal -> guess.spelling().isPresent()
                                ? EnumSet.of(Kind.QUOTED_DECIMAL)
                                : EnumSet.of(Kind.INT, Kind.LONG, Kind.BIG_INTEGER, Kind.DOUBLE, Kind.LONG_FRACTION),
                        uuid -> EnumSet.of(Kind.UUID),
                        enumeration -> textKinds()));
    }

    private static Set<Kind> primitive(Type.Primitive type, Optional<Spelling> spelling) {
        if (spelling.filter(Word.QUOTED::equals).isPresent()) {
            return EnumSet.of(Kind.QUOTED_INTEGER);
        }
        return switch (type) {
            case NULL -> EnumSet.noneOf(Kind.class);
            case BOOLEAN -> EnumSet.of(Kind.BOOLEAN);
            case INT -> EnumSet.of(Kind.INT);
            case LONG -> EnumSet.of(Kind.INT, Kind.LONG);
            case FLOAT, DOUBLE -> EnumSet.of(Kind.INT, Kind.LONG, Kind.DOUBLE);
            case BYTES -> EnumSet.of(Kind.BASE64, Kind.EMPTY_TEXT);
            case STRING -> spelling.isPresent() ? scalars() : textKinds();
        };
    }

    private static Set<Kind> temporal(Type.Temporal type, Optional<Spelling> spelling) {
        if (spelling.filter(Word.RFC_1123::equals).isPresent()) {
            return EnumSet.of(Kind.RFC_1123);
        } else if (spelling.filter(Word.CTIME::equals).isPresent()) {
            return EnumSet.of(Kind.CTIME);
        }
        return switch (type) {
            case DATE -> EnumSet.of(Kind.DATE);
            case TIME_MILLIS, TIME_MICROS -> EnumSet.of(Kind.TIME);
            case TIMESTAMP_MILLIS, TIMESTAMP_MICROS -> EnumSet.of(Kind.TIMESTAMP);
            case LOCAL_TIMESTAMP_MILLIS, LOCAL_TIMESTAMP_MICROS -> EnumSet.of(Kind.LOCAL_TIMESTAMP);
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

    private Void symbols(String path, Guess.Choice guess, Seen seen) {
        seen.texts()
                .ifPresent(texts -> texts.symbols().forEach((symbol, tally) -> {
                    if (!guess.symbols().contains(symbol)) {
                        add(path, guess, "the text \"" + symbol + "\"", tally);
                    }
                }));
        return null;
    }

    /** A time that is spelled in another way than those before. */
    private Void spelling(String path, Guess.Value guess, Seen seen) {
        Optional<Spelling> spelling = guess.spelling().filter(known -> !(known instanceof Word));
        if (spelling.isPresent()) {
            seen.texts()
                    .filter(texts -> texts.times().isAny())
                    .filter(texts -> !texts.times().isWrittenBy((Spelling.Iso) spelling.get()))
                    .ifPresent(texts -> found.add(
                            new Misfit(path, guess.words(), "another spelling of times", seen.present(), List.of())));
        }
        return null;
    }

    private void add(String path, Guess guess, String what, Tally tally) {
        found.add(misfit(path, guess.words(), what, tally));
    }

    private static Misfit misfit(String path, String expected, String found, Tally tally) {
        return new Misfit(path, expected, found, tally.count(), tally.records());
    }
}
