package io.wirecost.core.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.ArrayList;
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
    void every_type_goes_to_the_case_of_its_kind() {
        assertThat(ALL.stream().map(TypeTest::kind))
                .containsExactly(
                        "primitive int",
                        "temporal date",
                        "fixed fixed(F,2)",
                        "decimal decimal(4,2,fixed(F,2))",
                        "uuid uuid",
                        "enum enum(E)",
                        "record record(R)",
                        "array array(fixed(F,2))",
                        "map map(fixed(F,2))",
                        "optional optional(fixed(F,2))");
    }

    private static String kind(Type type) {
        return type.match(new TypeCases<>(
                leaf -> leaf.match(new LeafCases<>(
                        primitive -> "primitive " + primitive,
                        temporal -> "temporal " + temporal,
                        fixed -> "fixed " + fixed,
                        decimal -> "decimal " + decimal,
                        uuid -> "uuid " + uuid,
                        enumeration -> "enum " + enumeration)),
                record -> "record " + record,
                array -> "array " + array,
                map -> "map " + map,
                optional -> "optional " + optional));
    }

    @Test
    void a_visit_does_what_is_said_for_the_kind_and_lets_exceptions_through() {
        List<Type> seen = new ArrayList<>();
        ALL.forEach(type -> type.visit(new TypeEffects<>(leaf -> {}, seen::add, seen::add, seen::add, optional -> {})));

        assertThat(seen).hasToString("[record(R), array(fixed(F,2)), map(fixed(F,2))]");
        assertThatThrownBy(() -> Type.Primitive.INT.visit(new LeafEffects<>(
                        primitive -> {
                            throw new IOException("no room");
                        },
                        temporal -> {},
                        fixed -> {},
                        decimal -> {},
                        uuid -> {},
                        enumeration -> {})))
                .isInstanceOf(IOException.class);
    }

    @Test
    void one_kind_is_asked_for_by_name() {
        assertThat(ALL.stream().filter(Type::isOptional)).containsExactly(new Type.OptionalType(FIXED));
        assertThat(ALL.stream().filter(Type::isMap)).containsExactly(new Type.MapType(FIXED));
        assertThat(ALL.stream().flatMap(type -> type.asLeaf().stream())).hasSize(6);
        assertThat(ALL.stream().flatMap(type -> type.asRecord().stream())).containsExactly(new Type.RecordRef("R"));
        assertThat(ALL.stream().flatMap(type -> type.contained().stream())).containsExactly(FIXED, FIXED);
        assertThat(leaves().flatMap(leaf -> leaf.asPrimitive().stream())).containsExactly(Type.Primitive.INT);
        assertThat(leaves().flatMap(leaf -> leaf.asFixed().stream())).containsExactly(FIXED);
        assertThat(leaves().flatMap(leaf -> leaf.asEnum().stream())).containsExactly(new Type.EnumRef("E"));
    }

    private static Stream<Type.Leaf> leaves() {
        return ALL.stream().flatMap(type -> type.asLeaf().stream());
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
