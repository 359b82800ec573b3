package io.wirecost.codecs.jsonio;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.cedarsoftware.io.JsonIoException;
import io.wirecost.contract.ModuleTests;
import io.wirecost.contract.Trap;
import io.wirecost.core.codec.Codec;
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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JsonIoContractTest extends ModuleTests {
    private static final float ROUNDED_TWICE = 7.038531E-26f;

    @Override
    protected CodecProvider provider() {
        return new JsonIoCodecs();
    }

    @TestFactory
    Stream<DynamicTest> values_on_which_libraries_stumble() {
        return proofs(Trap.keys(), Trap.size(), Trap.manyElements());
    }

    @Test
    void the_depth_that_json_io_allows_is_lifted_for_trusted_data_only() throws Exception {
        requireRefusedAsShipped(codec(), Trap.depth(1_100), JsonIoException.class);
    }

    @Test
    void floats_come_back_wherever_they_are_and_records_may_have_fields_named_as_its_wrappers_have_them()
            throws Exception {
        Schema schema = SchemaText.parse("""
                root x.R
                record x.R
                  one float
                  lists array(array(optional(float)))
                  doubles map(array(double))
                  map map(optional(float))
                  value map(record(x.R))
                  _v array(double)
                  inner array(record(x.R))
                """);
        Map<String, Object> map = new HashMap<>();
        map.put("there", ROUNDED_TWICE);
        map.put("absent", null);
        RecordValue inner = RecordValue.of(
                1f, List.of(), Map.of("two", List.of(0.1, 2.0)), map, Map.of(), List.of(1e23), List.of());

        proveOne(
                codec(),
                schema,
                RecordValue.of(
                        ROUNDED_TWICE,
                        List.of(Arrays.asList(null, ROUNDED_TWICE), List.of()),
                        Map.of(),
                        Map.of("a", 16777217f),
                        Map.of("inner", inner),
                        List.of(),
                        List.of(inner)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"java.lang.ProcessBuilder", "java.net.URL", "java.util.Date", "wirecost.domain.R"})
    void a_message_may_name_no_class(String name) throws Exception {
        Codec<Object> codec = provider().open(codec(), bind(codec(), SchemaText.parse("""
                root x.R
                record x.R
                  inner optional(record(x.R))
                """)));
        byte[] message = "{\"inner\":{\"@type\":\"%s\"}}".formatted(name).getBytes(StandardCharsets.UTF_8);

        assertThatThrownBy(() -> codec.deserialize(message)).isInstanceOf(Exception.class);
    }

    private CodecInfo codec() {
        return provider().codecs().get(0);
    }
}
