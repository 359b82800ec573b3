package io.wirecost.compiler.avrospecific;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.avro.Schema;

/** Finds the types of a schema that have a logical type. */
final class LogicalLeaves {
    private final Set<String> seen = new HashSet<>();
    private final Map<String, Schema> leaves = new LinkedHashMap<>();

    private LogicalLeaves() {}

    /** A record with a field for each of these types, and none that refers to other records. */
    static Schema of(Schema schema) {
        LogicalLeaves found = new LogicalLeaves();
        found.visit(schema);
        List<Schema.Field> fields = new ArrayList<>();
        found.leaves.values().forEach(leaf -> fields.add(new Schema.Field("f" + fields.size(), leaf)));
        return Schema.createRecord("Leaves", "", "", false, fields);
    }

    private void visit(Schema schema) {
        if (schema.getLogicalType() != null) {
            leaves.putIfAbsent(schema.getLogicalType().getName(), schema);
        }
        switch (schema.getType()) {
            case RECORD -> {
                if (seen.add(schema.getFullName())) {
                    schema.getFields().forEach(field -> visit(field.schema()));
                }
            }
            case ARRAY -> visit(schema.getElementType());
            case MAP -> visit(schema.getValueType());
            case UNION -> schema.getTypes().forEach(this::visit);
            case ENUM, FIXED, STRING, BYTES, INT, LONG, FLOAT, DOUBLE, BOOLEAN, NULL -> {}
        }
    }
}
