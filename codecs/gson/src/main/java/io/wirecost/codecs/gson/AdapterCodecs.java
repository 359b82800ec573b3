package io.wirecost.codecs.gson;

import com.google.auto.service.AutoService;
import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.Usage;
import java.util.List;
import java.util.Optional;

/** Gson with an adapter that calls its writer and reader for each value, as one writes it by hand. */
@AutoService(CodecProvider.class)
public final class AdapterCodecs implements CodecProvider {
    private static final CodecInfo JSON = CodecInfo.of(
                    "gson-adapters", "JSON", Family.TEXT, "com.google.code.gson:gson", Gson.class)
            .withTarget("gsonadapters");

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
        Gson gson = new GsonBuilder()
                .disableHtmlEscaping()
                .serializeNulls() // those that the adapter writes: elements of lists and maps
                .registerTypeAdapter(binding.domainClass(), new EmittedAdapter<T>(binding.streamMapper()))
                .create();
        return new GsonCodec<>(gson, binding.domainClass());
    }
}
