package io.wirecost.evolution.page;

import io.wirecost.evolution.edit.EditKind;
import io.wirecost.evolution.result.ReadingOutcome;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Habits of libraries of PHP, and of PHP itself. */
final class HabitsOfPhp {
    /** Codecs that read into arrays. */
    private static final Set<String> ARRAYS = Set.of("php/json", "php/jsonlint", "php/mongodb-bson");

    /** Codecs that read XML. */
    private static final Set<String> XML =
            Set.of("php/simplexml", "php/dom", "php/xml-parser", "php/xmlwriter-xmlreader", "php/symfony-xml-encoder");

    static final List<LibraryHabit> ALL = List.of(
            new LibraryHabit(
                    "PHP reports a key that an array lacks",
                    Set.of("php/json", "php/jsonlint", "php/mongodb-bson", "php/avro"),
                    EditGroup.FIELDS,
                    HabitEffect.error("Undefined array key ")),
            new LibraryHabit(
                    "Symfony's serializer makes no object whose constructor lacks an argument",
                    Set.of("php/symfony-serializer"),
                    EditGroup.FIELDS,
                    HabitEffect.error("Cannot create an instance of ")),
            new LibraryHabit(
                    "a typed parameter of PHP takes no null",
                    Stream.concat(XML.stream(), Stream.of("php/google-protobuf-ext"))
                            .collect(Collectors.toUnmodifiableSet()),
                    EditGroup.ELEMENTS,
                    HabitEffect.error(", null given")),
            new LibraryHabit(
                    "PHP with strict types takes no value of another type",
                    ARRAYS,
                    EditGroup.SCALARS,
                    HabitEffect.error(" must be of type ")),
            new LibraryHabit(
                    "a cast of PHP reads the integer with which a text begins, or 0",
                    XML,
                    Set.of(EditKind.LONG_TO_DOUBLE, EditKind.INT_TO_STRING),
                    HabitEffect.of(ReadingOutcome.DEFAULTED, ReadingOutcome.OTHER_VALUE)),
            new LibraryHabit(
                    "an array of PHP is a list and a map",
                    Set.of(
                            "php/json",
                            "php/jsonlint",
                            "php/mongodb-bson",
                            "php/symfony-serializer",
                            "php/symfony-xml-encoder"),
                    Set.of(EditKind.ARRAY_TO_MAP, EditKind.MAP_TO_ARRAY),
                    HabitEffect.of(ReadingOutcome.AS_WISHED, ReadingOutcome.OTHER_VALUE)),
            new LibraryHabit(
                    "Google's extension for PHP keeps an entry of a map as an unknown field if something in it is unknown",
                    Set.of("php/google-protobuf-ext"),
                    Set.of(EditKind.STRING_TO_ENUM, EditKind.ARRAY_TO_MAP, EditKind.MAP_TO_ARRAY),
                    HabitEffect.of(ReadingOutcome.AS_WISHED, ReadingOutcome.DEFAULTED)),
            new LibraryHabit(
                    "Thrift's extension for PHP reads the values of a map by the type that the message names",
                    Set.of("php/thrift-binary-accelerated"),
                    Set.of(EditKind.STRING_TO_ENUM),
                    HabitEffect.of(ReadingOutcome.OTHER_VALUE)),
            new LibraryHabit(
                    "PHP's library of Avro fails where it has to skip a value",
                    Set.of("php/avro"),
                    EditGroup.ALL,
                    HabitEffect.error("skip_", "Unsupported operand types: string & int")),
            new LibraryHabit(
                    "PHP's library of Avro promotes no long to a double, and no text to bytes",
                    Set.of("php/avro"),
                    EditGroup.ALL,
                    HabitEffect.error(" do not match.")),
            new LibraryHabit(
                    "PHP's library of Avro takes a default of bytes for UTF-8",
                    Set.of("php/avro"),
                    EditGroup.FIELDS,
                    HabitEffect.of(ReadingOutcome.OTHER_VALUE)),
            new LibraryHabit(
                    "PHP's library of Avro gives null for an optional field without a default",
                    Set.of("php/avro"),
                    Set.of(EditKind.REMOVE_OPTIONAL),
                    HabitEffect.of(ReadingOutcome.AS_WISHED)));

    private HabitsOfPhp() {}
}
