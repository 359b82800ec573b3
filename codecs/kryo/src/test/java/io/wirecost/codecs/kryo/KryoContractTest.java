package io.wirecost.codecs.kryo;

import static org.assertj.core.api.Assertions.assertThat;

import com.esotericsoftware.kryo.KryoException;
import io.wirecost.contract.ModuleTests;
import io.wirecost.contract.Orders;
import io.wirecost.contract.Trap;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.RecordValue;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class KryoContractTest extends ModuleTests {
    @Override
    protected CodecProvider provider() {
        return new KryoCodecs();
    }

    @Test
    void numbers_are_short_for_every_machine_and_as_long_as_in_memory_for_machines_of_one_kind() throws Exception {
        Schema schema = new Schema(
                "Small", List.of(new RecordDefinition("Small", List.of(new Field("id", Type.Primitive.LONG)))));
        ByteBuffer memory = ByteBuffer.allocate(Long.BYTES).order(ByteOrder.nativeOrder());

        assertThat(encode(provider().codecs().get(0), schema, RecordValue.of(1L)))
                .containsExactly(2); // zigzag
        assertThat(encode(provider().codecs().get(1), schema, RecordValue.of(1L)))
                .isEqualTo(memory.putLong(1).array());
    }

    @Test
    void deep_values_are_refused_where_the_depth_is_limited_as_its_documentation_advises() throws Exception {
        requireRefusedAsAdvised(provider().codecs().get(0), Trap.depth(100), KryoException.class);
    }

    @Test
    void a_message_names_neither_classes_nor_fields() throws Exception {
        byte[] bytes = encode(provider().codecs().get(0), Orders.SCHEMA, Orders.RECORD);

        assertThat(new String(bytes, StandardCharsets.ISO_8859_1))
                .contains("te") // the last letter of a text may carry its end
                .doesNotContain("product", "items", "Item", "Order", "java");
    }
}
