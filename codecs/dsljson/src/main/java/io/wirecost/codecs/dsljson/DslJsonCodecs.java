package io.wirecost.codecs.dsljson;

import com.dslplatform.json.DslJson;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.Refusal;
import io.wirecost.core.schema.Names;
import io.wirecost.core.schema.Schema;
import java.util.List;
import java.util.Optional;

/** DSL-JSON on the domain classes, with converters that are put together at run time. */
public final class DslJsonCodecs implements CodecProvider {
    private static final CodecInfo JSON = CodecInfo.of(
                    "dsl-json", "JSON", Family.TEXT, "com.dslplatform:dsl-json", DslJson.class)
            .withBackEnd("pure Java, runtime converters");

    @Override
    public List<CodecInfo> codecs() {
        return List.of(JSON);
    }

    @Override
    public Optional<Refusal> refuses(CodecInfo codec, Schema schema) {
        return Refusal.ofKeys(
                schema,
                key -> !Names.isPlainKey(key),
                "is empty, not all printable ASCII, or has a quote or backslash: DSL-JSON writes a key without escapes and"
                        + " finds it by characters of one byte");
    }

    @Override
    public <T> Codec<T> open(CodecInfo codec, Binding<T> binding) {
        return new DslJsonCodec<>(Mapping.json(binding), binding.domainClass());
    }
}
