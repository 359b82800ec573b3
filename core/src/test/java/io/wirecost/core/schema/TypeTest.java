package io.wirecost.core.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
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
    void what_is_there_has_no_optional_around_it_and_what_may_be_absent_is_one_or_null() {
        assertThat(new Type.OptionalType(FIXED).present()).isEqualTo(FIXED);
        assertThat(new Type.ArrayType(FIXED).present()).isEqualTo(new Type.ArrayType(FIXED));
        assertThat(new Type.OptionalType(FIXED).mayBeAbsent()).isTrue();
        assertThat(Type.Primitive.NULL.mayBeAbsent()).isTrue();
        assertThat(FIXED.mayBeAbsent()).isFalse();
    }
}
