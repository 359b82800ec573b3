package io.wirecost.codecs.dsljson;

import com.dslplatform.json.DslJson;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Family;
import java.util.List;

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
    public <T> Codec<T> open(CodecInfo codec, Binding<T> binding) {
        return new DslJsonCodec<>(Mapping.json(binding), binding.domainClass());
    }
}
