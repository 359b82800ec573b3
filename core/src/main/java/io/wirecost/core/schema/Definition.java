package io.wirecost.core.schema;

import java.util.List;
import java.util.Optional;

/** A named type of a schema, whose full name follows Avro: {@code namespace.Simple}. */
public sealed interface Definition {
    String name();

    /** The names of the fields or the symbols, in the order of the schema. */
    List<String> members();

    /** This definition as a record. */
    default Optional<RecordDefinition> asRecord() {
        return Optional.empty();
    }

    /** This definition as an enum. */
    default Optional<EnumDefinition> asEnum() {
        return Optional.empty();
    }

    /** The part of a full name behind its last dot. */
    static String simpleName(String fullName) {
        return fullName.substring(fullName.lastIndexOf('.') + 1);
    }

    /**
     * A record with its fields in the order of the schema.
     *
     * @param isUnion whether it is a union: its fields are the branches, all of them optional, and a value has exactly one.
     *     So every format that holds records holds unions, and one with unions of its own uses these
     */
    record RecordDefinition(String name, List<Field> fields, boolean isUnion) implements Definition {
        public RecordDefinition {
            fields = List.copyOf(fields);
            if (isUnion
                    && (fields.isEmpty()
                            || !fields.stream().allMatch(field -> field.type().isOptional()))) {
                throw new IllegalArgumentException("a union needs branches, each of them optional: " + name);
            }
        }

        /** A record that is no union. */
        public RecordDefinition(String name, List<Field> fields) {
            this(name, fields, false);
        }

        /** The same record, or the same union, with other fields. */
        public RecordDefinition withFields(List<Field> others) {
            return new RecordDefinition(name, others, isUnion);
        }

        @Override
        public List<String> members() {
            return fields.stream().map(Field::name).toList();
        }

        @Override
        public Optional<RecordDefinition> asRecord() {
            return Optional.of(this);
        }

        public Field field(String fieldName) {
            return fields.stream()
                    .filter(f -> f.name().equals(fieldName))
                    .findFirst()
                    .orElseThrow(() -> new IllegalArgumentException(name + " has no field " + fieldName));
        }
    }

    /** An enum with its symbols in the order of the schema. */
    record EnumDefinition(String name, List<String> symbols) implements Definition {
        public EnumDefinition {
            symbols = List.copyOf(symbols);
        }

        @Override
        public List<String> members() {
            return symbols;
        }

        @Override
        public Optional<EnumDefinition> asEnum() {
            return Optional.of(this);
        }
    }
}
