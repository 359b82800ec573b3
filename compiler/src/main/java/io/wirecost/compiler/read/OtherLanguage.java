package io.wirecost.compiler.read;

import io.wirecost.core.InputException;
import io.wirecost.core.json.Json;
import io.wirecost.core.json.JsonText;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** Schema languages that are not read, so that their users hear so instead of what is no JSON in their file. */
enum OtherLanguage {
    PROTOBUF("a Protocol Buffers schema", "syntax\\s*=|(package|import)\\s[^;]*;\\s|message\\s+\\w+\\s*\\{", "proto"),
    JSON_SCHEMA("a JSON Schema"),
    XSD("an XML schema", "<", "xsd", "xml"),
    FLATBUFFERS("a FlatBuffers schema", "(namespace\\s+[\\w.]+;\\s*)?(table|root_type)\\s", "fbs"),
    AVRO_IDL("Avro IDL", "(@\\S+\\s*)*protocol\\s+\\w+\\s*\\{|namespace\\s+[\\w.]+;|schema\\s+\\w+;", "avdl"),
    THRIFT("a Thrift schema", "namespace\\s+\\w+\\s|struct\\s+\\w+\\s*\\{\\s*\\d+\\s*:", "thrift"),
    CAPNPROTO("a Cap'n Proto schema", "@0x[0-9a-f]+;", "capnp"),
    ASN1("an ASN.1 module", "[\\w-]+\\s+(\\{[^}]*\\}\\s*)?DEFINITIONS\\b", "asn", "asn1"),
    GRAPHQL("a GraphQL schema", "type\\s+\\w+[^{]*\\{", "graphql", "graphqls"),
    AVRO_FILE("an Avro file of records; give it with --records, without a schema", "Obj\u0001", "avro");

    private static final int FIRST_LOOK = 4096;
    private static final String COMMENTS = "(\\s+|//.*|#.*|/\\*(?s:.*?)\\*/)*+";

    private final String title;
    private final Optional<Pattern> start;
    private final List<String> endings;

    OtherLanguage(String title) {
        this.title = title;
        this.start = Optional.empty();
        this.endings = List.of();
    }

    OtherLanguage(String title, String start, String... endings) {
        this.title = title;
        this.start = Optional.of(Pattern.compile(COMMENTS + "(" + start + ")"));
        this.endings = List.of(endings);
    }

    /**
     * Refuses a text that is a schema of one of these languages: one that begins so, or whose file is named so.
     *
     * @param supported what is read, for the message
     */
    static void refuse(String fileName, String text, String supported) throws InputException {
        Optional<OtherLanguage> found = of(fileName, text);
        if (found.isPresent()) {
            throw new InputException(fileName + ": is " + found.get().title + "; supported: " + supported
                    + ". Without a schema, one is inferred from JSON records: wirecost run --records FILE");
        }
    }

    private static Optional<OtherLanguage> of(String fileName, String text) {
        String begin = text.stripLeading();
        if (begin.startsWith("{") || begin.startsWith("[")) {
            return isJsonSchema(text) ? Optional.of(JSON_SCHEMA) : Optional.empty();
        }
        String ending = fileName.substring(fileName.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
        return Arrays.stream(values())
                .filter(language -> language.endings.contains(ending))
                .findFirst()
                .or(() -> byStart(text.substring(0, Math.min(text.length(), FIRST_LOOK))));
    }

    private static Optional<OtherLanguage> byStart(String text) {
        return Arrays.stream(values())
                .filter(language -> language.start
                        .filter(pattern -> pattern.matcher(text).lookingAt())
                        .isPresent())
                .findFirst();
    }

    private static boolean isJsonSchema(String text) {
        try {
            return JsonText.read(text, "") instanceof Json.Obj object
                    && !object.members().containsKey("fields")
                    && (object.members().containsKey("$schema")
                            || object.members().containsKey("properties")
                            || new Json.Str("object").equals(object.members().get("type")));
        } catch (InputException e) {
            return false; // the reader of the language says what is wrong
        }
    }
}
