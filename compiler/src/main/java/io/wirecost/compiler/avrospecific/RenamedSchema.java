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
        List<Definition> definitions = schema.definitions().stream()
                .map(d -> d instanceof RecordDefinition record ? renamed(record) : renamed((EnumDefinition) d))
                .toList();
        return new Schema(definition(schema.root().name()), definitions);
    }

    private Definition renamed(RecordDefinition record) {
        return new RecordDefinition(
                definition(record.name()),
                record.fields().stream()
                        .map(f -> new Field(field(record.name(), f.name()), renamed(f.type())))
                        .toList());
    }

    private Definition renamed(EnumDefinition enumeration) {
        return new EnumDefinition(
                definition(enumeration.name()),
                enumeration.symbols().stream()
                        .map(s -> symbol(enumeration.name(), s))
                        .toList());
    }

    private Type renamed(Type type) {
        if (type instanceof Type.RecordRef ref) {
            return new Type.RecordRef(definition(ref.name()));
        } else if (type instanceof Type.EnumRef ref) {
            return new Type.EnumRef(definition(ref.name()));
        } else if (type instanceof Type.ArrayType array) {
            return new Type.ArrayType(renamed(array.element()));
        } else if (type instanceof Type.MapType map) {
            return new Type.MapType(renamed(map.value()));
        } else if (type instanceof Type.OptionalType optional) {
            return new Type.OptionalType(renamed(optional.type()));
        } else if (type instanceof Type.Fixed fixed) {
            return renamed(fixed);
        } else if (type instanceof Type.Decimal decimal) {
            return new Type.Decimal(
                    decimal.precision(), decimal.scale(), decimal.fixed().map(this::renamed));
        } else if (type instanceof Type.Uuid uuid) {
            return new Type.Uuid(uuid.fixed().map(this::renamed));
        }
        return type;
    }

    private Type.Fixed renamed(Type.Fixed fixed) {
        return new Type.Fixed(fixed(fixed.name()), fixed.size());
    }
}
