package io.wirecost.evolution.edit;

import io.wirecost.core.schema.Definition;
import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Where a schema can be changed: the definitions that its root leads to, and their fields. */
final class Places {
    private final Schema schema;
    private final Set<String> reached = new HashSet<>();

    Places(Schema schema) {
        this.schema = schema;
        reach(new Type.RecordRef(schema.root().name()));
    }

    private void reach(Type type) {
        Type inner = Types.innermost(type);
        inner.asEnum().ifPresent(enumeration -> reached.add(enumeration.name()));
        inner.asRecord()
                .filter(record -> reached.add(record.name()))
                .ifPresent(record -> schema.record(record.name()).fields().forEach(field -> reach(field.type())));
    }

    /** A field of a record that is no union. */
    record Spot(RecordDefinition record, Field field) {
        String name() {
            return record.name();
        }
    }

    Schema schema() {
        return schema;
    }

    /** The records that are no unions. */
    Stream<RecordDefinition> records() {
        return schema.records().filter(record -> reached.contains(record.name()) && !record.isUnion());
    }

    /** The unions but for the root, if it is one. */
    Stream<RecordDefinition> unions() {
        return schema.records()
                .filter(record -> reached.contains(record.name()) && record.isUnion())
                .filter(record -> !record.equals(schema.root()));
    }

    Stream<EnumDefinition> enums() {
        return schema.enums().filter(enumeration -> reached.contains(enumeration.name()));
    }

    /** The records that are no unions, and the enums. */
    Stream<Definition> definitions() {
        return Stream.concat(records(), enums());
    }

    /** The fields of records that are no unions. */
    Stream<Spot> fields(Predicate<Field> which) {
        return records()
                .flatMap(record -> record.fields().stream().filter(which).map(field -> new Spot(record, field)));
    }

    /** The fields whose innermost type is one of these. */
    Stream<Spot> fieldsOf(Type... types) {
        List<Type> wanted = List.of(types);
        return fields(field -> wanted.contains(Types.innermost(field.type())));
    }

    /** How a definition is called: by its simple name, if no other has the same. */
    String name(Definition definition) {
        String simple = Definition.simpleName(definition.name());
        long same = schema.definitions().stream()
                .filter(other -> Definition.simpleName(other.name()).equals(simple))
                .count();
        return same == 1 ? simple : definition.name();
    }

    /** How a field is called. */
    String name(Spot spot) {
        return name(spot.record()) + "." + spot.field().name();
    }

    /** A name that no member of a definition has, and none of its fields as a key. */
    static String free(Definition definition, String wanted) {
        Set<String> taken = new HashSet<>(definition.members());
        definition.asRecord().ifPresent(record -> record.fields().forEach(field -> taken.add(field.wireName())));
        return free(taken, wanted);
    }

    /** A full name in a definition's namespace that no definition and no fixed has. */
    String freeType(Definition neighbour, String wanted) {
        Set<String> taken = new HashSet<>();
        schema.definitions().forEach(each -> taken.add(Definition.simpleName(each.name())));
        schema.types()
                .forEach(type -> type.asFixed().ifPresent(fixed -> taken.add(Definition.simpleName(fixed.name()))));
        String simple = Definition.simpleName(neighbour.name());
        String namespace = neighbour.name().substring(0, neighbour.name().length() - simple.length());
        return namespace + free(taken, wanted);
    }

    private static String free(Set<String> taken, String wanted) {
        String free = wanted;
        for (int i = 2; taken.contains(free); i++) {
            free = wanted + i;
        }
        return free;
    }
}
