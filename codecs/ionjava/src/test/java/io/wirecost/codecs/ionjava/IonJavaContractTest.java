package io.wirecost.codecs.ionjava;

import static org.assertj.core.api.Assertions.assertThat;

import com.amazon.ion.system.IonSystemBuilder;
import io.wirecost.contract.ModuleTests;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.RecordValue;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class IonJavaContractTest extends ModuleTests {
    private final CodecInfo binary = provider().codecs().get(0);
    private final CodecInfo text = provider().codecs().get(1);

    @Override
    protected CodecProvider provider() {
        return new IonJavaCodecs();
    }

    @Test
    void the_message_is_a_struct_with_the_names_of_the_schema_and_decimals_of_ion() throws Exception {
        Schema schema = schema(
                new Field("n", Type.Primitive.INT),
                new Field("gone", new Type.OptionalType(Type.Primitive.INT)),
                new Field("price", new Type.Decimal(10, 2, Optional.empty())),
                new Field("days", new Type.ArrayType(new Type.OptionalType(Type.Temporal.DATE))));
        RecordValue record =
                RecordValue.of(-1, null, new BigDecimal("1.50"), Arrays.asList(java.time.LocalDate.EPOCH, null));

        String expected = "{n:-1,price:1.50,days:[0,null]}";
        assertThat(IonSystemBuilder.standard()
                        .build()
                        .singleValue(encode(binary, schema, record))
                        .toString())
                .isEqualTo(expected);
        assertThat(new String(encode(text, schema, record), StandardCharsets.UTF_8))
                .isEqualTo(expected);
    }

    @Test
    void a_float_costs_4_bytes_less_than_a_double_that_needs_them() throws Exception {
        Schema schema = schema(new Field("d", Type.Primitive.DOUBLE));

        assertThat(encode(binary, schema, RecordValue.of(0.1d)).length
                        - encode(binary, schema, RecordValue.of((double) 0.1f)).length)
                .isEqualTo(4);
    }

    @Test
    void keys_may_be_empty_look_like_ion_s_own_or_hold_a_zero() throws Exception {
        Schema schema = schema(new Field("map", new Type.MapType(Type.Primitive.INT)));

        RecordValue record = RecordValue.of(Map.of("", 1, "$ion", 2, "$10", 3, "a\u0000", 4));
        proveOne(binary, schema, record);
        proveOne(text, schema, record);
    }

    private static Schema schema(Field... fields) {
        return new Schema("R", List.of(new RecordDefinition("R", List.of(fields))));
    }
}
