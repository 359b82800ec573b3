package io.wirecost.compiler.avrospecific;

import io.wirecost.core.schema.Definition;
import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import java.util.List;

/**
 * A schema with the names of Java classes instead of its own, for libraries that look classes up by the names in an Avro
 * schema. Avro's binary encoding has no names in it, so the bytes stay the same.
 */
abstract class RenamedSchema {
    /** Full name of the class of a record or enum. */
    abstract String definition(String name);

    abstract String fixed(String name);

    abstract String field(String record, String field);

    abstract String symbol(String enumeration, String symbol);

    final Schema of(Schema schema) {
        List<Definition> definitions =
                schema.definitions().stream().map(this::renamed).toList();
        return new Schema(definition(schema.root().name()), definitions);
    }

    private Definition renamed(Definition definition) {
        return definition
                .asRecord()
                .map(this::renamed)
                .orElseGet(() -> renamed(definition.asEnum().orElseThrow()));
    }

    private Definition renamed(RecordDefinition record) {
        return new RecordDefinition(
                definition(record.name()),
                record.fields().stream()
                        .map(f -> new Field(field(record.name(), f.name()), renamed(f.type())))
                        .toList(),
                record.isUnion());
    }

    private Definition renamed(EnumDefinition enumeration) {
        return new EnumDefinition(
                definition(enumeration.name()),
                enumeration.symbols().stream()
                        .map(s -> symbol(enumeration.name(), s))
                        .toList());
    }

    private Type renamed(Type type) {
        return switch (type.kind()) {
            case NULL, BOOLEAN, INT, LONG, FLOAT, DOUBLE, BYTES, STRING, DATE, TIME_MILLIS, TIME_MICROS -> type;
            case TIMESTAMP_MILLIS, TIMESTAMP_MICROS, LOCAL_TIMESTAMP_MILLIS, LOCAL_TIMESTAMP_MICROS -> type;
            case FIXED -> renamedFixed(type);
            case DECIMAL ->
                new Type.Decimal(type.precision(), type.scale(), type.fixed().map(this::renamedFixed));
            case UUID -> new Type.Uuid(type.fixed().map(this::renamedFixed));
            case ENUM -> new Type.EnumRef(definition(type.name()));
            case RECORD -> new Type.RecordRef(definition(type.name()));
            case ARRAY -> new Type.ArrayType(renamed(type.element()));
            case MAP -> new Type.MapType(renamed(type.element()));
            case OPTIONAL -> new Type.OptionalType(renamed(type.element()));
        };
    }

    private Type.Fixed renamedFixed(Type fixed) {
        return new Type.Fixed(fixed(fixed.name()), fixed.size());
    }
}
