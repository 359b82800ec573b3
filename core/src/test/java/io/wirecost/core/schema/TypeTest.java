package io.wirecost.core.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.LocalTime;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class TypeTest {
    private static final Type.Fixed FIXED = new Type.Fixed("F", 2);
    private static final List<Type> ALL = List.of(
            Type.Primitive.INT,
            Type.Temporal.DATE,
            FIXED,
            new Type.Decimal(4, 2, Optional.of(FIXED)),
            new Type.Uuid(Optional.empty()),
            new Type.EnumRef("E"),
            new Type.RecordRef("R"),
            new Type.ArrayType(FIXED),
            new Type.MapType(FIXED),
            new Type.OptionalType(FIXED));

    @Test
    void every_type_tells_its_kind_and_form() {
        assertThat(ALL.stream().map(type -> type.kind() + " " + type.form()))
                .containsExactly(
                        "INT LEAF",
                        "DATE LEAF",
                        "FIXED LEAF",
                        "DECIMAL LEAF",
                        "UUID LEAF",
                        "ENUM LEAF",
                        "RECORD RECORD",
                        "ARRAY ARRAY",
                        "MAP MAP",
                        "OPTIONAL OPTIONAL");
    }

    @Test
    void what_a_kind_does_not_have_cannot_be_asked_for() {
        assertThatThrownBy(Type.Primitive.INT::element).hasMessage("int has no element");
        assertThatThrownBy(new Type.ArrayType(FIXED)::name).hasMessage("array(fixed(F,2)) has no name");
    }

    @Test
    void one_kind_is_asked_for_by_name() {
        assertThat(ALL.stream().filter(Type::isOptional)).containsExactly(new Type.OptionalType(FIXED));
        assertThat(ALL.stream().filter(Type::isMap)).containsExactly(new Type.MapType(FIXED));
        assertThat(ALL.stream().flatMap(type -> type.asLeaf().stream())).hasSize(6);
        assertThat(ALL.stream().flatMap(type -> type.asRecord().stream())).containsExactly(new Type.RecordRef("R"));
        assertThat(ALL.stream().flatMap(type -> type.contained().stream())).containsExactly(FIXED, FIXED);
        assertThat(ALL.stream().flatMap(type -> type.asPrimitive().stream())).containsExactly(Type.Primitive.INT);
        assertThat(ALL.stream().flatMap(type -> type.asTemporal().stream())).containsExactly(Type.Temporal.DATE);
        assertThat(ALL.stream().flatMap(type -> type.asFixed().stream())).containsExactly(FIXED);
        assertThat(ALL.stream().flatMap(type -> type.asEnum().stream())).containsExactly(new Type.EnumRef("E"));
    }

    @Test
    void a_leaf_says_what_carries_it_in_avro() {
        assertThat(leaves().map(Type.Leaf::simple))
                .containsExactly(
                        Type.Primitive.INT,
                        Type.Primitive.INT,
                        FIXED,
                        FIXED,
                        Type.Primitive.STRING,
                        new Type.EnumRef("E"));
        assertThat(Type.Temporal.TIMESTAMP_NANOS.simple()).isEqualTo(Type.Primitive.LONG);
        assertThat(new Type.Decimal(4, 2, Optional.empty()).simple()).isEqualTo(Type.Primitive.BYTES);
    }

    @Test
    void a_fixed_type_is_exchanged_where_it_stands_and_where_it_carries() {
        Type.Fixed other = new Type.Fixed("G", 2);
        assertThat(leaves().map(leaf -> leaf.withFixed(fixed -> other)))
                .containsExactly(
                        Type.Primitive.INT,
                        Type.Temporal.DATE,
                        other,
                        new Type.Decimal(4, 2, Optional.of(other)),
                        new Type.Uuid(Optional.empty()),
                        new Type.EnumRef("E"));
    }

    private static Stream<Type.Leaf> leaves() {
        return ALL.stream().flatMap(type -> type.asLeaf().stream());
    }

    @Test
    void the_types_of_a_class_come_with_the_largest_unit_first() {
        assertThat(Type.Temporal.of(LocalTime.class))
                .containsExactly(Type.Temporal.TIME_MILLIS, Type.Temporal.TIME_MICROS);
        assertThat(Type.Temporal.TIME_MICROS.unit()).isEqualTo(ChronoUnit.MICROS);
    }

    @Test
    void what_is_there_has_no_optional_around_it_and_what_may_be_absent_is_one_or_null() {
        assertThat(new Type.OptionalType(FIXED).present()).isEqualTo(FIXED);
        assertThat(new Type.ArrayType(FIXED).present()).isEqualTo(new Type.ArrayType(FIXED));
        assertThat(new Type.OptionalType(FIXED).mayBeAbsent()).isTrue();
        assertThat(Type.Primitive.NULL.mayBeAbsent()).isTrue();
        assertThat(FIXED.mayBeAbsent()).isFalse();
    }
}
