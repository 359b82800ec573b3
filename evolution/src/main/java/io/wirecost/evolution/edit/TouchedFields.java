package io.wirecost.evolution.edit;

import io.wirecost.core.schema.Definition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.evolution.edit.Places.Spot;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;

/** Finds the fields of one version of a schema that the other version has in another way. */
final class TouchedFields {
    /** Where an edit touches more fields, its effect shows in these. */
    private static final int MOST = 4;

    private final Schema side;
    private final Schema other;

    private TouchedFields(Schema side, Schema other) {
        this.side = side;
        this.other = other;
    }

    /** The first fields that differ; if none does, those with a default, or those at another place. */
    static List<Spot> of(Schema side, Schema other) {
        TouchedFields touched = new TouchedFields(side, other);
        return touched.first(touched::differs)
                .or(() -> touched.first(touched::isMoved))
                .or(() -> touched.first(spot -> spot.field().defaultValue().isPresent()))
                .orElseGet(() -> touched.first(spot -> true).orElse(List.of()));
    }

    private Optional<List<Spot>> first(Predicate<Spot> which) {
        List<Spot> found =
                new Places(side).fields(field -> true).filter(which).limit(MOST).toList();
        return Optional.of(found).filter(some -> !some.isEmpty());
    }

    private boolean differs(Spot spot) {
        Optional<Field> same = counterpart(spot);
        return same.isEmpty()
                || !same.get().equals(spot.field())
                || !same.get().number().equals(spot.field().number())
                || !Objects.equals(same.get().defaultValue(), spot.field().defaultValue())
                || differs(spot.field().type());
    }

    private Optional<Field> counterpart(Spot spot) {
        return record(other, spot.name())
                .flatMap(record -> Counterparts.named(record, spot.field().name()));
    }

    /** Whether a type refers to an enum, or a union, that is another one on the other side. */
    private boolean differs(Type type) {
        Type inner = Types.innermost(type);
        if (inner.asEnum().isPresent()) {
            return !Counterparts.definition(side, inner.name()).equals(Counterparts.definition(other, inner.name()))
                    || side.enumeration(inner.name()).symbols().stream()
                            .anyMatch(symbol -> !side.notes()
                                    .number(inner.name(), symbol)
                                    .equals(other.notes().number(inner.name(), symbol)));
        }
        return inner.asRecord().isPresent()
                && side.record(inner.name()).isUnion()
                && !Counterparts.definition(side, inner.name()).equals(Counterparts.definition(other, inner.name()));
    }

    private boolean isMoved(Spot spot) {
        return record(other, spot.name())
                .filter(record -> record.fields().indexOf(spot.field())
                        != spot.record().fields().indexOf(spot.field()))
                .isPresent();
    }

    private static Optional<RecordDefinition> record(Schema schema, String name) {
        return Counterparts.definition(schema, name).flatMap(Definition::asRecord);
    }
}
