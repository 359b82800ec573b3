package io.wirecost.codecs.jackson;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Family;
import java.util.List;

/** Jackson on the domain classes. */
public final class JacksonCodecs implements CodecProvider {
    private static final CodecInfo JSON = CodecInfo.of(
            "jackson-json", "JSON", Family.TEXT, "com.fasterxml.jackson.core:jackson-databind", ObjectMapper.class);

    @Override
    public List<CodecInfo> codecs() {
        return List.of(JSON);
    }

    @Override
    public <T> Codec<T> open(CodecInfo codec, Binding<T> binding) {
        ObjectMapper mapper = TextCarriers.configure(Mapping.configure(JsonMapper.builder(), binding))
                .build();
        return new JacksonCodec<>(mapper, binding.domainClass());
    }
}
