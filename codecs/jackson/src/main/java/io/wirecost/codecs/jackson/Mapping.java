package io.wirecost.codecs.jackson;

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.JsonInclude.Include;
import com.fasterxml.jackson.annotation.JsonInclude.Value;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamWriteConstraints;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.cfg.MapperBuilder;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.schema.LeafCases;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.TextCarrier;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.UUID;
import java.util.function.Function;

/** What the formats of Jackson share: limits, names, and the carriers of docs/carriers.md. */
final class Mapping {
    /** Not the largest number: long before that, the stack itself ends. */
    static final int LIFTED_DEPTH = 10_000;

    private static final Class<?>[] BINARY = {
        UUID.class, LocalDate.class, LocalTime.class, Instant.class, LocalDateTime.class
    };

    private Mapping() {}

    /**
     * A factory with Jackson's limits as the binding wants them. Lifts them for own data, since values of more than 1,000
     * levels, numbers of more than 1,000 digits, texts of more than 20 million characters and names of more than 50,000 may
     * be honest.
     */
    static <F extends JsonFactory> F limited(F factory, Binding<?> binding) {
        return binding.liftsSafetyLimits() ? lifted(factory) : factory;
    }

    private static <F extends JsonFactory> F lifted(F factory) {
        factory.setStreamReadConstraints(StreamReadConstraints.builder()
                .maxNestingDepth(LIFTED_DEPTH)
                .maxNumberLength(Integer.MAX_VALUE)
                .maxStringLength(Integer.MAX_VALUE)
                .maxNameLength(Integer.MAX_VALUE)
                .build());
        factory.setStreamWriteConstraints(
                StreamWriteConstraints.builder().maxNestingDepth(LIFTED_DEPTH).build());
        return factory;
    }

    /**
     * For text: a decimal as a string, so that no reader takes it for a double; dates and times as ISO 8601. Jackson
     * itself writes bytes as base64 and a UUID as a string.
     */
    static <M extends ObjectMapper, B extends MapperBuilder<M, B>> M text(B builder, Binding<?> binding) {
        return named(builder, new WireNames(binding.classes()))
                .addModules(
                        new CarrierModule(binding.classes(), Mapping::carrier, BigDecimal.class), new JavaTimeModule())
                .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
                .build();
    }

    /**
     * For binary formats that describe themselves: dates and times as integers, a UUID as 16 bytes.
     *
     * @param textual types that the format lacks besides, to be carried as text
     */
    static <M extends ObjectMapper, B extends MapperBuilder<M, B>> M binary(
            B builder, Binding<?> binding, Class<?>... textual) {
        return named(builder, new WireNames(binding.classes()))
                .addModule(new CarrierModule(binding.classes(), Mapping::carrier, textual).carrying(BINARY))
                .build();
    }

    /**
     * For formats with a schema, in whose types values are carried as {@code carriers} says.
     *
     * @param besides types that have a carrier although no logical type stands for them
     */
    static <M extends ObjectMapper, B extends MapperBuilder<M, B>> M typed(
            B builder,
            Binding<?> binding,
            SchemaNames names,
            Function<Type.Leaf, Carrier<?>> carriers,
            Class<?>... besides) {
        return named(builder, names)
                .addModule(new CarrierModule(binding.classes(), carriers, BINARY)
                        .carrying(BigDecimal.class)
                        .carrying(besides))
                .build();
    }

    private static Carrier<?> carrier(Type.Leaf type) {
        return type.match(new LeafCases<>(
                Carrier::none,
                Carrier::of,
                Carrier::none,
                decimal -> Carrier.text(TextCarrier.DECIMAL),
                uuid -> Carrier.UUID_BYTES,
                Carrier::none));
    }

    /** The schema's names; absent fields are left out, absent elements are not. */
    private static <M extends ObjectMapper, B extends MapperBuilder<M, B>> B named(B builder, SchemaNames names) {
        return builder.annotationIntrospector(names)
                .disable(SerializationFeature.FAIL_ON_EMPTY_BEANS) // a record may have no field with a value
                .visibility(PropertyAccessor.ALL, Visibility.NONE) // only what has a name of the schema
                .defaultPropertyInclusion(Value.construct(Include.NON_NULL, Include.ALWAYS));
    }
}
