package io.wirecost.evolution.page;

import io.wirecost.evolution.edit.EditKind;
import io.wirecost.evolution.result.ReadingOutcome;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Habits of libraries of Scala. */
final class HabitsOfScala {
    private static final Set<String> SCROOGE = Set.of("scala/scrooge-binary", "scala/scrooge-compact");

    /** Codecs that are derived for case classes, and tell the types of values apart. */
    private static final Set<String> TYPED = Set.of(
            "scala/borer-json",
            "scala/borer-cbor",
            "scala/circe",
            "scala/circe-nulls",
            "scala/json4s",
            "scala/jsoniter-scala",
            "scala/play-json",
            "scala/upack",
            "scala/zio-json");

    static final List<LibraryHabit> ALL = List.of(
            new LibraryHabit(
                    "libraries of Scala refuse a message without a field that is no option",
                    Stream.of(TYPED, SCROOGE, Set.of("scala/upickle"))
                            .flatMap(Set::stream)
                            .collect(Collectors.toUnmodifiableSet()),
                    EditGroup.FIELDS,
                    HabitEffect.error("missing", "Missing required field", "Required field")),
            new LibraryHabit(
                    "libraries of Scala read no value of another type than they look for",
                    TYPED,
                    EditGroup.SCALARS,
                    HabitEffect.error(
                            "Expected ",
                            "expecting string",
                            "Can't convert ",
                            "expected '\"'",
                            "illegal number",
                            "error.expected.js",
                            "expected string",
                            "expected bytes",
                            "got '.'")),
            new LibraryHabit(
                    "jsoniter-scala reads nothing for bytes that are missing",
                    Set.of("scala/jsoniter-scala"),
                    Set.of(EditKind.ADD_BYTES_DEFAULT),
                    HabitEffect.of(ReadingOutcome.DEFAULTED)),
            new LibraryHabit(
                    "jsoniter-scala reads an empty list for one that is missing",
                    Set.of("scala/jsoniter-scala"),
                    Set.of(EditKind.ARRAY_TO_SINGLE),
                    HabitEffect.error("expected '['")),
            new LibraryHabit(
                    "circe and play-json take no number with a fraction for an integer",
                    Set.of("scala/circe", "scala/play-json"),
                    Set.of(EditKind.LONG_TO_DOUBLE),
                    HabitEffect.wishedError()),
            new LibraryHabit(
                    "borer passes over the tag of an unknown field, and not over what is tagged",
                    Set.of("scala/borer-cbor"),
                    Set.of(EditKind.ADD_DECIMAL_DEFAULT),
                    HabitEffect.error("got Array Header")),
            new LibraryHabit(
                    "upickle and upack also read a map from a list of its entries",
                    Set.of("scala/upickle", "scala/upack"),
                    Set.of(EditKind.ARRAY_TO_MAP, EditKind.MAP_TO_ARRAY),
                    HabitEffect.of(ReadingOutcome.AS_WISHED)),
            new LibraryHabit(
                    "upack also reads a number from a text",
                    Set.of("scala/upack"),
                    Set.of(EditKind.INT_TO_STRING),
                    HabitEffect.of(ReadingOutcome.AS_WISHED)),
            new LibraryHabit(
                    "ScalaPB gives a message of defaults in place of one that is absent",
                    Set.of("scala/scalapb"),
                    Set.of(EditKind.MOVE_INTO_RECORD),
                    HabitEffect.of(ReadingOutcome.DEFAULTED)),
            new LibraryHabit(
                    "Scrooge refuses a field of another type, which other libraries of Thrift pass over",
                    SCROOGE,
                    EditGroup.TYPES,
                    HabitEffect.error("Received wrong type for field")),
            new LibraryHabit(
                    "Scrooge keeps the number of a symbol that it does not know",
                    SCROOGE,
                    EditGroup.SYMBOLS,
                    HabitEffect.of(ReadingOutcome.AS_WISHED)));

    private HabitsOfScala() {}
}
