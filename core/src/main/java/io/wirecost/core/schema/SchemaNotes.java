package io.wirecost.core.schema;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What a schema says besides the values that it describes: documentation, and defaults of fields that a record may lack
 * where it is read. The text is the user's, so it never reaches generated code, and it changes no byte of a message.
 */
public final class SchemaNotes {
    /** Of a schema that says nothing besides. */
    public static final SchemaNotes NONE = new SchemaNotes(Map.of(), Map.of());

    private static final String MEMBER = "#";

    private final Map<String, String> docs;
    private final Map<String, String> defaults;

    private SchemaNotes(Map<String, String> docs, Map<String, String> defaults) {
        this.docs = Map.copyOf(docs);
        this.defaults = Map.copyOf(defaults);
    }

    /** Documentation of a record, enum or fixed. */
    public Optional<String> doc(String definition) {
        return Optional.ofNullable(docs.get(definition));
    }

    /** Documentation of a record's field. */
    public Optional<String> doc(String record, String field) {
        return doc(record + MEMBER + field);
    }

    /** The symbol that an unknown one is read as, as JSON. */
    public Optional<String> defaultOf(String enumeration) {
        return Optional.ofNullable(defaults.get(enumeration));
    }

    /** The value of a field that is missing, as JSON in the encoding of Avro's schema language. */
    public Optional<String> defaultOf(String record, String field) {
        return defaultOf(record + MEMBER + field);
    }

    /** Collects notes while a schema is read. */
    public static final class Builder {
        private final Map<String, String> docs = new LinkedHashMap<>();
        private final Map<String, String> defaults = new LinkedHashMap<>();

        public void doc(String definition, String text) {
            docs.putIfAbsent(definition, text);
        }

        public void doc(String record, String field, String text) {
            doc(record + MEMBER + field, text);
        }

        /** @param json the symbol as a JSON string */
        public void defaultOf(String enumeration, String json) {
            defaults.putIfAbsent(enumeration, json);
        }

        /** @param json the value in the encoding of Avro's schema language */
        public void defaultOf(String record, String field, String json) {
            defaultOf(record + MEMBER + field, json);
        }

        public SchemaNotes build() {
            return new SchemaNotes(docs, defaults);
        }
    }
}
