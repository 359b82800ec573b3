package io.wirecost.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.contract.CodecProver;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.SchemaText;
import io.wirecost.core.value.RecordValue;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What libraries of the JVM and of Scala make of a message of another version. docs/evolution.md names this test as a source. */
@Tag("nightly")
class LibraryHabitsTest {
    private static final String NOTHING = "-";

    /** The type of the one field, by the name that the table has for it. */
    private static final Map<String, String> TYPES = Map.of(
            "list", "optional(array(string))",
            "map", "optional(map(string))",
            "states", "optional(map(enum(a.E)))",
            "text", "string",
            "texts", "array(string)",
            "blob", "bytes",
            "state", "enum(a.E)",
            "state2", "enum(a.E)");

    /**
     * @param codecs with this habit
     * @param written the type of the field in the writer's schema; {@code -} for no field
     * @param value of the field: a text, a number, or elements between commas
     * @param read the type of the field in the reader's schema; {@code -} for no field
     * @param expected the value, {@code -} for none; or what an error says, behind an exclamation mark
     */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            gson                                  | string | GONE   | state  | -
            jackson-json jackson-blackbird        | string | it     | -      | !Unrecognized field
            jackson-afterburner jackson-msgpack   | string | it     | -      | !Unrecognized field
            jackson-xml jackson-xml-aalto         | string | it     | -      | !Unrecognized field
            jackson-cbor jackson-yaml             | string | it     | -      | !Unrecognized field
            gson-adapters jackson-streaming       | string | it     | -      | ! has no field
            msgpack-core-map mongodb-bson ubjson  | string | it     | -      | ! has no field
            msgpack-core-map                      | string | it     | long   | !, but got
            jackson-streaming                     | string | it     | long   | !not numeric
            mongodb-bson                          | string | it     | long   | !can only be called when
            ion-java                              | string | it     | long   | !may only be called on
            ion-java-text                         | string | it     | long   | !Unexpected value type
            snakeyaml                             | string | it     | long   | !Cannot create property
            ubjson                                | long   | 7      | string | !cannot be cast to class
            wire                                  | long   | 7      | double | !Expected FIXED64
            avaje-jsonb dsl-json                  | long   | 7      | string | !string start
            johnzon                               | long   | 7      | string | !of type String
            fastjson2 jackson-json jackson3-json  | string | ''     | long   | -
            jackson-yaml jackson-xml              | string | ''     | long   | -
            jackson-jr json-io                    | string | ''     | long   | 0
            jaxb                                  | string | ''     | long   | !
            gson gson-adapters johnzon moshi      | double | 2.5    | long   | !
            avaje-jsonb dsl-json                  | double | 1.0E300 | long  | 0
            jaxb                                  | double | 1.0E12 | long   | !For input string
            jackson-xml jackson-xml-aalto         | double | 1.0E12 | long   | !not a valid `java.lang.Long` value
            json-io                               | list   | a,b    | map    | {}
            gson yasson                           | list   | ,      | map    | {}
            yasson                                | list   | a,b    | string | b
            snakeyaml                             | list   | ,      | string | ''
            xstream                               | states | a=OPEN | map    | !
            xstream-converters                    | map    | a=b    | list   | []
            msgpack-core-map                      | string | it     | bytes  | 6974
            msgpack-core-map                      | bytes  | 6974   | string | it
            ion-java ion-java-text                | map    | a=b    | list   | [b]
            jackson-cbor jackson-msgpack          | bytes  | 6974   | string | aXQ=
            wire                                  | state2 | SECOND | state  | OPEN
            wire                                  | bytes  | fffe   | string | \uFFFD\uFFFD
            wire                                  | string | 0      | long   | 48
            jackson-jr                            | string | 12     | bytes  | !base64
            borer-json borer-cbor json4s          | -      | -      | text   | !missing
            jsoniter-scala play-json zio-json     | -      | -      | text   | !missing
            upickle upack                         | -      | -      | text   | !missing
            circe circe-nulls                     | -      | -      | text   | !Missing required field
            scrooge-binary scrooge-compact        | -      | -      | text   | !Required field
            jsoniter-scala                        | -      | -      | blob   | -
            jsoniter-scala                        | -      | -      | texts  | []
            jsoniter-scala                        | string | it     | texts  | !expected '['
            borer-json borer-cbor                 | string | it     | long   | !Expected Long
            borer-cbor                            | string | it     | bytes  | !Expected Bytes
            circe circe-nulls                     | long   | 7      | string | !expecting string
            json4s                                | string | it     | long   | !Can't convert
            jsoniter-scala                        | long   | 7      | string | !expected '"'
            jsoniter-scala                        | double | 2.5    | long   | !illegal number
            play-json                             | string | it     | long   | !error.expected.js
            zio-json                              | long   | 7      | string | !expected string
            zio-json                              | double | 2.5    | long   | !got '.'
            upack                                 | bytes  | 6974   | string | !expected string
            upack                                 | string | it     | bytes  | !expected bytes
            upack                                 | string | 12     | long   | 12
            circe circe-nulls play-json           | double | 2.5    | long   | !
            borer-cbor                            | decimal(4,2) | 2.50 | - | !got Array Header
            upickle upack                         | list   | ,      | map    | {}
            scrooge-binary scrooge-compact        | long   | 7      | string | !Received wrong type for field
            """)
    void comes_to_what_the_page_says(String codecs, String written, String value, String read, String expected)
            throws Exception {
        for (String name : codecs.split(" ")) {
            assertThat(reread(name, written, value, read)).as(name).satisfies(got -> {
                if (expected.startsWith("!")) {
                    assertThat(got).startsWith("!").contains(expected.substring(1));
                } else {
                    assertThat(got).isEqualTo(expected);
                }
            });
        }
    }

    private static String reread(String name, String written, String value, String read) throws Exception {
        CodecInfo codec = InstalledModules.here()
                .provers()
                .flatMap(prover -> prover.provider().codecs().stream())
                .filter(one -> one.variant().name().equals(name))
                .findFirst()
                .orElseThrow();
        CodecProver prover = InstalledModules.here().proverOf(codec);
        byte[] message = written(prover, codec, written, value);
        Binding<Object> binding = prover.bind(codec, schema(read));
        return CodecProver.inLoader(binding, () -> {
            Codec<Object> reader = prover.provider().open(codec, binding);
            try {
                RecordValue record = binding.domain().fromDomain(reader.deserialize(message));
                return read.equals(NOTHING) ? NOTHING : shown(record.get(0));
            } catch (Exception e) { // a library may fail in any way
                return "!" + e;
            }
        });
    }

    private static byte[] written(CodecProver prover, CodecInfo codec, String type, String value) throws Exception {
        Binding<Object> binding = prover.bind(codec, schema(type));
        RecordValue record = type.equals(NOTHING) ? RecordValue.of() : RecordValue.of(value(type, value));
        return CodecProver.inLoader(
                binding,
                () -> prover.provider()
                        .open(codec, binding)
                        .serialize(binding.domain().toDomain(record)));
    }

    private static Schema schema(String type) {
        String field = type.equals(NOTHING) ? "" : "  it " + TYPES.getOrDefault(type, "optional(" + type + ")") + "\n";
        String state = type.startsWith("state") ? "enum a.E\n  OPEN\n" + (type.endsWith("2") ? "  SECOND\n" : "") : "";
        return SchemaText.parse("root a.R\nrecord a.R\n" + field + state);
    }

    private static Object value(String type, String text) {
        return switch (type) {
            case "long" -> Long.valueOf(text);
            case "double" -> Double.valueOf(text);
            case "decimal(4,2)" -> new BigDecimal(text);
            case "bytes" -> HexFormat.of().parseHex(text);
            case "list" -> elements(text).toList();
            case "map", "states" ->
                elements(text)
                        .map(entry -> entry.split("="))
                        .collect(Collectors.toMap(entry -> entry[0], entry -> entry[1]));
            default -> text;
        };
    }

    private static Stream<String> elements(String text) {
        return Arrays.stream(text.split(","));
    }

    private static String shown(Object value) {
        if (value == null) {
            return NOTHING;
        }
        return value instanceof byte[] bytes ? HexFormat.of().formatHex(bytes) : String.valueOf(value);
    }
}
