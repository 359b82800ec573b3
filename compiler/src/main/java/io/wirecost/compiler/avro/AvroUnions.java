package io.wirecost.compiler.avro;

import io.wirecost.compiler.value.AvroNames;
import io.wirecost.core.schema.Definition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The unions of a schema as Avro has them. Avro tells a union's branches apart by the names of their types, and a union is no branch
 * of another one. So each branch of a type that another branch has too, each that is a union, and each that holds its own
 * union again in lists or maps alone, gets a record around its value,
 * with the one field {@code value}. The root record stays a record, though it be a union: a message of Avro is one.
 */
public final class AvroUnions {
    /** The one field of a record around a branch. */
    public static final String VALUE = "value";

    private final Schema schema;
    private final Set<String> taken = new HashSet<>();
    private final List<Definition> wrappers = new ArrayList<>();

    private AvroUnions(Schema schema) {
        this.schema = schema;
        schema.definitions().forEach(definition -> taken.add(definition.name()));
        schema.types().stream()
                .flatMap(type -> type.asLeaf().stream())
                .forEach(leaf -> leaf.asFixed().ifPresent(fixed -> taken.add(fixed.name())));
    }

    /** The schema with a record around each branch that needs one. It has the same names in it, and may be told again. */
    public static Schema told(Schema schema) {
        AvroUnions unions = new AvroUnions(schema);
        List<Definition> definitions = new ArrayList<>();
        for (Definition definition : schema.definitions()) {
            definitions.add(definition.asRecord().<Definition>map(unions::told).orElse(definition));
        }
        definitions.addAll(unions.wrappers);
        return new Schema(schema.root().name(), definitions, schema.notes());
    }

    /** Returns whether what the told schema has for a branch is a record around it. */
    public static boolean isWrapped(Field branch, Field told) {
        return !branch.type().equals(told.type());
    }

    private RecordDefinition told(RecordDefinition record) {
        if (!record.isUnion()) {
            return record;
        } else if (record.equals(schema.root())) {
            return new RecordDefinition(record.name(), record.fields());
        }
        Set<String> once = record.fields().stream()
                .collect(Collectors.groupingBy(branch -> AvroNames.of(branch.type()), Collectors.counting()))
                .entrySet()
                .stream()
                .filter(name -> name.getValue() == 1)
                .map(java.util.Map.Entry::getKey)
                .collect(Collectors.toSet());
        return record.withFields(record.fields().stream()
                .map(branch -> isUnion(branch)
                                || leadsTo(record, branch.type(), new HashSet<>())
                                || !once.contains(AvroNames.of(branch.type()))
                        ? branch.withType(wrapper(record, branch))
                        : branch)
                .toList());
    }

    /** Returns whether a type holds a union again without a named type between them: such a text would have no end. */
    private boolean leadsTo(RecordDefinition union, Type type, Set<String> seen) {
        Type inner = type;
        while (inner.isOptional() || inner.contained().isPresent()) {
            inner = inner.element();
        }
        if (inner.asRecord().isEmpty()) {
            return false;
        }
        RecordDefinition record = schema.record(inner.name());
        return record.isUnion()
                && !record.equals(schema.root())
                && (record.equals(union)
                        || seen.add(record.name())
                                && record.fields().stream().anyMatch(branch -> leadsTo(union, branch.type(), seen)));
    }

    private boolean isUnion(Field branch) {
        return branch.type()
                .present()
                .asRecord()
                .map(ref -> schema.record(ref.name()))
                .filter(record -> record.isUnion() && !record.equals(schema.root()))
                .isPresent();
    }

    /** A record with a name that nothing else has. */
    private Type wrapper(RecordDefinition union, Field branch) {
        String name = union.name() + JavaNames.capitalize(branch.name());
        while (!taken.add(name)) {
            name += "_";
        }
        wrappers.add(new RecordDefinition(
                name, List.of(new Field(VALUE, branch.type().present()))));
        return new Type.OptionalType(new Type.RecordRef(name));
    }
}
