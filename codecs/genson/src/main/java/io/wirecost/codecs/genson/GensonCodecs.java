package io.wirecost.codecs.genson;

import com.owlike.genson.Genson;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Family;
import java.util.List;

/** Genson on the domain classes. */
public final class GensonCodecs implements CodecProvider {
    private static final CodecInfo JSON =
            CodecInfo.of("genson", "JSON", Family.TEXT, "com.owlike:genson", Genson.class);

    @Override
    public List<CodecInfo> codecs() {
        return List.of(JSON);
    }

    @Override
    public <T> Codec<T> open(CodecInfo codec, Binding<T> binding) {
        return new GensonCodec<>(Mapping.genson(binding.classes()), binding.domainClass());
    }

    private record GensonCodec<T>(Genson genson, Class<T> type) implements Codec<T> {
        @Override
        public byte[] serialize(T value) {
            return genson.serializeBytes(value);
        }

        @Override
        public T deserialize(byte[] bytes) {
            return genson.deserialize(bytes, type);
        }
    }
}
