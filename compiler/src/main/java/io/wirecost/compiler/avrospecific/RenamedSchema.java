package io.wirecost.compiler.avrospecific;

import io.wirecost.core.schema.DefaultValue;
import io.wirecost.core.schema.Definition;
import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.SchemaNotes;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.TypeKind;
import io.wirecost.core.value.ValueRewrite;
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

    /** Another name of a field, as the classes of another version of the schema have it. */
    String alias(String name) {
        return name;
    }

    /** The same schema with other names. Its notes are lost, but for what is read where a symbol is unknown. */
    final Schema of(Schema schema) {
        Symbols symbols = new Symbols(schema);
        List<Definition> definitions = schema.definitions().stream()
                .map(definition -> renamed(definition, symbols))
                .toList();
        return new Schema(definition(schema.root().name()), definitions, notes(schema));
    }

    private SchemaNotes notes(Schema schema) {
        SchemaNotes.Builder notes = new SchemaNotes.Builder();
        schema.enums()
                .map(Definition::name)
                .forEach(name -> schema.notes()
                        .defaultOf(name)
                        .ifPresent(symbol -> notes.defaultOf(definition(name), symbol(name, symbol))));
        return notes.build();
    }

    private Definition renamed(Definition definition, Symbols symbols) {
        return definition
                .asRecord()
                .<Definition>map(record -> renamed(record, symbols))
                .orElseGet(() -> renamed(definition.asEnum().orElseThrow()));
    }

    private RecordDefinition renamed(RecordDefinition record, Symbols symbols) {
        return new RecordDefinition(
                definition(record.name()),
                record.fields().stream()
                        .map(field -> renamed(record.name(), field, symbols))
                        .toList(),
                record.isUnion());
    }

    private Field renamed(String record, Field field, Symbols symbols) {
        Field renamed = new Field(field(record, field.name()), renamed(field.type()))
                .withAliases(field.aliases().stream().map(this::alias).toList());
        return field.defaultValue()
                .map(own -> renamed.withDefault(new DefaultValue(symbols.value(field.type(), own.value()))))
                .orElse(renamed);
    }

    private Definition renamed(EnumDefinition enumeration) {
        return new EnumDefinition(
                definition(enumeration.name()),
                enumeration.symbols().stream()
                        .map(s -> symbol(enumeration.name(), s))
                        .toList());
    }

    private Type renamed(Type type) {
        return switch (type.form()) {
            case LEAF -> renamed(type.asLeaf().orElseThrow());
            case RECORD -> new Type.RecordRef(definition(type.name()));
            case ARRAY -> new Type.ArrayType(renamed(type.element()));
            case MAP -> new Type.MapType(renamed(type.element()));
            case OPTIONAL -> new Type.OptionalType(renamed(type.element()));
        };
    }

    private Type.Leaf renamed(Type.Leaf type) {
        return type.asEnum()
                .<Type.Leaf>map(its -> new Type.EnumRef(definition(its.name())))
                .orElseGet(() -> type.withFixed(this::renamedFixed));
    }

    private Type.Fixed renamedFixed(Type.Fixed fixed) {
        return new Type.Fixed(fixed(fixed.name()), fixed.size());
    }

    /** Values with the other names of symbols. */
    private final class Symbols extends ValueRewrite {
        Symbols(Schema schema) {
            super(schema);
        }

        @Override
        protected Object leaf(Type type, Object value) {
            return type.kind() == TypeKind.ENUM ? symbol(type.name(), (String) value) : value;
        }
    }
}
