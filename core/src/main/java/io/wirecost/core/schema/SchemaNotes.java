package io.wirecost.core.schema;

import io.wirecost.core.schema.Definition.RecordDefinition;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The notes of a schema, beside the values that it describes: documentation, symbols that stand for unknown ones where a
 * value is read, and how JSON spells values. The text is the user's, so it never reaches generated code. Only hints for
 * Protocol Buffers change bytes, and only those of its own messages.
 */
public final class SchemaNotes {
    /** The notes of a schema with none of these. */
    public static final SchemaNotes NONE = new Builder().build();

    private static final String MEMBER = "#";

    private final Map<String, String> docs;
    private final Map<String, String> symbols;
    private final Map<String, Spelling> spellings;
    private final Map<String, ProtoHint> hints;
    private final Map<String, Integer> numbers;
    private final boolean keepsNumbers;

    private SchemaNotes(Builder builder) {
        this.docs = Map.copyOf(builder.docs);
        this.symbols = Map.copyOf(builder.symbols);
        this.spellings = Map.copyOf(builder.spellings);
        this.hints = Map.copyOf(builder.hints);
        this.numbers = Map.copyOf(builder.numbers);
        this.keepsNumbers = builder.keepsNumbers;
    }

    /** Documentation of a record, enum or fixed. */
    public Optional<String> doc(String definition) {
        return Optional.ofNullable(docs.get(definition));
    }

    /** Documentation of a record's field. */
    public Optional<String> doc(String record, String field) {
        return doc(record + MEMBER + field);
    }

    /** The symbol that an unknown one is read as. */
    public Optional<String> defaultOf(String enumeration) {
        return Optional.ofNullable(symbols.get(enumeration));
    }

    /**
     * How JSON spells a field's values, or those in its arrays and maps; empty for the usual way. A record inside has
     * fields of its own.
     */
    public Optional<Spelling> spelling(String record, String field) {
        return Optional.ofNullable(spellings.get(record + MEMBER + field));
    }

    /** How a field stands in the user's own messages of Protocol Buffers; empty if the schema is of another language. */
    public Optional<ProtoHint> hint(String record, String field) {
        return Optional.ofNullable(hints.get(record + MEMBER + field));
    }

    /** Returns whether any field has a hint for Protocol Buffers. */
    public boolean hasHints() {
        return !hints.isEmpty();
    }

    /** Returns whether a record is a oneof of the user's own message: a union whose branches are fields of that message. */
    public boolean isOneof(RecordDefinition union) {
        return union.isUnion()
                && union.fields().stream()
                        .allMatch(branch -> hint(union.name(), branch.name()).isPresent());
    }

    /** The number of an enum's symbol in the user's own messages of Protocol Buffers. */
    public Optional<Integer> number(String enumeration, String symbol) {
        return Optional.ofNullable(numbers.get(enumeration + MEMBER + symbol));
    }

    /**
     * Whether fields have their numbers in every language with numbers, and not only in the user's own. This is one of several
     * versions of a schema then, and what stays has the same number in all of them.
     */
    public boolean keepsNumbers() {
        return keepsNumbers;
    }

    /** Returns a builder that begins with these notes. */
    public Builder toBuilder() {
        Builder builder = new Builder();
        builder.docs.putAll(docs);
        builder.symbols.putAll(symbols);
        builder.spellings.putAll(spellings);
        builder.hints.putAll(hints);
        builder.numbers.putAll(numbers);
        builder.keepsNumbers = keepsNumbers;
        return builder;
    }

    /** Collects notes while a schema is read, or changed. */
    public static final class Builder {
        private final Map<String, String> docs = new LinkedHashMap<>();
        private final Map<String, String> symbols = new LinkedHashMap<>();
        private final Map<String, Spelling> spellings = new LinkedHashMap<>();
        private final Map<String, ProtoHint> hints = new LinkedHashMap<>();
        private final Map<String, Integer> numbers = new LinkedHashMap<>();
        private boolean keepsNumbers;

        public void doc(String definition, String text) {
            docs.putIfAbsent(definition, text);
        }

        public void doc(String record, String field, String text) {
            doc(record + MEMBER + field, text);
        }

        public void defaultOf(String enumeration, String symbol) {
            symbols.putIfAbsent(enumeration, symbol);
        }

        public void spelling(String record, String field, Spelling spelling) {
            spellings.putIfAbsent(record + MEMBER + field, spelling);
        }

        public void hint(String record, String field, ProtoHint hint) {
            hints.put(record + MEMBER + field, hint);
        }

        public void number(String enumeration, String symbol, int number) {
            numbers.put(enumeration + MEMBER + symbol, number);
        }

        /** Has fields keep their numbers in every language; all fields of all records need some. */
        public void keepNumbers() {
            keepsNumbers = true;
        }

        public SchemaNotes build() {
            return new SchemaNotes(this);
        }
    }
}
