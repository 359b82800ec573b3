package io.wirecost.evolution.edit;

import io.wirecost.core.schema.DefaultValue;
import io.wirecost.core.schema.Definition;
import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.TypeForm;
import io.wirecost.core.schema.TypeKind;
import io.wirecost.evolution.edit.Places.Spot;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Fields whose values get another type, or another default. */
final class TypeEdits {
    private static final int MOST_DIGITS = 38;

    private final Places places;
    private final EditKind kind;

    TypeEdits(Places places, EditKind kind) {
        this.places = places;
        this.kind = kind;
    }

    /** @param types of innermost values, which all become another one */
    Stream<SchemaChange> innermost(Type other, Type... types) {
        return places.fieldsOf(types).map(spot -> innermost(spot, other));
    }

    /** @param optional whether the innermost values may be absent */
    Stream<SchemaChange> innermost(boolean optional, Type other, Type type) {
        return places.fieldsOf(type)
                .filter(spot -> Types.holdsOptional(spot.field().type()) == optional)
                .map(spot -> innermost(spot, other));
    }

    /** @param other of an innermost type; empty if it stays as it is */
    Stream<SchemaChange> innermost(Function<Type, Optional<Type>> other) {
        return places.fields(field -> true)
                .flatMap(spot ->
                        other.apply(Types.innermost(spot.field().type())).map(type -> innermost(spot, type)).stream());
    }

    private SchemaChange innermost(Spot spot, Type other) {
        return retyped(spot, Types.withInnermost(spot.field().type(), other));
    }

    /** All fields of a record that have a type, if it has several of them. */
    Stream<SchemaChange> everywhere(Type type, Type other) {
        Predicate<Field> isMeant = field -> Types.innermost(field.type()).equals(type);
        return places.records()
                .filter(record -> record.fields().stream().filter(isMeant).count() > 1)
                .map(record -> new SchemaChange(
                        kind,
                        places.name(record),
                        draft -> record.fields().stream()
                                .filter(isMeant)
                                .forEach(field ->
                                        draft.retype(record.name(), field, Types.withInnermost(field.type(), other)))));
    }

    Stream<SchemaChange> textsBecomeSymbols() {
        return places.fieldsOf(Type.Primitive.STRING).map(spot -> {
            String name = places.freeType(
                    spot.record(), JavaNames.capitalize(spot.field().name()) + "Symbol");
            return new SchemaChange(kind, places.name(spot), draft -> {
                draft.define(new EnumDefinition(name, List.of("NONE", "SOME")));
                draft.retype(
                        spot.name(),
                        spot.field(),
                        Types.withInnermost(spot.field().type(), new Type.EnumRef(name)));
            });
        });
    }

    Stream<SchemaChange> symbolsBecomeTexts() {
        return innermost(type -> type.asEnum().map(any -> Type.Primitive.STRING));
    }

    Stream<SchemaChange> scaleRaised() {
        return innermost(type -> type.kind() == TypeKind.DECIMAL ? withScaleRaised(type) : Optional.empty());
    }

    private static Optional<Type> withScaleRaised(Type decimal) {
        int room = decimal.fixed().isPresent() ? 0 : Math.min(2, MOST_DIGITS - decimal.precision());
        int precision = decimal.precision() + Math.max(0, room);
        int scale = decimal.scale() + 2;
        return Optional.<Type>of(new Type.Decimal(precision, scale, decimal.fixed()))
                .filter(any -> scale <= precision);
    }

    Stream<SchemaChange> unitChanged() {
        return innermost(type -> type.asTemporal().flatMap(TemporalCount::otherUnit));
    }

    /** A fixed has one length wherever it is used. */
    Stream<SchemaChange> fixedMadeLonger() {
        Schema schema = places.schema();
        List<Type.Fixed> carriers = schema.types().stream()
                .filter(type -> type.kind() == TypeKind.DECIMAL || type.kind() == TypeKind.UUID)
                .flatMap(type -> type.fixed().stream())
                .toList();
        return places.fields(field -> true)
                .flatMap(spot -> Types.innermost(spot.field().type()).asFixed().stream())
                .distinct()
                .filter(fixed -> !carriers.contains(fixed))
                .map(fixed -> new SchemaChange(
                        kind,
                        Definition.simpleName(fixed.name()),
                        draft -> schema.records().forEach(record -> longer(draft, record, fixed))));
    }

    private static void longer(Draft draft, RecordDefinition record, Type.Fixed fixed) {
        Type other = new Type.Fixed(fixed.name(), fixed.size() + 1);
        record.fields().stream()
                .filter(field -> Types.innermost(field.type()).equals(fixed))
                .forEach(field -> draft.retype(record.name(), field, Types.withInnermost(field.type(), other)));
    }

    /** Records and enums but for the root. */
    Stream<SchemaChange> typeRenamed() {
        return Stream.concat(places.definitions(), places.unions())
                .filter(definition ->
                        !definition.name().equals(places.schema().root().name()))
                .map(definition -> {
                    String name = places.freeType(definition, Definition.simpleName(definition.name()) + "Renamed");
                    return new SchemaChange(kind, places.name(definition), draft -> draft.renameType(definition, name));
                });
    }

    Stream<SchemaChange> madeOptional() {
        return places.fields(field ->
                        !field.type().mayBeAbsent() && field.type().contained().isEmpty())
                .map(spot -> keptHint(spot, new Type.OptionalType(spot.field().type())));
    }

    /** Not records: one that holds itself could not end. */
    Stream<SchemaChange> madeRequired() {
        return places.fields(field -> field.type().isOptional()
                        && field.type().present().asRecord().isEmpty())
                .map(spot -> keptHint(spot, spot.field().type().present()));
    }

    private SchemaChange keptHint(Spot spot, Type type) {
        return new SchemaChange(
                kind, places.name(spot), draft -> draft.field(spot.name(), spot.field(), each -> each.withType(type)));
    }

    /** @param changed whether there is another default before */
    Stream<SchemaChange> defaultSet(boolean changed) {
        SampleValues samples = new SampleValues(places.schema());
        return places.fields(field -> field.defaultValue().isPresent() == changed && isSingle(field.type()))
                .filter(spot -> !spot.field().type().isOptional())
                .map(spot -> withDefault(spot, other(samples, spot.field())));
    }

    /** A value that is not the default. */
    private static Object other(SampleValues samples, Field field) {
        Object value = samples.ordinary(field.type(), 0);
        boolean isTaken = field.defaultValue()
                .filter(own -> Objects.deepEquals(own.value(), value))
                .isPresent();
        return isTaken ? samples.ordinary(field.type(), 1) : value;
    }

    private SchemaChange withDefault(Spot spot, Object value) {
        return new SchemaChange(
                kind,
                places.name(spot),
                draft -> draft.field(spot.name(), spot.field(), each -> each.withDefault(new DefaultValue(value))));
    }

    Stream<SchemaChange> madeList() {
        return places.fields(field -> isSingle(field.type()))
                .map(spot ->
                        retyped(spot, new Type.ArrayType(spot.field().type().present())));
    }

    private static boolean isSingle(Type type) {
        return switch (type.present().form()) {
            case LEAF, RECORD -> type != Type.Primitive.NULL;
            case ARRAY, MAP, OPTIONAL -> false;
        };
    }

    Stream<SchemaChange> madeSingle() {
        return containers(TypeForm.ARRAY).map(spot -> {
            Type element = spot.field().type().present().element();
            return retyped(spot, element.mayBeAbsent() ? element : new Type.OptionalType(element));
        });
    }

    Stream<SchemaChange> listMadeMap() {
        return containers(TypeForm.ARRAY)
                .map(spot -> container(
                        spot, new Type.MapType(spot.field().type().present().element())));
    }

    Stream<SchemaChange> mapMadeList() {
        return containers(TypeForm.MAP)
                .map(spot -> container(
                        spot, new Type.ArrayType(spot.field().type().present().element())));
    }

    private Stream<Spot> containers(TypeForm form) {
        return places.fields(field -> field.type().present().form() == form);
    }

    private SchemaChange container(Spot spot, Type other) {
        return retyped(spot, Types.like(spot.field().type(), other));
    }

    private SchemaChange retyped(Spot spot, Type type) {
        return new SchemaChange(kind, places.name(spot), draft -> draft.retype(spot.name(), spot.field(), type));
    }
}
