package io.wirecost.codecs.moshi;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.contract.ModuleTests;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Refusal;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.SchemaText;
import io.wirecost.core.value.RecordValue;
import org.junit.jupiter.api.Test;

class MoshiContractTest extends ModuleTests {
    private final CodecInfo codec = provider().codecs().get(0);

    @Override
    protected CodecProvider provider() {
        return new MoshiCodecs();
    }

    @Test
    void a_float_that_would_be_rounded_twice_on_its_way_through_a_double_comes_back() throws Exception {
        Schema schema = SchemaText.parse("""
                root x.R
                record x.R
                  x float
                """);

        proveOne(codec, schema, RecordValue.of(7.038531E-26f));
    }

    @Test
    void the_one_key_that_an_annotation_cannot_name_is_refused() {
        assertThat(provider().refusalReason(codec, keyed("\\u0000")).map(Refusal::reason))
                .contains("The key of x.R.x is U+0000, which Moshi takes for no name at all");
        assertThat(provider().refusalReason(codec, keyed("\\u0000\\u0000"))).isEmpty();
        assertThat(provider().refusalReason(codec, keyed(""))).isEmpty();
    }

    private static Schema keyed(String key) {
        return SchemaText.parse("root x.R\nrecord x.R\n  x int \"" + key + "\"\n");
    }
}
