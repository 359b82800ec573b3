package io.wirecost.codecs.dsljson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.dslplatform.json.ParsingException;
import io.wirecost.contract.ModuleTests;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.SafetyLimits;
import io.wirecost.core.schema.SchemaText;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class DslJsonContractTest extends ModuleTests {
    @Override
    protected CodecProvider provider() {
        return new DslJsonCodecs();
    }

    @Test
    void digits_beyond_the_limit_as_shipped_are_refused_by_dsl_json_itself() throws Exception {
        CodecInfo json = provider().codecs().get(0);
        Binding<Object> binding = bind(json, SchemaText.parse("root Share\nrecord Share\n  part double\n"));
        byte[] digits = "{\"part\":0.%s}".formatted("3".repeat(600)).getBytes(StandardCharsets.UTF_8);
        Codec<Object> lifted = provider().open(json, binding);
        Codec<Object> guarded = provider().open(json, binding.with(SafetyLimits.AS_SHIPPED));

        assertThat(lifted.deserialize(digits)).hasFieldOrPropertyWithValue("part", 1.0 / 3);
        assertThatThrownBy(() -> guarded.deserialize(digits)).isInstanceOf(ParsingException.class);
    }
}
