package io.wirecost.compiler.flat;

import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.RecordValue;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A union as a record under the union's name. It has the field that tells the branch, and the fields of all branches.
 *
 * @param branches the records of the union's branches
 * @param record with these fields
 * @param kinds the texts of the field that tells the branch
 * @param key this field's name on the wire
 */
record FlatUnion(List<RecordDefinition> branches, RecordDefinition record, EnumDefinition kinds, String key) {
    /** A class of Scala has no more fields than a method has parameters, and some libraries derive code of each. */
    private static final int MOST_FIELDS = 100;

    FlatUnion {
        branches = List.copyOf(branches);
    }

    /**
     * Returns a union in this form; empty if a branch is no record, no field tells the branch, or branches have a field under one
     * name that is not of one type.
     *
     * @param taken names that the schema has already
     */
    static Optional<FlatUnion> of(Schema schema, RecordDefinition union, Set<String> taken) {
        Optional<Discriminator> told = Discriminator.of(schema, union);
        List<RecordDefinition> branches = union.fields().stream()
                .flatMap(branch -> branch.type().present().asRecord().stream())
                .map(ref -> schema.record(ref.name()))
                .toList();
        if (told.isEmpty() || branches.size() < union.fields().size()) {
            return Optional.empty();
        }
        EnumDefinition kinds = new EnumDefinition(
                free(union.name() + "Kind", taken),
                List.copyOf(told.get().branches().keySet()));
        return fields(branches, told.get().key(), new Type.EnumRef(kinds.name()))
                .filter(fields -> fields.size() <= MOST_FIELDS)
                .map(fields -> new FlatUnion(
                        branches,
                        new RecordDefinition(union.name(), fields),
                        kinds,
                        told.get().key()));
    }

    private static String free(String name, Set<String> taken) {
        return taken.contains(name) ? free(name + "_", taken) : name;
    }

    /** Those of all branches, in the order in which they first occur. */
    private static Optional<List<Field>> fields(List<RecordDefinition> branches, String key, Type kinds) {
        Map<String, List<Field>> byWireName = new LinkedHashMap<>();
        branches.forEach(branch -> branch.fields()
                .forEach(field -> byWireName
                        .computeIfAbsent(field.wireName(), name -> new ArrayList<>())
                        .add(field)));
        List<Field> all = new ArrayList<>();
        for (List<Field> same : byWireName.values()) {
            Field first = same.get(0);
            boolean tells = first.wireName().equals(key);
            boolean differs = same.stream()
                    .anyMatch(field -> !field.name().equals(first.name())
                            || !tells
                                    && !field.type()
                                            .present()
                                            .equals(first.type().present()));
            boolean isTaken = all.stream().anyMatch(other -> other.name().equals(first.name()));
            if (differs || isTaken) {
                return Optional.empty();
            }
            all.add(new Field(first.name(), tells ? kinds : type(same, branches.size())).withKey(first.wireName()));
        }
        return Optional.of(all);
    }

    /** Optional, unless each branch has a value there. */
    private static Type type(List<Field> same, int branches) {
        Type present = same.get(0).type().present();
        boolean isAlwaysThere = same.size() == branches
                && same.stream().noneMatch(field -> field.type().isOptional());
        return isAlwaysThere || present.mayBeAbsent() ? present : new Type.OptionalType(present);
    }

    /** The value of the record that stands for one of a branch. */
    RecordValue of(int branch, RecordValue value) {
        List<Object> values =
                new ArrayList<>(Collections.nCopies(record.fields().size(), null));
        List<Field> own = branches.get(branch).fields();
        for (int i = 0; i < own.size(); i++) {
            values.set(place(own.get(i)), value.get(i));
        }
        return new RecordValue(values);
    }

    private int place(Field field) {
        return record.members().indexOf(field.name());
    }

    /** The name of the field that tells the branch. */
    String field() {
        return record.fields().stream()
                .filter(field -> field.wireName().equals(key))
                .findFirst()
                .orElseThrow()
                .name();
    }

    /** The texts that tell a branch. */
    List<String> kinds(Schema schema, int branch) {
        return schema.enumeration(branches.get(branch).field(field()).type().name())
                .symbols();
    }
}
