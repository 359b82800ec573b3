package io.wirecost.codecs.jbossmarshalling;

import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import org.jboss.marshalling.Marshaller;
import org.jboss.marshalling.MarshallerFactory;
import org.jboss.marshalling.Marshalling;
import org.jboss.marshalling.MarshallingConfiguration;
import org.jboss.marshalling.SimpleClassResolver;
import org.jboss.marshalling.Unmarshaller;
import org.jboss.marshalling.river.RiverMarshallerFactory;

/** Makes a marshaller or an unmarshaller for each message, as the library's guide has it. */
final class RiverCodec<T> implements Codec<T> {
    private final MarshallerFactory factory = new RiverMarshallerFactory();
    private final MarshallingConfiguration configuration = new MarshallingConfiguration();
    private final Class<T> type;

    RiverCodec(Binding<T> binding) {
        type = binding.domainClass();
        configuration.setClassResolver(new SimpleClassResolver(binding.loader()));
        configuration.setUnmarshallingFilter(new TrustedClasses());
    }

    @Override
    public byte[] serialize(T value) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (Marshaller marshaller = factory.createMarshaller(configuration)) {
            marshaller.start(Marshalling.createByteOutput(bytes));
            marshaller.writeObject(value);
            marshaller.finish();
        }
        return bytes.toByteArray();
    }

    @Override
    public T deserialize(byte[] bytes) throws IOException, ClassNotFoundException {
        try (Unmarshaller unmarshaller = factory.createUnmarshaller(configuration)) {
            unmarshaller.start(Marshalling.createByteInput(ByteBuffer.wrap(bytes)));
            T value = unmarshaller.readObject(type);
            unmarshaller.finish();
            return value;
        }
    }
}
