package io.wirecost.compiler.read.avro;

import io.wirecost.compiler.value.AvroDialect;
import io.wirecost.compiler.value.JsonRecords;
import io.wirecost.core.Problems;
import io.wirecost.core.json.Json;
import io.wirecost.core.schema.DefaultValue;
import io.wirecost.core.schema.Definition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** Gives the fields of a schema the neutral values of the defaults that its text has for them. */
final class AvroDefaults {
    private final Schema schema;
    private final Map<String, Json> texts;
    private final Function<Json, String> places;
    private final Problems problems;
    private final JsonRecords reader;
    private final Map<String, DefaultValue> values = new HashMap<>();
    private final Set<String> open = new HashSet<>();
    private final Set<String> unfit = new HashSet<>();

    private AvroDefaults(Schema schema, Map<String, Json> texts, Function<Json, String> places, Problems problems) {
        this.schema = schema;
        this.texts = texts;
        this.places = places;
        this.problems = problems;
        this.reader = new JsonRecords(schema, new DefaultsDialect(), this::of, problems);
    }

    /** Returns where the default of a field is found among others. */
    static String key(String record, String field) {
        return record + " " + field;
    }

    /**
     * The schema with its defaults, but those that do not fit.
     *
     * @param texts the defaults as the schema has them, each by its {@link #key}
     * @param places file, line and column of a default, or the file
     * @param unfit takes those that do not
     */
    static Schema read(Schema schema, Map<String, Json> texts, Function<Json, String> places, Problems unfit) {
        return new AvroDefaults(schema, texts, places, unfit).read();
    }

    private Schema read() {
        List<Definition> definitions = schema.definitions().stream()
                .map(d -> d.asRecord().<Definition>map(this::read).orElse(d))
                .toList();
        return new Schema(schema.root().name(), definitions, schema.notes());
    }

    private RecordDefinition read(RecordDefinition record) {
        return record.withFields(
                record.fields().stream().map(field -> read(record, field)).toList());
    }

    private Field read(RecordDefinition record, Field field) {
        Optional.ofNullable(texts.get(key(record.name(), field.name())))
                .ifPresent(text ->
                        problems.moveTo(places.apply(text), "default of " + record.name() + "." + field.name()));
        return of(record, field).map(field::withDefault).orElse(field);
    }

    /** A record in a default may lack fields that have defaults themselves. */
    private Optional<DefaultValue> of(RecordDefinition record, Field field) {
        String key = key(record.name(), field.name());
        Json text = texts.get(key);
        if (text != null && !values.containsKey(key) && !unfit.contains(key)) {
            if (open.add(key)) {
                long problemsBefore = problems.count();
                DefaultValue value = new DefaultValue(reader.value(field.type(), text));
                if (problems.count() == problemsBefore) {
                    values.put(key, value);
                } else {
                    unfit.add(key);
                }
            } else {
                problems.add("", "contains itself without end");
                return Optional.of(new DefaultValue(null));
            }
        }
        return Optional.ofNullable(values.get(key));
    }

    /** Avro's JSON, but for unions: a default does not say its type. It is of the first one where it fits. */
    private static final class DefaultsDialect extends AvroDialect {
        @Override
        public Optional<Chosen> named(RecordDefinition union, Json json) {
            return Optional.of(new Chosen(0, json, false));
        }

        @Override
        public Json unwrap(Type type, Json json) {
            return json;
        }
    }
}
