package io.wirecost.evolution.page;

import io.wirecost.evolution.edit.EditKind;
import io.wirecost.evolution.result.ReadingOutcome;
import java.util.List;
import java.util.Set;

/** Habits of the JVM's libraries. */
final class HabitsOfJvm {
    private static final Set<EditKind> NUMBERS_AND_TEXTS = Set.of(EditKind.INT_TO_STRING);

    /** Codecs of Jackson that map by its databind. */
    private static final Set<String> JACKSON = Set.of(
            "jackson-json",
            "jackson-blackbird",
            "jackson-afterburner",
            "jackson-yaml",
            "jackson-cbor",
            "jackson-msgpack",
            "jackson-xml",
            "jackson-xml-aalto",
            "jackson-avro");

    static final List<LibraryHabit> ALL = List.of(
            new LibraryHabit(
                    "Fastjson and Gson read a symbol that their enum lacks as nothing",
                    Set.of("fastjson2", "gson"),
                    EditGroup.SYMBOLS,
                    HabitEffect.of(ReadingOutcome.DEFAULTED, ReadingOutcome.LOST)),
            new LibraryHabit(
                    "Fastjson reads a list as text, a text as a list, and an object in place of a list as nothing",
                    Set.of("fastjson2"),
                    EditGroup.SHAPES,
                    HabitEffect.of(ReadingOutcome.DEFAULTED, ReadingOutcome.LOST, ReadingOutcome.OTHER_VALUE)),
            new LibraryHabit(
                    "Jackson wants the padding of Base64, which others do without",
                    Set.of(
                            "jackson-json",
                            "jackson-blackbird",
                            "jackson-afterburner",
                            "jackson-streaming",
                            "jackson-jr",
                            "jackson3-json",
                            "jackson-xml",
                            "jackson-xml-aalto"),
                    Set.of(EditKind.BYTES_TO_STRING),
                    HabitEffect.error(
                            "Cannot deserialize value of type `byte[]` from String",
                            "VALUE_STRING as base64",
                            "end of base64-encoded String")),
            new LibraryHabit(
                    "Jackson refuses a field that its classes lack",
                    JACKSON,
                    EditGroup.ELEMENTS,
                    HabitEffect.error("Unrecognized field ")),
            new LibraryHabit(
                    "code that is written for the schema refuses a field that the schema lacks",
                    Set.of("mongodb-bson", "gson-adapters", "jackson-streaming", "msgpack-core-map", "ubjson"),
                    EditGroup.FIELDS,
                    HabitEffect.error(" has no field ")),
            new LibraryHabit(
                    "code that asks its library for a type gets no other one",
                    Set.of(
                            "msgpack-core-map",
                            "jackson-streaming",
                            "mongodb-bson",
                            "ion-java",
                            "ion-java-text",
                            "snakeyaml",
                            "ubjson",
                            "wire"),
                    EditGroup.TYPES,
                    HabitEffect.error(
                            ", but got ",
                            "expected VALUE_",
                            "not numeric",
                            "can only be called when CurrentBSONType is ",
                            "Unexpected value type: ",
                            "Invalid type requested",
                            "may only be called on",
                            "only valid if the reader is on",
                            "must be positioned on",
                            "Cannot create property=",
                            "cannot be cast to class",
                            "java.net.ProtocolException: Expected ")),
            new LibraryHabit(
                    "Avaje, DSL-JSON and Johnzon take no number for a text",
                    Set.of("avaje-jsonb", "dsl-json", "johnzon"),
                    NUMBERS_AND_TEXTS,
                    HabitEffect.error("string start", "of type String")),
            new LibraryHabit(
                    "Jackson and Fastjson read an empty text as no number, json-io and jackson-jr as 0",
                    Set.of(
                            "fastjson2",
                            "jackson-json",
                            "jackson-blackbird",
                            "jackson-afterburner",
                            "jackson3-json",
                            "jackson-yaml",
                            "jackson-xml",
                            "jackson-xml-aalto",
                            "jackson-jr",
                            "json-io"),
                    NUMBERS_AND_TEXTS,
                    HabitEffect.of(ReadingOutcome.DEFAULTED)),
            new LibraryHabit(
                    "Gson, Johnzon and Moshi take no number with a fraction for an integer",
                    Set.of("gson", "gson-adapters", "johnzon", "moshi"),
                    Set.of(EditKind.LONG_TO_DOUBLE),
                    HabitEffect.wishedError()),
            new LibraryHabit(
                    "Avaje and DSL-JSON keep the lowest 64 bits of a number that is too large",
                    Set.of("avaje-jsonb", "dsl-json"),
                    Set.of(EditKind.LONG_TO_DOUBLE),
                    HabitEffect.of(ReadingOutcome.DEFAULTED, ReadingOutcome.LOST)),
            new LibraryHabit(
                    "json-io reads a value of another shape as nothing",
                    Set.of("json-io"),
                    EditGroup.SHAPES,
                    HabitEffect.of(ReadingOutcome.DEFAULTED, ReadingOutcome.LOST)),
            new LibraryHabit(
                    "Gson and Yasson also read a map from a list of its entries",
                    Set.of("gson", "yasson"),
                    Set.of(EditKind.ARRAY_TO_MAP, EditKind.MAP_TO_ARRAY),
                    HabitEffect.of(ReadingOutcome.AS_WISHED)),
            new LibraryHabit(
                    "Yasson reads the last element of a list for a text",
                    Set.of("yasson"),
                    Set.of(EditKind.ARRAY_TO_SINGLE, EditKind.SINGLE_TO_ARRAY),
                    HabitEffect.of(ReadingOutcome.OTHER_VALUE)),
            new LibraryHabit(
                    "protobuf-java gives a message of defaults in place of one that is absent",
                    Set.of("protobuf-java", "protobuf-java-reuse", "protobuf-javalite"),
                    Set.of(EditKind.MOVE_INTO_RECORD),
                    HabitEffect.of(ReadingOutcome.DEFAULTED)),
            new LibraryHabit(
                    "Java writes a large double with an exponent, and its libraries of XML read no integer from that",
                    Set.of("jaxb", "jackson-xml", "jackson-xml-aalto"),
                    Set.of(EditKind.LONG_TO_DOUBLE),
                    HabitEffect.error("For input string: ", "not a valid `long` value")),
            new LibraryHabit(
                    "JAXB reads no number from an empty text",
                    Set.of("jaxb"),
                    NUMBERS_AND_TEXTS,
                    HabitEffect.wishedError()),
            new LibraryHabit(
                    "FlatBuffers for Java gives nothing for bytes that a message lacks, and a mapper has to refuse that",
                    Set.of("flatbuffers"),
                    EditGroup.FIELDS,
                    HabitEffect.error("the message has no ")),
            new LibraryHabit(
                    "SnakeYAML reads an empty list as an empty text",
                    Set.of("snakeyaml"),
                    Set.of(EditKind.ARRAY_TO_SINGLE, EditKind.SINGLE_TO_ARRAY),
                    HabitEffect.of(ReadingOutcome.DEFAULTED)),
            new LibraryHabit(
                    "XStream reads a value by the class that the message names",
                    Set.of("xstream"),
                    Set.of(EditKind.STRING_TO_ENUM),
                    HabitEffect.of(ReadingOutcome.OTHER_VALUE, ReadingOutcome.REFUSED_SOME)),
            new LibraryHabit(
                    "a converter for XStream passes over an element that it does not look for",
                    Set.of("xstream-converters"),
                    Set.of(EditKind.ARRAY_TO_MAP, EditKind.MAP_TO_ARRAY),
                    HabitEffect.of(ReadingOutcome.OTHER_VALUE)),
            new LibraryHabit(
                    "MessagePack's core library reads bytes as a text, and a text as bytes",
                    Set.of("msgpack-core-map"),
                    Set.of(EditKind.STRING_TO_BYTES, EditKind.BYTES_TO_STRING),
                    HabitEffect.of(ReadingOutcome.AS_WISHED)),
            new LibraryHabit(
                    "a reader of Ion steps into a list as it does into a struct",
                    Set.of("ion-java", "ion-java-text"),
                    Set.of(EditKind.ARRAY_TO_MAP, EditKind.MAP_TO_ARRAY),
                    HabitEffect.of(ReadingOutcome.AS_WISHED, ReadingOutcome.OTHER_VALUE)),
            new LibraryHabit(
                    "Jackson's Avro compares both schemas before it reads a message",
                    Set.of("jackson-avro"),
                    EditGroup.ALL,
                    HabitEffect.error("Incompatible writer/reader ")),
            new LibraryHabit(
                    "Jackson's Avro gives no default in a record of a union",
                    Set.of("jackson-avro"),
                    EditGroup.FIELDS,
                    HabitEffect.of(ReadingOutcome.DEFAULTED)),
            new LibraryHabit(
                    "Jackson takes a text for bytes in Base64, and bytes for a text in it",
                    Set.of("jackson-avro", "jackson-yaml", "jackson-cbor", "jackson-msgpack"),
                    Set.of(EditKind.STRING_TO_BYTES, EditKind.BYTES_TO_STRING),
                    HabitEffect.of(ReadingOutcome.OTHER_VALUE)),
            new LibraryHabit(
                    "Wire keeps a symbol that it does not know as an unknown field, and gives the first one",
                    Set.of("wire"),
                    EditGroup.SYMBOLS,
                    HabitEffect.of(ReadingOutcome.OTHER_VALUE, ReadingOutcome.DEFAULTED)),
            new LibraryHabit(
                    "Wire reads a text as a packed list of numbers",
                    Set.of("wire"),
                    NUMBERS_AND_TEXTS,
                    HabitEffect.of(ReadingOutcome.OTHER_VALUE)),
            new LibraryHabit(
                    "Wire does not look whether a text is UTF-8",
                    Set.of("wire"),
                    Set.of(EditKind.STRING_TO_BYTES, EditKind.BYTES_TO_STRING, EditKind.REUSE_OTHER_TYPE),
                    HabitEffect.of(ReadingOutcome.OTHER_VALUE)),
            new LibraryHabit(
                    "the codec of JAXB refuses an element that its classes lack",
                    Set.of("jaxb"),
                    EditGroup.ELEMENTS,
                    HabitEffect.error("unexpected element ")));

    private HabitsOfJvm() {}
}
