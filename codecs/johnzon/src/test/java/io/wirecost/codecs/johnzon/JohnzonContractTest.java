package io.wirecost.codecs.johnzon;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.contract.ModuleTests;
import io.wirecost.contract.Trap;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.SchemaText;
import io.wirecost.core.value.RecordValue;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class JohnzonContractTest extends ModuleTests {
    private static final float ROUNDED_TWICE = 7.038531E-26f;

    @Override
    protected CodecProvider provider() {
        return new JohnzonCodecs();
    }

    @TestFactory
    Stream<DynamicTest> values_on_which_libraries_stumble() {
        return proofs(Trap.keys(), Trap.size(), Trap.manyElements());
    }

    @Test
    void floats_and_renamed_symbols_come_back_wherever_they_are() throws Exception {
        Schema schema = SchemaText.parse("""
                root x.R
                record x.R
                  one float
                  lists array(array(optional(float)))
                  map map(optional(float))
                  states map(array(enum(x.State)))
                enum x.State
                  default
                """);
        Map<String, Object> map = new HashMap<>();
        map.put("absent", null);
        map.put("there", ROUNDED_TWICE);
        RecordValue record = RecordValue.of(
                ROUNDED_TWICE,
                List.of(Arrays.asList(null, ROUNDED_TWICE), List.of()),
                map,
                Map.of("in", List.of("default")));

        proveOne(codec(), schema, record);
        assertThat(new String(encode(codec(), schema, record), StandardCharsets.UTF_8))
                .contains("\"absent\":null", "\"states\":{\"in\":[\"default\"]}");
    }

    private CodecInfo codec() {
        return provider().codecs().get(0);
    }
}
