package io.wirecost.codecs.mongodbbson;

import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.StreamMapper;
import java.nio.ByteBuffer;
import org.bson.BsonBinaryReader;
import org.bson.BsonBinaryWriter;
import org.bson.io.BasicOutputBuffer;

/** Writer and reader are made for one document each: the library's cannot be set back. */
final class MongodbBsonCodec<T> implements Codec<T> {
    private final StreamMapper<T, BsonBinaryWriter, BsonBinaryReader> mapper;

    MongodbBsonCodec(StreamMapper<T, BsonBinaryWriter, BsonBinaryReader> mapper) {
        this.mapper = mapper;
    }

    @Override
    public byte[] serialize(T value) throws Exception {
        try (BasicOutputBuffer out = new BasicOutputBuffer();
                BsonBinaryWriter writer = new BsonBinaryWriter(out)) {
            mapper.write(value, writer);
            return out.toByteArray();
        }
    }

    @Override
    public T deserialize(byte[] bytes) throws Exception {
        try (BsonBinaryReader reader = new BsonBinaryReader(ByteBuffer.wrap(bytes))) {
            return mapper.read(reader);
        }
    }
}
