package io.wirecost.codecs.jackson;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.deser.std.StdScalarDeserializer;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.StdScalarSerializer;
import java.io.IOException;

/**
 * Byte strings, of which Jackson's generator leaves out the empty ones, even from a list. It writes empty text, whose
 * bytes are the same.
 */
final class ProtobufBytes {
    private ProtobufBytes() {}

    static SimpleModule module() {
        return new SimpleModule("wirecost-bytes")
                .addSerializer(byte[].class, new Writer())
                .addDeserializer(byte[].class, new Reader());
    }

    private static final class Writer extends StdScalarSerializer<byte[]> {
        private static final long serialVersionUID = 1;

        Writer() {
            super(byte[].class);
        }

        @Override
        public void serialize(byte[] bytes, JsonGenerator out, SerializerProvider provider) throws IOException {
            if (bytes.length == 0) {
                out.writeString("");
            } else {
                out.writeBinary(bytes);
            }
        }
    }

    /** An empty one is read as an embedded null. */
    private static final class Reader extends StdScalarDeserializer<byte[]> {
        private static final long serialVersionUID = 1;

        Reader() {
            super(byte[].class);
        }

        @Override
        public byte[] deserialize(JsonParser in, DeserializationContext context) throws IOException {
            return in.getEmbeddedObject() == null ? new byte[0] : in.getBinaryValue();
        }
    }
}
