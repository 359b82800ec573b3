package io.wirecost.codecs.mongodbbson;

import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.Limit;
import java.util.List;
import org.bson.BsonBinaryWriter;

/** BSON by org.mongodb:bson. */
public final class MongodbBsonCodecs implements CodecProvider {
    private static final CodecInfo BSON = CodecInfo.of(
                    "mongodb-bson", "BSON", Family.SELF_DESCRIBING, "org.mongodb:bson", BsonBinaryWriter.class)
            .withTarget("mongodbbson")
            .withLimits(Limit.ZERO_IN_KEY);

    @Override
    public List<CodecInfo> codecs() {
        return List.of(BSON);
    }

    @Override
    public <T> Codec<T> open(CodecInfo codec, Binding<T> binding) {
        return new MongodbBsonCodec<>(binding.streamMapper());
    }
}
