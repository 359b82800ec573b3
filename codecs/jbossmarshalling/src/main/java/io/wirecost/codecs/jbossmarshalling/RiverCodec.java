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
import org.jboss.marshalling.Unmarshaller;
import org.jboss.marshalling.river.RiverMarshallerFactory;

/**
 * One marshaller and one unmarshaller, kept, as in the project's own entry of jvm-serializers. A message lies between
 * {@code start} and {@code finish}, which forgets its classes, so that each message describes them again.
 */
final class RiverCodec<T> implements Codec<T> {
    private final Marshaller marshaller;
    private final Unmarshaller unmarshaller;
    private final Class<T> type;

    RiverCodec(Binding<T> binding) throws IOException {
        MarshallerFactory factory = new RiverMarshallerFactory();
        MarshallingConfiguration configuration = new MarshallingConfiguration();
        configuration.setClassResolver(new TrustedClasses(binding.loader()));
        marshaller = factory.createMarshaller(configuration);
        unmarshaller = factory.createUnmarshaller(configuration);
        type = binding.domainClass();
    }

    @Override
    public byte[] serialize(T value) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        marshaller.start(Marshalling.createByteOutput(bytes));
        try {
            marshaller.writeObject(value);
        } finally {
            marshaller.finish();
        }
        return bytes.toByteArray();
    }

    @Override
    public T deserialize(byte[] bytes) throws IOException, ClassNotFoundException {
        try {
            unmarshaller.start(Marshalling.createByteInput(ByteBuffer.wrap(bytes)));
            return unmarshaller.readObject(type);
        } finally {
            unmarshaller.finish();
        }
    }
}
