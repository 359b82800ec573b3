package io.wirecost.codecs.xstream;

import com.thoughtworks.xstream.XStream;
import com.thoughtworks.xstream.io.HierarchicalStreamReader;
import com.thoughtworks.xstream.io.HierarchicalStreamWriter;
import com.thoughtworks.xstream.io.xml.StaxDriver;
import io.wirecost.core.codec.Codec;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.util.function.UnaryOperator;

/** One XStream, kept, on its StAX driver. */
final class XstreamCodec<T> implements Codec<T> {
    private final StaxDriver driver = new HardenedDriver();
    private final XStream xstream;
    private final Class<T> type;

    XstreamCodec(Class<T> type, UnaryOperator<XStream> configuration) {
        this.type = type;
        this.xstream = configuration.apply(new XStream(driver));
    }

    @Override
    public byte[] serialize(T value) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        HierarchicalStreamWriter writer = driver.createWriter(bytes);
        xstream.marshal(value, writer);
        writer.close();
        return bytes.toByteArray();
    }

    @Override
    public T deserialize(byte[] bytes) {
        HierarchicalStreamReader reader = driver.createReader(new ByteArrayInputStream(bytes));
        try {
            return type.cast(xstream.unmarshal(reader));
        } finally {
            reader.close();
        }
    }
}
