package io.wirecost.evolution.edit;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.ProtoHint;
import io.wirecost.core.schema.ProtoKind;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.SchemaNotes;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.Type.Primitive;
import io.wirecost.core.value.RecordValue;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class OwnRangesTest {
    private static final Type UINT64 = new Type.Decimal(20, 0, Optional.empty());

    @Test
    void integers_without_a_sign_have_32_or_64_bits_in_lists_too() {
        assertThat(held(new Type.ArrayType(Primitive.LONG), ProtoKind.FIXED32, List.of(-1L, 5L + (1L << 32), 1L << 31)))
                .isEqualTo(List.of((1L << 32) - 1, 5L, 1L << 31));
        assertThat(held(UINT64, ProtoKind.UINT64, new BigDecimal("99999999999999999999")))
                .isEqualTo(new BigDecimal("18446744073709551615"));
        assertThat(held(Primitive.LONG, ProtoKind.SINT64, -1L)).isEqualTo(-1L);
    }

    @Test
    void keys_of_a_map_by_numbers_count_unless_they_are_numbers() {
        Schema schema = schema(
                new Type.MapType(Primitive.INT), new ProtoHint(1, ProtoKind.USUAL, ProtoKind.INT64, false, false));

        assertThat(new OwnRanges(schema).of(RecordValue.of(Map.of("key0", 7))).get(0))
                .isEqualTo(Map.of("0", 7));
        assertThat(new OwnRanges(schema).of(RecordValue.of(Map.of("-12", 7))).get(0))
                .isEqualTo(Map.of("-12", 7));
    }

    private static Object held(Type type, ProtoKind kind, Object value) {
        return new OwnRanges(schema(type, ProtoHint.numbered(1).withKind(kind)))
                .of(RecordValue.of(value))
                .get(0);
    }

    private static Schema schema(Type type, ProtoHint hint) {
        SchemaNotes.Builder notes = new SchemaNotes.Builder();
        notes.hint("acme.Order", "held", hint);
        return new Schema(
                "acme.Order",
                List.of(new RecordDefinition("acme.Order", List.of(new Field("held", type)))),
                notes.build());
    }
}
