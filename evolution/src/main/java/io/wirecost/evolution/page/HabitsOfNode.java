package io.wirecost.evolution.page;

import io.wirecost.evolution.edit.EditKind;
import io.wirecost.evolution.result.ReadingOutcome;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Habits of libraries of Node.js, and of JavaScript itself. */
final class HabitsOfNode {
    /** Codecs that read into plain objects, whatever the values are. */
    private static final Set<String> OBJECTS = Set.of(
            "node/json",
            "node/fast-json-stringify",
            "node/json-bigint",
            "node/lossless-json",
            "node/simdjson",
            "node/bson",
            "node/cbor-x",
            "node/cbor",
            "node/cborg",
            "node/ion-js",
            "node/js-yaml",
            "node/yaml",
            "node/msgpack-javascript",
            "node/msgpack-lite",
            "node/msgpack5",
            "node/msgpackr",
            "node/notepack",
            "node/ygoe-msgpack",
            "node/shelacek-ubjson",
            "node/data2xml",
            "node/easyxml",
            "node/fast-xml-parser",
            "node/js2xmlparser",
            "node/jstoxml",
            "node/libxmljs2",
            "node/xml-js",
            "node/xml2js",
            "node/xml2json",
            "node/xmlbuilder");

    /** Those of them whose readers of XML give text, and nothing for an element that is missing. */
    private static final Set<String> XML = Set.of(
            "node/data2xml",
            "node/easyxml",
            "node/fast-xml-parser",
            "node/js2xmlparser",
            "node/jstoxml",
            "node/libxmljs2",
            "node/xml2js",
            "node/xml2json",
            "node/xmlbuilder");

    /** Codecs of Protocol Buffers. */
    private static final Set<String> PROTOBUF = Set.of(
            "node/pbf", "node/google-protobuf", "node/protobufjs", "node/protobufjs-static", "node/bufbuild-protobuf");

    /** A struct of a list has one field more, or a text becomes something else. */
    private static final Set<EditKind> CAPNP_ES = Set.of(
            EditKind.ADD_LAST_REQUIRED,
            EditKind.REUSE_OTHER_TYPE,
            EditKind.STRING_TO_BYTES,
            EditKind.BYTES_TO_STRING,
            EditKind.STRING_TO_ENUM);

    static final List<LibraryHabit> ALL = List.of(
            new LibraryHabit(
                    "avro-js forgets how its user wants 64-bit integers where it reads another version",
                    Set.of("node/avro-js"),
                    EditGroup.ALL,
                    HabitEffect.error("_fromBuffer is not a function")),
            new LibraryHabit(
                    "avsc and avro-js compare both schemas before they read a message",
                    Set.of("node/avsc", "node/avro-js"),
                    EditGroup.ALL,
                    HabitEffect.error("cannot read ", "no matching field for ", "no match for default-less ")),
            new LibraryHabit(
                    "an object of JavaScript takes a value of any type",
                    OBJECTS,
                    EditGroup.TYPES,
                    HabitEffect.of(ReadingOutcome.OTHER_VALUE)),
            new LibraryHabit(
                    "an object of JavaScript may lack a field that its schema has",
                    OBJECTS,
                    EditGroup.FIELDS,
                    HabitEffect.of(ReadingOutcome.DEFAULTED, ReadingOutcome.LOST)),
            new LibraryHabit(
                    "JavaScript makes NaN of a number whose element is missing",
                    XML,
                    EditGroup.FIELDS,
                    HabitEffect.of(ReadingOutcome.OTHER_VALUE)),
            new LibraryHabit(
                    "xml-js and xml2json give no text where elements stand",
                    Set.of("node/xml-js", "node/xml2json"),
                    Set.of(EditKind.ARRAY_TO_SINGLE, EditKind.SINGLE_TO_ARRAY),
                    HabitEffect.of(ReadingOutcome.DEFAULTED)),
            new LibraryHabit(
                    "JavaScript reads an empty text as the integer 0",
                    OBJECTS,
                    Set.of(EditKind.INT_TO_STRING),
                    HabitEffect.of(ReadingOutcome.DEFAULTED)),
            new LibraryHabit(
                    "JavaScript cannot look into what is missing, and not call what is of another type",
                    OBJECTS,
                    EditGroup.FIELDS_AND_TYPES,
                    HabitEffect.error("TypeError: ")),
            new LibraryHabit(
                    "JavaScript's libraries of Protocol Buffers give the number of a symbol that they do not know, which has no name",
                    PROTOBUF,
                    EditGroup.SYMBOLS,
                    HabitEffect.of(ReadingOutcome.DEFAULTED, ReadingOutcome.LOST)),
            new LibraryHabit(
                    "pbf and google-protobuf keep no unknown fields",
                    Set.of("node/pbf", "node/google-protobuf"),
                    EditGroup.FIELDS_AND_TYPES,
                    HabitEffect.of(ReadingOutcome.LOST)),
            new LibraryHabit(
                    "pbf and @bufbuild/protobuf read a field by its number, whatever its wire type",
                    Set.of("node/pbf", "node/bufbuild-protobuf"),
                    EditGroup.TYPES,
                    HabitEffect.of(ReadingOutcome.OTHER_VALUE)),
            new LibraryHabit(
                    "JavaScript cannot look into a record or a decimal that a service has dropped",
                    Stream.concat(PROTOBUF.stream(), Stream.of("node/flatbuffers"))
                            .collect(Collectors.toUnmodifiableSet()),
                    EditGroup.FIELDS,
                    HabitEffect.error("Cannot read properties of ", "a decimal has at least one byte")),
            new LibraryHabit(
                    "what a reader takes for another wire type ends in the middle of a field",
                    Set.of("node/pbf", "node/bufbuild-protobuf", "node/google-protobuf"),
                    EditGroup.TYPES,
                    HabitEffect.error("illegal tag", "premature EOF", "Assertion failed", "TypeError: ")),
            new LibraryHabit(
                    "pbf does not look whether a text is UTF-8",
                    Set.of("node/pbf"),
                    Set.of(EditKind.STRING_TO_BYTES, EditKind.BYTES_TO_STRING),
                    HabitEffect.of(ReadingOutcome.OTHER_VALUE, ReadingOutcome.DEFAULTED)),
            new LibraryHabit(
                    "Thrift's library for Node.js does not look for required fields",
                    Set.of("node/thrift-binary", "node/thrift-compact"),
                    EditGroup.FIELDS_AND_TYPES,
                    HabitEffect.of(ReadingOutcome.DEFAULTED, ReadingOutcome.LOST)),
            new LibraryHabit(
                    "ion-js asks for the type of a value before it gives it",
                    Set.of("node/ion-js"),
                    EditGroup.SCALARS,
                    HabitEffect.error("was called when the current value was not", "Current value is not a")),
            new LibraryHabit(
                    "FlatBuffers for JavaScript reads what stands at a place as what its schema says",
                    Set.of("node/flatbuffers"),
                    EditGroup.TYPES,
                    HabitEffect.of(ReadingOutcome.OTHER_VALUE, ReadingOutcome.DEFAULTED)),
            new LibraryHabit(
                    "FlatBuffers for JavaScript does not look whether a text is UTF-8",
                    Set.of("node/flatbuffers"),
                    Set.of(EditKind.REUSE_OTHER_TYPE),
                    HabitEffect.of(ReadingOutcome.OTHER_VALUE)),
            new LibraryHabit(
                    "capnp-es reads behind the end of an older struct, and the last byte of a text unseen",
                    Set.of("node/capnproto", "node/capnproto-packed"),
                    CAPNP_ES,
                    HabitEffect.of(ReadingOutcome.OTHER_VALUE)),
            new LibraryHabit(
                    "capnp-es takes the first word of a list of texts for the number and size of its records",
                    Set.of("node/capnproto", "node/capnproto-packed"),
                    Set.of(EditKind.ARRAY_TO_MAP, EditKind.MAP_TO_ARRAY),
                    HabitEffect.value("{=}")),
            new LibraryHabit(
                    "capnp-es gives the number of a symbol that it does not know, which has no name",
                    Set.of("node/capnproto", "node/capnproto-packed"),
                    EditGroup.SYMBOLS,
                    HabitEffect.of(ReadingOutcome.DEFAULTED, ReadingOutcome.LOST)),
            new LibraryHabit(
                    "@ygoe/msgpack and notepack read no integer from a number with a fraction",
                    Set.of("node/ygoe-msgpack", "node/notepack"),
                    Set.of(EditKind.LONG_TO_DOUBLE),
                    HabitEffect.wishedError()),
            new LibraryHabit(
                    "@ygoe/msgpack is given no integers beyond 2^53, which it does not keep",
                    Set.of("node/ygoe-msgpack"),
                    Set.of(EditKind.LONG_TO_DOUBLE),
                    HabitEffect.of(ReadingOutcome.AS_WISHED)));

    private HabitsOfNode() {}
}
