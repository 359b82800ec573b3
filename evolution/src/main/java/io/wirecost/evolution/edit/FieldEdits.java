package io.wirecost.evolution.edit;

import io.wirecost.core.schema.DefaultValue;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.TypeForm;
import io.wirecost.evolution.edit.Places.Spot;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Fields that come, go, move, and change their names or numbers. */
final class FieldEdits {
    private final Places places;
    private final EditKind kind;

    FieldEdits(Places places, EditKind kind) {
        this.places = places;
        this.kind = kind;
    }

    Stream<SchemaChange> addedLast(Type type, Optional<DefaultValue> defaultValue) {
        return added(List::size, type, defaultValue);
    }

    Stream<SchemaChange> addedFirst(Type type, Optional<DefaultValue> defaultValue) {
        return added(fields -> 0, type, defaultValue);
    }

    Stream<SchemaChange> addedInTheMiddle(Type type, Optional<DefaultValue> defaultValue) {
        return added(fields -> (fields.size() + 1) / 2, type, defaultValue);
    }

    private Stream<SchemaChange> added(
            ToIntFunction<List<Field>> where, Type type, Optional<DefaultValue> defaultValue) {
        return places.records().map(record -> {
            Field plain = new Field(Places.free(record, "added"), type);
            Field added = defaultValue.map(plain::withDefault).orElse(plain);
            return added(record, where.applyAsInt(record.fields()), added);
        });
    }

    /** A field of the record's own type: it may hold another one, and so on. */
    Stream<SchemaChange> recursion() {
        return places.records()
                .map(record -> added(
                        record,
                        record.fields().size(),
                        Types.optional(Places.free(record, "inner"), new Type.RecordRef(record.name()))));
    }

    private SchemaChange added(RecordDefinition record, int at, Field field) {
        return new SchemaChange(
                kind,
                places.name(record) + "." + field.name(),
                draft -> draft.fields(record.name(), fields -> {
                    fields.add(at, field);
                    return fields;
                }));
    }

    Stream<SchemaChange> removed(boolean optional) {
        return places.fields(field -> field.type().isOptional() == optional && field.type() != Type.Primitive.NULL)
                .filter(spot -> spot.record().fields().size() > 1)
                .map(spot -> change(
                        spot,
                        draft -> draft.fields(spot.name(), fields -> {
                            fields.remove(spot.field());
                            return fields;
                        })));
    }

    Stream<SchemaChange> renamed(boolean withAlias) {
        return places.fields(field -> true).map(spot -> {
            String old = spot.field().name();
            String name = Places.free(spot.record(), old + "Renamed");
            List<String> aliases = new ArrayList<>(spot.field().aliases());
            if (withAlias) {
                aliases.add(old);
            }
            return new SchemaChange(
                    kind,
                    places.name(spot),
                    draft -> draft.rename(spot.name(), spot.field(), name, aliases),
                    Meaning.renamed(spot.name(), old, name));
        });
    }

    /** Two neighbours change places; both keep their numbers. */
    Stream<SchemaChange> reordered() {
        return places.records()
                .flatMap(record -> IntStream.range(1, record.fields().size())
                        .mapToObj(second -> new SchemaChange(
                                kind,
                                places.name(record) + "."
                                        + record.fields().get(second - 1).name(),
                                draft -> draft.fields(record.name(), fields -> {
                                    Collections.swap(fields, second - 1, second);
                                    return fields;
                                }))));
    }

    /** Two fields of one type change their names; place and number stay. */
    Stream<SchemaChange> namesSwapped() {
        return places.records()
                .flatMap(record -> IntStream.range(0, record.fields().size())
                        .boxed()
                        .flatMap(first -> twin(record, first).map(second -> swapped(record, first, second)).stream()));
    }

    private static Optional<Integer> twin(RecordDefinition record, int first) {
        return IntStream.range(first + 1, record.fields().size())
                .boxed()
                .filter(second -> record.fields()
                        .get(second)
                        .type()
                        .equals(record.fields().get(first).type()))
                .findFirst();
    }

    private SchemaChange swapped(RecordDefinition record, int first, int second) {
        Field one = record.fields().get(first);
        Field other = record.fields().get(second);
        return new SchemaChange(
                kind,
                places.name(record) + "." + one.name(),
                draft -> draft.fields(record.name(), fields -> {
                    fields.set(first, other.withNumber(one.number().getAsInt()));
                    fields.set(second, one.withNumber(other.number().getAsInt()));
                    return fields;
                }));
    }

    /** A field of another name takes the place and the number of one that goes. */
    Stream<SchemaChange> replaced(boolean sameType) {
        return places.fields(
                        field -> field.type().present().asLeaf().isPresent() && field.type() != Type.Primitive.NULL)
                .map(spot -> {
                    Type present = spot.field().type().present();
                    Type type = sameType ? present : neighbour(present);
                    String name = Places.free(spot.record(), spot.field().name() + "Reused");
                    return change(
                            spot,
                            draft -> draft.field(
                                    spot.name(),
                                    spot.field(),
                                    each -> Types.optional(name, type)
                                            .withNumber(each.number().getAsInt())));
                });
    }

    /** A type that formats write in the same way, or nearly. */
    private static Type neighbour(Type type) {
        Type.Leaf leaf = type.asLeaf().orElseThrow();
        return type.asEnum().isPresent()
                ? Type.Primitive.INT
                : leaf.simple()
                        .asPrimitive()
                        .filter(simple -> simple == leaf || type.asTemporal().isPresent())
                        .map(FieldEdits::neighbour)
                        .orElse(Type.Primitive.STRING);
    }

    private static Type.Primitive neighbour(Type.Primitive type) {
        return switch (type) {
            case STRING -> Type.Primitive.BYTES;
            case BYTES -> Type.Primitive.STRING;
            case BOOLEAN, INT, FLOAT, DOUBLE -> Type.Primitive.LONG;
            case LONG -> Type.Primitive.INT;
            case NULL -> throw new IllegalArgumentException("never there: " + type);
        };
    }

    Stream<SchemaChange> movedIntoRecord() {
        return places.fields(field -> field.type().present().form() == TypeForm.LEAF)
                .map(spot -> {
                    String holder = Places.free(spot.record(), spot.field().name() + "Holder");
                    String type = places.freeType(spot.record(), JavaNames.capitalize(holder));
                    Field inside = new Field(spot.field().name(), spot.field().type());
                    return new SchemaChange(
                            kind,
                            places.name(spot),
                            draft -> {
                                draft.define(new RecordDefinition(type, List.of(inside)));
                                draft.field(
                                        spot.name(), spot.field(), each -> new Field(holder, new Type.RecordRef(type)));
                            },
                            new Gathered(spot.name(), List.of(inside.name()), holder));
                });
    }

    private SchemaChange change(Spot spot, Consumer<Draft> change) {
        return new SchemaChange(kind, places.name(spot), change);
    }
}
