package io.wirecost.codecs.jackson;

import com.fasterxml.jackson.core.JsonFactory;
import com.google.auto.service.AutoService;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.Usage;
import java.util.List;
import java.util.Optional;

/** JSON by code that calls Jackson's generator and parser for each value, as one writes it by hand. */
@AutoService(CodecProvider.class)
public final class StreamingCodecs implements CodecProvider {
    private static final CodecInfo JSON = CodecInfo.of(
                    "jackson-streaming",
                    "JSON",
                    Family.TEXT,
                    "com.fasterxml.jackson.core:jackson-core",
                    JsonFactory.class)
            .withTarget("jacksonstreaming");

    @Override
    public List<CodecInfo> codecs() {
        return List.of(JSON);
    }

    @Override
    public Optional<Usage> usage(CodecInfo codec) {
        return Optional.of(new Usage(
                "code written for the schema on the library's writer and reader",
                "the documented way to more speed",
                "written by wirecost, not by hand"));
    }

    @Override
    public <T> Codec<T> open(CodecInfo codec, Binding<T> binding) {
        return new StreamingCodec<>(binding.streamMapper(), Mapping.limited(new JsonFactory(), binding));
    }
}
