package io.wirecost.codecs.jackson3;

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.JsonInclude.Include;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Family;
import java.util.List;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.json.JsonMapper;

/** Jackson 3 on the domain classes: absent fields are left out, absent elements are not. */
public final class Jackson3Codecs implements CodecProvider {
    private static final CodecInfo JSON = CodecInfo.of(
            "jackson3-json", "JSON", Family.TEXT, "tools.jackson.core:jackson-databind", ObjectMapper.class);

    @Override
    public List<CodecInfo> codecs() {
        return List.of(JSON);
    }

    @Override
    public <T> Codec<T> open(CodecInfo codec, Binding<T> binding) {
        ObjectMapper mapper = JsonMapper.builder()
                .annotationIntrospector(new SchemaNames(binding.classes()))
                .changeDefaultVisibility(v -> v.withVisibility(PropertyAccessor.ALL, Visibility.NONE))
                .changeDefaultPropertyInclusion(i -> i.withValueInclusion(Include.NON_NULL))
                .addModule(DecimalText.module())
                .build();
        return new Jackson3Codec<>(mapper, binding.domainClass());
    }
}
