package io.wirecost.bench.plain;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import org.jboss.marshalling.Marshaller;
import org.jboss.marshalling.MarshallerFactory;
import org.jboss.marshalling.Marshalling;
import org.jboss.marshalling.MarshallingConfiguration;
import org.jboss.marshalling.Unmarshaller;
import org.jboss.marshalling.river.RiverMarshallerFactory;
import wirecost.domain.TransactionData;

/** JBoss Marshalling as in its entry of jvm-serializers: one marshaller and one unmarshaller, begun and finished for each message. */
public class PlainJbossMarshalling extends PlainBean {
    private final Marshaller marshaller;
    private final Unmarshaller unmarshaller;

    public PlainJbossMarshalling() {
        MarshallerFactory factory = new RiverMarshallerFactory();
        MarshallingConfiguration configuration = new MarshallingConfiguration();
        try {
            marshaller = factory.createMarshaller(configuration);
            unmarshaller = factory.createUnmarshaller(configuration);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    byte[] serialize(TransactionData data) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        marshaller.start(Marshalling.createByteOutput(bytes));
        marshaller.writeObject(data);
        marshaller.finish();
        return bytes.toByteArray();
    }

    @Override
    TransactionData deserialize(byte[] bytes) throws IOException, ClassNotFoundException {
        unmarshaller.start(Marshalling.createByteInput(ByteBuffer.wrap(bytes)));
        TransactionData data = unmarshaller.readObject(TransactionData.class);
        unmarshaller.finish();
        return data;
    }
}
