package io.wirecost.inference.schema;

import io.wirecost.compiler.SchemaReaders;
import io.wirecost.compiler.avro.AvroSchemaText;
import io.wirecost.compiler.value.AvroNames;
import io.wirecost.core.InputException;
import io.wirecost.core.schema.Definition;
import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.SchemaNotes;
import io.wirecost.core.schema.Spelling;
import io.wirecost.core.schema.Type;
import io.wirecost.inference.guess.Guess;
import io.wirecost.inference.guess.Guess.Member;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Makes a schema of guesses. Records and enums are named after the keys that hold them. Two that are the same, their
 * spellings too, share a definition.
 */
public final class SchemaBuilder {
    private static final String NAMESPACE = "inferred.";

    private final SafeNames names = new SafeNames();
    private final SchemaNotes.Builder notes = new SchemaNotes.Builder();
    private final Map<String, Definition> definitions = new LinkedHashMap<>();
    private final Map<Object, Type> known = new HashMap<>();

    private SchemaBuilder() {}

    /** @param name of what the records are, by which the root record is named */
    public static Schema build(String name, Guess.Entity root) {
        SchemaBuilder builder = new SchemaBuilder();
        String rootName = builder.record(name, root);
        Schema built = new Schema(rootName, new FirstUse(builder.definitions).from(rootName), builder.notes.build());
        return built.records().anyMatch(RecordDefinition::isUnion) ? reread(built) : built;
    }

    /** A union has no name in Avro. So it gets the one that the schema's text gives it when it is read again. */
    private static Schema reread(Schema schema) {
        try {
            return SchemaReaders.forFile("inferred.avsc")
                    .read(AvroSchemaText.emitWithNotes(schema), "inferred.avsc")
                    .schema();
        } catch (InputException e) {
            throw new IllegalStateException("a schema that was made has to be right", e);
        }
    }

    /** A type, and how JSON spells its values or those inside. */
    private record Spelled(Type type, Optional<Spelling> spelling) {}

    private record SpelledField(Field field, Optional<Spelling> spelling) {}

    private Spelled type(String name, Guess guess) {
        Spelled present = present(name, guess);
        return guess.isOptional() ? new Spelled(new Type.OptionalType(present.type), present.spelling) : present;
    }

    private Spelled present(String name, Guess guess) {
        return switch (guess.form()) {
            case VALUE -> new Spelled(named(guess.type()), guess.spelling());
            case CHOICE -> new Spelled(enumeration(name, guess.symbols()), Optional.empty());
            case ENTITY -> new Spelled(entity(name, guess), Optional.empty());
            case MANY -> {
                Spelled elements = type(name, guess.elements());
                yield new Spelled(new Type.ArrayType(elements.type), elements.spelling);
            }
            case KEYED -> {
                Spelled values = type(name, guess.elements());
                yield new Spelled(new Type.MapType(values.type), values.spelling);
            }
            case UNION -> new Spelled(union(name, guess), Optional.empty());
        };
    }

    private static Type.Leaf named(Type.Leaf type) {
        return switch (type.kind()) {
            case UUID -> new Type.Uuid(type.fixed().map(fixed -> fixed(fixed.name(), fixed.size())));
            case FIXED -> fixed(type.name(), type.size());
            default -> type;
        };
    }

    private static Type.Fixed fixed(String name, int size) {
        return new Type.Fixed(NAMESPACE + name, size);
    }

    private Type enumeration(String name, List<String> symbols) {
        return known.computeIfAbsent(symbols, same -> {
            String full = NAMESPACE + names.definition(name);
            definitions.put(full, new EnumDefinition(full, symbols));
            return new Type.EnumRef(full);
        });
    }

    /** Its branches have the names of their types, as in Avro. */
    private Type union(String name, Guess union) {
        List<Field> branches = union.members().stream()
                .map(branch -> type(nameOf(name, branch), branch.guess()).type)
                .map(type -> new Field(Definition.simpleName(AvroNames.of(type)), new Type.OptionalType(type)))
                .toList();
        return known.computeIfAbsent(branches, same -> {
            String full = NAMESPACE + names.definition(name + "_union");
            definitions.put(full, new RecordDefinition(full, branches, true));
            return new Type.RecordRef(full);
        });
    }

    private static String nameOf(String name, Member branch) {
        return branch.guess().form() == Guess.Form.ENTITY ? name + "_" + branch.key() : name;
    }

    private Type entity(String name, Guess entity) {
        List<SpelledField> fields = fields(entity);
        Type same = known.get(fields);
        if (same != null) {
            return same;
        }
        Type type = new Type.RecordRef(define(name, fields));
        known.put(fields, type);
        return type;
    }

    private String record(String name, Guess.Entity entity) {
        return define(name, fields(entity));
    }

    private String define(String name, List<SpelledField> fields) {
        String full = NAMESPACE + names.definition(name);
        definitions.put(
                full,
                new RecordDefinition(
                        full, fields.stream().map(SpelledField::field).toList()));
        fields.forEach(spelled ->
                spelled.spelling.ifPresent(spelling -> notes.spelling(full, spelled.field.name(), spelling)));
        return full;
    }

    private List<SpelledField> fields(Guess entity) {
        List<String> keys = entity.members().stream().map(Member::key).toList();
        Map<String, String> fieldNames = SafeNames.fields(keys);
        List<SpelledField> fields = new ArrayList<>();
        for (Member member : entity.members()) {
            Spelled type = type(member.key(), member.guess());
            fields.add(new SpelledField(field(fieldNames.get(member.key()), member.key(), type.type), type.spelling));
        }
        return fields;
    }

    private static Field field(String name, String key, Type type) {
        Field field = new Field(name, type);
        return name.equals(key) ? field : field.withAliases(List.of(key)).withKey(key);
    }
}
