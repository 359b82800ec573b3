package io.wirecost.codecs.yasson;

import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.Schema;
import jakarta.json.bind.config.PropertyNamingStrategy;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The schema's names for property names. JSON Binding asks for a name without saying whose property it is. */
final class SchemaNames implements PropertyNamingStrategy {
    private final Map<String, String> names = new HashMap<>();

    SchemaNames(Schema schema) {
        JavaNames java = new JavaNames(schema);
        for (RecordDefinition record : schema.records().toList()) {
            record.fields().forEach(f -> names.put(java.property(record.name(), f.name()), f.wireName()));
        }
    }

    @Override
    public String translateName(String property) {
        return names.getOrDefault(property, property);
    }

    /** Two fields of different wire names that Java cannot tell apart without their records. */
    static Optional<String> ambiguity(Schema schema) {
        JavaNames java = new JavaNames(schema);
        Map<String, Field> seen = new HashMap<>();
        List<RecordDefinition> records = schema.records().toList();
        for (RecordDefinition record : records) {
            for (Field field : record.fields()) {
                String property = java.property(record.name(), field.name());
                Field other = seen.putIfAbsent(property, field);
                if (other != null && !other.wireName().equals(field.wireName())) {
                    return Optional.of("%s.%s and a field %s of another record are both the property %s in Java"
                            .formatted(record.name(), field.name(), other.name(), property));
                }
            }
        }
        return Optional.empty();
    }
}
