package io.wirecost.codecs.gson;

import com.google.auto.service.AutoService;
import com.google.gson.Gson;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Family;
import java.util.List;

/** Gson on classes with its annotations. */
@AutoService(CodecProvider.class)
public final class GsonCodecs implements CodecProvider {
    private static final CodecInfo JSON = CodecInfo.of(
                    "gson", "JSON", Family.TEXT, "com.google.code.gson:gson", Gson.class)
            .withTarget("java-gson");

    @Override
    public List<CodecInfo> codecs() {
        return List.of(JSON);
    }

    @Override
    public <T> Codec<T> open(CodecInfo codec, Binding<T> binding) {
        return new GsonCodec<>(Mapping.gson(binding.classes()), binding.domainClass());
    }
}
