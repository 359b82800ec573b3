package io.wirecost.codecs.avro;

import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Family;
import java.util.List;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;

/** Avro's binary encoding by org.apache.avro:avro. */
public final class AvroCodecs implements CodecProvider {
    private static final CodecInfo GENERIC = CodecInfo.of(
                    "avro-generic", "Avro", Family.SCHEMA_DRIVEN, "org.apache.avro:avro", GenericData.class)
            .withTarget("avro");

    @Override
    public List<CodecInfo> codecs() {
        return List.of(GENERIC);
    }

    @Override
    public <T> Codec<T> open(CodecInfo codec, Binding<T> binding) {
        Schema schema = new Schema.Parser().parse(binding.derivedSchema());
        return new GenericCodec<>(schema, binding.mapper());
    }
}
