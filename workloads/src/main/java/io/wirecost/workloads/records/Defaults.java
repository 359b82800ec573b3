package io.wirecost.workloads.records;

import io.wirecost.compiler.json.Json;
import io.wirecost.compiler.json.JsonText;
import io.wirecost.core.InputException;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The values that a schema gives to fields which a record lacks. */
final class Defaults {
    private final Schema schema;
    private final RecordProblems problems;
    private final JsonRecords reader;
    private final Map<String, Object> values = new HashMap<>();
    private final Set<String> open = new HashSet<>();

    private Defaults(Schema schema, RecordProblems problems) {
        this.schema = schema;
        this.problems = problems;
        this.reader = new JsonRecords(schema, new DefaultsDialect(), this, problems);
    }

    /**
     * Reads all defaults of a schema.
     *
     * @param file the schema's, for messages
     * @throws InputException with every default that does not fit its field
     */
    static Defaults of(Schema schema, String file) throws InputException {
        RecordProblems problems = new RecordProblems(file);
        Defaults defaults = new Defaults(schema, problems);
        for (RecordDefinition record : schema.records().toList()) {
            for (Field field : record.fields()) {
                problems.startRecord("default of " + record.name() + "." + field.name());
                if (defaults.has(record, field)) {
                    defaults.get(record, field);
                }
            }
        }
        problems.throwIfAny();
        return defaults;
    }

    boolean has(RecordDefinition record, Field field) {
        return json(record, field).isPresent();
    }

    /** The neutral value; null is absent. A record in a default may lack fields that have defaults themselves. */
    Object get(RecordDefinition record, Field field) {
        String key = record.name() + " " + field.name();
        if (!values.containsKey(key)) {
            if (open.add(key)) {
                values.put(
                        key,
                        reader.value(field.type(), "", parse(json(record, field).orElseThrow())));
            } else {
                problems.add("", "contains itself without end");
            }
        }
        return values.get(key);
    }

    private Optional<String> json(RecordDefinition record, Field field) {
        return schema.notes().defaultOf(record.name(), field.name());
    }

    private static Json parse(String json) {
        try {
            return JsonText.read(json, "default");
        } catch (InputException e) {
            throw new IllegalStateException("the schema's reader wrote this JSON: " + json, e);
        }
    }

    /** Avro's JSON, but for unions: a default is of one of the types and does not say which. */
    private static final class DefaultsDialect implements Dialect {
        private final Dialect avro = new AvroDialect();

        @Override
        public Object special(Type type, Json json) throws Unfit {
            return avro.special(type, json);
        }

        @Override
        public Json unwrap(Type type, Json json) {
            return json;
        }
    }
}
