package io.wirecost.codecs.fst;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.contract.ModuleTests;
import io.wirecost.contract.Orders;
import io.wirecost.core.codec.CodecProvider;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class FstContractTest extends ModuleTests {
    @Override
    protected CodecProvider provider() {
        return new FstCodecs();
    }

    @Test
    void a_message_names_neither_classes_nor_fields() throws Exception {
        byte[] bytes = encode(provider().codecs().get(0), Orders.SCHEMA, Orders.RECORD);

        assertThat(new String(bytes, StandardCharsets.ISO_8859_1))
                .contains("te") // the last letter of a text may carry its end
                .doesNotContain("product", "items", "Item", "Order", "java");
    }
}
