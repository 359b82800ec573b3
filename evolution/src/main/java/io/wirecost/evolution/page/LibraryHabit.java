package io.wirecost.evolution.page;

import io.wirecost.evolution.edit.EditKind;
import io.wirecost.evolution.result.EvolutionCell;
import io.wirecost.evolution.result.ReadingOutcome;
import io.wirecost.evolution.result.TriedEdit;
import java.util.Set;

/**
 * What a library makes of another version's messages, other than libraries of its format that read the same bytes.
 * docs/evolution.md names the source of each.
 */
enum LibraryHabit {
    FASTJSON_SYMBOLS(
            "Fastjson reads a symbol that its enum lacks as nothing",
            Set.of("fastjson2"),
            EditGroup.SYMBOLS,
            HabitEffect.of(ReadingOutcome.DEFAULTED, ReadingOutcome.LOST)),
    FASTJSON_SHAPES(
            "Fastjson reads a list as text, a text as a list, and an object in place of a list as nothing",
            Set.of("fastjson2"),
            EditGroup.SHAPES,
            HabitEffect.of(ReadingOutcome.DEFAULTED, ReadingOutcome.LOST, ReadingOutcome.OTHER_VALUE)),
    JACKSON_PADDING(
            "Jackson wants the padding of Base64, which others do without",
            Set.of("jackson-json"),
            Set.of(EditKind.BYTES_TO_STRING),
            HabitEffect.error("Cannot deserialize value of type `byte[]` from String")),
    PROTOBUF_JAVA_MESSAGES(
            "protobuf-java gives a message of defaults in place of one that is absent",
            Set.of("protobuf-java"),
            Set.of(EditKind.MOVE_INTO_RECORD),
            HabitEffect.of(ReadingOutcome.DEFAULTED)),
    BSON_FIELDS(
            "the JVM's codec of BSON refuses a field that its schema lacks",
            Set.of("mongodb-bson"),
            EditGroup.FIELDS,
            HabitEffect.error(" has no field ")),
    JAXB_ELEMENTS(
            "the codec of JAXB refuses an element that its classes lack",
            Set.of("jaxb"),
            EditGroup.ELEMENTS,
            HabitEffect.error("unexpected element ")),

    AVRO_JS_LONGS(
            "avro-js forgets how its user wants 64-bit integers where it reads another version",
            Set.of("node/avro-js"),
            EditGroup.ALL,
            HabitEffect.error("_fromBuffer is not a function")),
    AVSC_SCHEMAS(
            "avsc compares both schemas before it reads a message",
            Set.of("node/avsc"),
            EditGroup.ALL,
            HabitEffect.error("cannot read ", "no matching field for ")),
    JAVASCRIPT_TYPES(
            "an object of JavaScript takes a value of any type",
            Set.of("node/json", "node/bson", "node/cbor-x", "node/msgpackr"),
            EditGroup.TYPES,
            HabitEffect.of(ReadingOutcome.OTHER_VALUE)),
    JAVASCRIPT_EMPTY_TEXT(
            "JavaScript reads an empty text as the integer 0",
            Set.of("node/json", "node/bson"),
            Set.of(EditKind.INT_TO_STRING),
            HabitEffect.of(ReadingOutcome.DEFAULTED)),
    JAVASCRIPT_MISSING(
            "JavaScript cannot convert bytes or a decimal that are missing",
            Set.of("node/json", "node/cbor-x"),
            Set.of(EditKind.ADD_BYTES_DEFAULT, EditKind.ADD_DECIMAL_DEFAULT),
            HabitEffect.error("TypeError: ")),
    PROTOBUFJS_SYMBOLS(
            "protobufjs gives the number of a symbol that it does not know, which has no name",
            Set.of("node/protobufjs"),
            EditGroup.SYMBOLS,
            HabitEffect.of(ReadingOutcome.DEFAULTED)),

    PHP_KEYS(
            "PHP reports a key that an array lacks",
            Set.of("php/json", "php/mongodb-bson"),
            EditGroup.FIELDS,
            HabitEffect.error("Undefined array key ")),
    PHP_NULL(
            "a typed parameter of PHP takes no null",
            Set.of("php/simplexml", "php/google-protobuf-ext"),
            EditGroup.FIELDS,
            HabitEffect.error(", null given")),
    PHP_TYPES(
            "PHP with strict types takes no value of another type",
            Set.of("php/json"),
            Set.of(EditKind.LONG_TO_DOUBLE, EditKind.INT_TO_STRING),
            HabitEffect.error(" must be of type ")),
    PHP_INTEGERS(
            "PHP takes an integer for a float and rounds it",
            Set.of("php/mongodb-bson"),
            Set.of(EditKind.LONG_TO_DOUBLE),
            HabitEffect.of(ReadingOutcome.OTHER_VALUE)),
    PHP_CASTS(
            "a cast of PHP reads the integer with which a text begins, or 0",
            Set.of("php/simplexml"),
            Set.of(EditKind.LONG_TO_DOUBLE, EditKind.INT_TO_STRING),
            HabitEffect.of(ReadingOutcome.DEFAULTED, ReadingOutcome.OTHER_VALUE)),
    PHP_ARRAYS(
            "an array of PHP is a list and a map",
            Set.of("php/json", "php/mongodb-bson"),
            Set.of(EditKind.ARRAY_TO_MAP, EditKind.MAP_TO_ARRAY),
            HabitEffect.of(ReadingOutcome.AS_WISHED, ReadingOutcome.OTHER_VALUE)),
    PHP_PROTOBUF_ENTRIES(
            "Google's extension for PHP keeps an entry of a map as an unknown field if something in it is unknown",
            Set.of("php/google-protobuf-ext"),
            Set.of(EditKind.STRING_TO_ENUM, EditKind.ARRAY_TO_MAP, EditKind.MAP_TO_ARRAY),
            HabitEffect.of(ReadingOutcome.AS_WISHED, ReadingOutcome.DEFAULTED)),
    PHP_THRIFT_MAPS(
            "Thrift's extension for PHP reads the values of a map by the type that the message names",
            Set.of("php/thrift-binary-accelerated"),
            Set.of(EditKind.STRING_TO_ENUM),
            HabitEffect.of(ReadingOutcome.OTHER_VALUE));

    private final String words;
    private final Set<String> codecs;
    private final Set<EditKind> edits;
    private final HabitEffect effect;

    /**
     * @param words for a page
     * @param codecs that have it, as pages name them
     * @param edits where it shows
     * @param effect what it makes of these
     */
    LibraryHabit(String words, Set<String> codecs, Set<EditKind> edits, HabitEffect effect) {
        this.words = words;
        this.codecs = codecs;
        this.edits = edits;
        this.effect = effect;
    }

    String words() {
        return words;
    }

    /** Returns whether it is why a cell of an edit is as it is. */
    boolean explains(TriedEdit edit, EvolutionCell cell) {
        return codecs.contains(CodecName.shipped(cell))
                && edits.stream().anyMatch(kind -> kind.id().equals(edit.edit()))
                && effect.isOf(cell);
    }
}
