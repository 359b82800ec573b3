package io.wirecost.codecs.mongodbbson;

import com.google.auto.service.AutoService;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.Limit;
import io.wirecost.core.codec.Refusal;
import io.wirecost.core.codec.Usage;
import io.wirecost.core.schema.Schema;
import java.util.List;
import java.util.Optional;
import org.bson.BsonBinaryWriter;

/** BSON by org.mongodb:bson. */
@AutoService(CodecProvider.class)
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
    public List<CodecInfo> defaults() {
        return codecs();
    }

    @Override
    public Optional<Usage> usage(CodecInfo codec) {
        return Optional.of(new Usage(
                "code written for the schema on the library's writer and reader",
                "a codec by hand is the fast way, its POJO codec the usual one",
                "written by wirecost"));
    }

    @Override
    public Optional<Refusal> refusalReason(CodecInfo codec, Schema schema) {
        return Refusal.ofKeys(schema, key -> key.indexOf('\0') >= 0, "has U+0000, which ends a key in BSON");
    }

    @Override
    public <T> Codec<T> open(CodecInfo codec, Binding<T> binding) {
        return new MongodbBsonCodec<>(binding.streamMapper());
    }
}
