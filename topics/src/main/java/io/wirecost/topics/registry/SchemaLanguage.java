package io.wirecost.topics.registry;

import java.util.Arrays;
import java.util.Optional;

/** The languages that a registry has schemas in. */
public enum SchemaLanguage {
    AVRO("Avro", ".avsc"),
    PROTOBUF("Protocol Buffers", ".proto"),
    JSON("JSON Schema", ".json");

    private final String title;
    private final String ending;

    SchemaLanguage(String title, String ending) {
        this.title = title;
        this.ending = ending;
    }

    /** The language of a registry's {@code schemaType}, which leaves Avro out. */
    static Optional<SchemaLanguage> of(Optional<String> type) {
        String name = type.orElse(AVRO.name());
        return Arrays.stream(values())
                .filter(language -> language.name().equals(name))
                .findFirst();
    }

    /** For people. */
    public String title() {
        return title;
    }

    /** How files of this language end. */
    public String ending() {
        return ending;
    }
}
