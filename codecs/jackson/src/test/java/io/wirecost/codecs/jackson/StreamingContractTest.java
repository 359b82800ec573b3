package io.wirecost.codecs.jackson;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JacksonException;
import io.wirecost.contract.ModuleTests;
import io.wirecost.contract.Trap;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.schema.SchemaText;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StreamingContractTest extends ModuleTests {
    private final CodecInfo codec = provider().codecs().get(0);

    @Override
    protected CodecProvider provider() {
        return new StreamingCodecs();
    }

    @TestFactory
    Stream<DynamicTest> the_bytes_are_those_of_jackson_s_data_binding() {
        JacksonCodecs binding = new JacksonCodecs();
        return sameBytes(codec, binding, binding.codecs().get(0));
    }

    @TestFactory
    Stream<DynamicTest> what_formats_stumble_over_comes_back() {
        return proofs(Trap.values(), Trap.keys("\u0000"), Trap.size(), Trap.longString(), Trap.depth(1_500));
    }

    @Test
    void levels_beyond_the_limit_as_shipped_are_refused_by_jackson_itself() throws Exception {
        requireRefusedAsShipped(codec, Trap.depth(1_500), JacksonException.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "1",
                "[]",
                "{'name':{}}",
                "{'name':[]}",
                "{'name':1}",
                "{'list':{}}",
                "{'list':1}",
                "{'list':[",
                "{'next':[]}",
                "{'next':{",
                "{'nulls':[1]}"
            })
    void a_value_of_another_kind_is_refused(String json) throws Exception {
        Codec<Object> reader = provider().open(codec, bind(codec, SchemaText.parse("""
                root x.R
                record x.R
                  name string
                  list array(record(x.R))
                  next optional(record(x.R))
                  nulls array(null)
                """)));
        byte[] bytes = json.replace('\'', '"').getBytes(StandardCharsets.UTF_8);

        assertThatThrownBy(() -> reader.deserialize(bytes)).isInstanceOf(JacksonException.class);
    }
}
