package io.wirecost.codecs.jackson;

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.JsonInclude.Include;
import com.fasterxml.jackson.annotation.JsonInclude.Value;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.cfg.MapperBuilder;
import io.wirecost.core.codec.Binding;

/** What all formats of Jackson share: the schema's names; absent fields are left out, absent elements are not. */
final class Mapping {
    private Mapping() {}

    static <M extends ObjectMapper, B extends MapperBuilder<M, B>> B configure(B builder, Binding<?> binding) {
        return builder.annotationIntrospector(new SchemaNames(binding.classes()))
                .disable(SerializationFeature.FAIL_ON_EMPTY_BEANS) // a record may have no field with a value
                .visibility(PropertyAccessor.ALL, Visibility.NONE) // only what has a name of the schema
                .defaultPropertyInclusion(Value.construct(Include.NON_NULL, Include.ALWAYS));
    }
}
