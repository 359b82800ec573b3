package io.wirecost.codecs.fst;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.contract.ModuleTests;
import io.wirecost.contract.Orders;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.SchemaText;
import io.wirecost.core.value.RecordValue;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
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

    /** Here FST finds no classes of arrays of the domain, and in a measuring worker it does. */
    @Test
    void classes_have_the_numbers_that_they_have_where_fst_finds_their_arrays() throws Exception {
        Schema schema = SchemaText.parse("root acme.R\nrecord acme.R\n  state enum(acme.E)\nenum acme.E\n  OPEN\n");

        byte[] bytes = encode(provider().codecs().get(0), schema, RecordValue.of("OPEN"));

        // the root has the first free number, 0x33, and its arrays have the next one
        assertThat(HexFormat.of().formatHex(bytes)).isEqualTo("0033fa350000");
    }
}
