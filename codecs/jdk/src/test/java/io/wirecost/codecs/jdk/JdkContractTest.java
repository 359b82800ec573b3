package io.wirecost.codecs.jdk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.contract.ModuleTests;
import io.wirecost.contract.Orders;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.RecordValue;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.InvalidClassException;
import java.io.ObjectOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class JdkContractTest extends ModuleTests {
    @Override
    protected CodecProvider provider() {
        return new JdkCodecs();
    }

    @Test
    void only_the_root_of_an_externalizable_message_is_named() throws Exception {
        byte[] bytes = encode(externalizable(), Orders.SCHEMA, Orders.RECORD);

        assertThat(new String(bytes, StandardCharsets.ISO_8859_1))
                .contains("wirecost.domain.Order", "tea", "coffee")
                .doesNotContain("Item", "items", "product", "ArrayList");
    }

    @Test
    void text_may_be_longer_than_the_streams_own_form_of_it() throws Exception {
        RecordValue order = RecordValue.of(List.of(RecordValue.of("ß".repeat(70_000))));

        for (CodecInfo codec : provider().codecs()) {
            proveOne(codec, Orders.SCHEMA, order);
        }
    }

    @Test
    void a_class_that_no_schema_asks_for_is_not_read() throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(new File("anything"));
        }

        for (CodecInfo info : provider().codecs()) {
            Binding<Object> binding = bind(info, Orders.SCHEMA);
            Codec<Object> codec = provider().open(info, binding);
            assertThatThrownBy(() -> codec.deserialize(bytes.toByteArray()))
                    .isInstanceOf(InvalidClassException.class)
                    .hasMessageContaining("REJECTED");
        }
    }

    @Test
    void bytes_that_claim_to_be_two_billion_take_memory_unless_arrays_are_limited() throws Exception {
        Schema schema = new Schema(
                "acme.Note",
                List.of(new RecordDefinition("acme.Note", List.of(new Field("content", Type.Primitive.BYTES)))));
        CodecInfo codec = provider().codecs().get(0);
        byte[] bytes = encode(codec, schema, RecordValue.of(new byte[] {7}));
        ByteBuffer.wrap(bytes)
                .putInt(bytes.length - 1 - Integer.BYTES, Integer.MAX_VALUE); // the array ends the message

        requireExhaustedUnlessAdvised(codec, schema, bytes, InvalidClassException.class);
    }

    private CodecInfo externalizable() {
        return provider().codecs().get(1);
    }
}
