package io.wirecost.compiler.avrospecific;

import io.wirecost.core.schema.Definition;
import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.DefinitionCases;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.LeafCases;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.TypeCases;
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
                .<Definition>map(d -> d.match(new DefinitionCases<>(this::renamed, this::renamed)))
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
        return type.match(new TypeCases<>(
                this::renamedLeaf,
                record -> new Type.RecordRef(definition(record.name())),
                array -> new Type.ArrayType(renamed(array.element())),
                map -> new Type.MapType(renamed(map.element())),
                optional -> new Type.OptionalType(renamed(optional.element()))));
    }

    private Type renamedLeaf(Type.Leaf type) {
        return type.match(new LeafCases<>(
                primitive -> primitive,
                temporal -> temporal,
                this::renamed,
                decimal -> new Type.Decimal(
                        decimal.precision(), decimal.scale(), decimal.fixed().map(this::renamed)),
                uuid -> new Type.Uuid(uuid.fixed().map(this::renamed)),
                enumeration -> new Type.EnumRef(definition(enumeration.name()))));
    }

    private Type.Fixed renamed(Type.Fixed fixed) {
        return new Type.Fixed(fixed(fixed.name()), fixed.size());
    }
}
