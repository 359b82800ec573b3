package io.wirecost.codecs.fst;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.contract.CodecContract;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.RecordValue;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class FstContractTest extends CodecContract {
    @Override
    protected CodecProvider provider() {
        return new FstCodecs();
    }

    @Override
    protected IntStream seeds() {
        return IntStream.rangeClosed(1, 2);
    }

    /** A list of items, two of them, with one text each. */
    private static final Schema ORDERS = new Schema(
            "acme.Order",
            List.of(
                    new RecordDefinition(
                            "acme.Order",
                            List.of(new Field("items", new Type.ArrayType(new Type.RecordRef("acme.Item"))))),
                    new RecordDefinition("acme.Item", List.of(new Field("product", Type.Primitive.STRING)))));

    private static final RecordValue ORDER = RecordValue.of(List.of(RecordValue.of("tea"), RecordValue.of("coffee")));

    @Test
    void a_message_names_neither_classes_nor_fields() throws Exception {
        byte[] bytes = encode(provider().codecs().get(0), ORDERS, ORDER);

        assertThat(new String(bytes, StandardCharsets.ISO_8859_1))
                .contains("te") // the last letter of a text may carry its end
                .doesNotContain("product", "items", "Item", "Order", "java");
    }
}
