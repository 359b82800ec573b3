package io.wirecost.evolution.edit;

import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.TypeForm;
import java.util.Collections;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** Unions that are made, dissolved, and whose branches come, go and move. */
final class UnionEdits {
    private final Places places;
    private final EditKind kind;

    UnionEdits(Places places, EditKind kind) {
        this.places = places;
        this.kind = kind;
    }

    Stream<SchemaChange> ofOne() {
        return places.records().flatMap(record -> candidates(record).map(field -> union(record, List.of(field))));
    }

    /** The first two fields of a record that may be branches. */
    Stream<SchemaChange> ofTwo() {
        return places.records().flatMap(record -> {
            List<Field> fields = candidates(record).limit(2).toList();
            return fields.size() < 2 ? Stream.empty() : Stream.of(union(record, fields));
        });
    }

    private static Stream<Field> candidates(RecordDefinition record) {
        return record.fields().stream()
                .filter(field ->
                        field.type().isOptional() && field.type().present().form() == TypeForm.LEAF);
    }

    private SchemaChange union(RecordDefinition record, List<Field> fields) {
        String holder = Places.free(record, fields.get(0).name() + "Choice");
        String name = places.freeType(record, JavaNames.capitalize(holder));
        Field held = Types.optional(holder, new Type.RecordRef(name));
        return new SchemaChange(
                kind,
                places.name(record) + "." + fields.get(0).name(),
                draft -> {
                    draft.unite(name, record, fields);
                    draft.fields(record.name(), all -> {
                        all.set(all.indexOf(fields.get(0)), held);
                        all.removeAll(fields);
                        return all;
                    });
                },
                new Gathered(record.name(), fields.stream().map(Field::name).toList(), holder));
    }

    /** A field that holds a union gets the type of its first branch. */
    Stream<SchemaChange> dissolved() {
        List<RecordDefinition> unions = places.unions().toList();
        return places.fields(field -> field.type().present().asRecord().isPresent())
                .flatMap(spot -> unions.stream()
                        .filter(union -> union.name()
                                .equals(spot.field().type().present().name()))
                        .map(union -> new SchemaChange(
                                kind,
                                places.name(spot),
                                draft -> draft.dissolve(
                                        spot.name(),
                                        spot.field(),
                                        union,
                                        union.fields().get(0)))));
    }

    Stream<SchemaChange> branchAdded() {
        return places.unions()
                .map(union -> change(union, branches -> {
                    branches.add(new Field(Places.free(union, "added"), new Type.OptionalType(Type.Primitive.BYTES)));
                    return branches;
                }));
    }

    /** The first one, so that the others move up. */
    Stream<SchemaChange> branchRemoved() {
        return several()
                .map(union -> change(union, branches -> {
                    branches.remove(0);
                    return branches;
                }));
    }

    /** The first two change places; both keep their numbers. */
    Stream<SchemaChange> branchesReordered() {
        return several()
                .map(union -> change(union, branches -> {
                    Collections.swap(branches, 0, 1);
                    return branches;
                }));
    }

    private Stream<RecordDefinition> several() {
        return places.unions().filter(union -> union.fields().size() > 1);
    }

    private SchemaChange change(RecordDefinition union, UnaryOperator<List<Field>> change) {
        return new SchemaChange(kind, places.name(union), draft -> draft.fields(union.name(), change));
    }
}
