package io.wirecost.codecs.jbossmarshalling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.contract.ModuleTests;
import io.wirecost.contract.Orders;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jboss.marshalling.Marshaller;
import org.jboss.marshalling.Marshalling;
import org.jboss.marshalling.MarshallingConfiguration;
import org.jboss.marshalling.river.RiverMarshallerFactory;
import org.junit.jupiter.api.Test;

class JbossMarshallingContractTest extends ModuleTests {
    @Override
    protected CodecProvider provider() {
        return new JbossMarshallingCodecs();
    }

    @Test
    void a_message_names_classes_and_fields() throws Exception {
        byte[] bytes = encode(codec(), Orders.SCHEMA, Orders.RECORD);

        assertThat(new String(bytes, StandardCharsets.ISO_8859_1)).contains("Order", "Item", "items", "product", "tea");
    }

    @Test
    void a_class_that_no_schema_asks_for_is_not_read() throws Exception {
        Binding<Object> binding = bind(codec(), Orders.SCHEMA);
        Codec<Object> codec = provider().open(codec(), binding);

        assertThatThrownBy(() -> codec.deserialize(marshalled(new File("anything"))))
                .isInstanceOf(ClassNotFoundException.class)
                .hasMessageContaining("java.io.File");
    }

    @Test
    void a_message_comes_back_after_one_that_was_cut() throws Exception {
        Binding<Object> binding = bind(codec(), Orders.SCHEMA);
        Codec<Object> codec = provider().open(codec(), binding);
        Object order = binding.domain().toDomain(Orders.RECORD);
        byte[] bytes = codec.serialize(order);

        assertThatThrownBy(() -> codec.deserialize(Arrays.copyOf(bytes, bytes.length / 2)))
                .isInstanceOf(IOException.class);
        assertThat(codec.deserialize(bytes)).isEqualTo(order);
    }

    private static byte[] marshalled(Object value) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (Marshaller marshaller = new RiverMarshallerFactory().createMarshaller(new MarshallingConfiguration())) {
            marshaller.start(Marshalling.createByteOutput(bytes));
            marshaller.writeObject(value);
            marshaller.finish();
        }
        return bytes.toByteArray();
    }

    private CodecInfo codec() {
        return provider().codecs().get(0);
    }
}
