package io.wirecost.codecs.scalaboopickle;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.contract.ModuleTests;
import io.wirecost.contract.Orders;
import io.wirecost.core.codec.CodecProvider;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Slow to compile, and conformance proves these codecs each time: by night. */
@Tag("nightly")
class BoopickleNightlyTest extends ModuleTests {
    @Override
    protected CodecProvider provider() {
        return new BoopickleCodecs();
    }

    @Test
    void a_message_names_neither_classes_nor_fields() throws Exception {
        byte[] bytes = encode(provider().codecs().get(0), Orders.SCHEMA, Orders.RECORD);

        assertThat(new String(bytes, StandardCharsets.UTF_8))
                .contains("tea", "coffee")
                .doesNotContain("product", "items", "Item", "Order", "scala");
    }
}
