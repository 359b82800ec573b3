package io.wirecost.compiler.read;

import io.wirecost.core.InputException;
import io.wirecost.core.json.Json;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Schema languages that are not read, so that their users hear so instead of what is no JSON in their file. */
enum OtherLanguage {
    CONNECT("a schema in the notation of Kafka Connect", "(?!)"),
    XSD("an XML schema", "<", "xsd", "xml"),
    FLATBUFFERS("a FlatBuffers schema", "(namespace\\s+[\\w.]+;\\s*)?(table|root_type)\\s", "fbs"),
    THRIFT("a Thrift schema", "namespace\\s+\\w+\\s|struct\\s+\\w+\\s*\\{\\s*\\d+\\s*:", "thrift"),
    CAPNPROTO("a Cap'n Proto schema", "@0x[0-9a-f]+;", "capnp"),
    ASN1("an ASN.1 module", "[\\w-]+\\s+(\\{[^}]*\\}\\s*)?DEFINITIONS\\b", "asn", "asn1"),
    GRAPHQL("a GraphQL schema", "type\\s+\\w+[^{]*\\{", "graphql", "graphqls"),
    AVRO_FILE("an Avro file of records; give it with --records, without a schema", "Obj\u0001", "avro");

    private final String title;
    private final Pattern start;
    private final List<String> endings;

    OtherLanguage(String title, String start, String... endings) {
        this.title = title;
        this.start = SchemaStart.pattern(start);
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
        if (SchemaStart.isJson(text)) {
            return isConnect(text) ? Optional.of(CONNECT) : Optional.empty();
        }
        String ending = fileName.substring(fileName.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
        return Arrays.stream(values())
                .filter(language -> language.endings.contains(ending))
                .findFirst()
                .or(() -> Arrays.stream(values())
                        .filter(language -> SchemaStart.isAt(language.start, text))
                        .findFirst());
    }

    private static boolean isConnect(String text) {
        Map<String, Json> members = SchemaStart.members(text);
        return new Json.Str("struct").equals(members.get("type"))
                || members.containsKey("schema") && members.containsKey("payload");
    }
}
