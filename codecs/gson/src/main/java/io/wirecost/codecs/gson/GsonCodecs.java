package io.wirecost.codecs.gson;

import com.google.auto.service.AutoService;
import com.google.gson.Gson;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.Usage;
import java.util.List;
import java.util.Optional;

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
    public Optional<Usage> usage(CodecInfo codec) {
        return Optional.of(Usage.asRecommended(
                "toJson and fromJson of one kept Gson, @SerializedName",
                "bytes by getBytes(UTF_8); no escapes for HTML; decimals, dates, bytes, NaN; maps with "
                        + "absent values"));
    }

    @Override
    public <T> Codec<T> open(CodecInfo codec, Binding<T> binding) {
        return new GsonCodec<>(Mapping.gson(binding.classes()), binding.domainClass());
    }
}
