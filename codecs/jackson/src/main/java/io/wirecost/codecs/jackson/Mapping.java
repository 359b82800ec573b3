package io.wirecost.codecs.jackson;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamWriteConstraints;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.cfg.MapperBuilder;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.VersionSetting;
import io.wirecost.core.codec.VersionSwitch;
import io.wirecost.core.schema.Type;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.UUID;
import java.util.function.Function;

/** What the formats of Jackson share: limits, and the carriers of docs/carriers.md. */
final class Mapping {
    /** Not the largest number: long before that, the stack itself ends. */
    static final int LIFTED_DEPTH = 10_000;

    /** By it a reader passes over properties that its class lacks. */
    static final VersionSwitch IGNORING = new VersionSwitch(
            VersionSetting.UNKNOWN_FIELDS_IGNORED, "DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES off");

    private static final Class<?>[] TEMPORALS = {LocalDate.class, LocalTime.class, Instant.class, LocalDateTime.class};

    private Mapping() {}

    /**
     * A factory with Jackson's limits as the binding wants them. Lifts them for own data, since values of more than 1,000
     * levels, numbers of more than 1,000 digits, texts of more than 20 million characters and names of more than 50,000 may
     * be honest.
     */
    static <F extends JsonFactory> F limited(F factory, Binding<?> binding) {
        return binding.safetyLimits().areLifted() ? lifted(factory) : factory;
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

    /** A mapper that takes unknown properties as the binding wants it. */
    static <M extends ObjectMapper> M versioned(M mapper, Binding<?> binding) {
        if (binding.versionSetting() == VersionSetting.UNKNOWN_FIELDS_IGNORED) {
            mapper.disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES);
        }
        return mapper;
    }

    /**
     * For text: a decimal as a string, so that no reader takes it for a double; dates and times as ISO 8601. Jackson
     * itself writes bytes as base64 and a UUID as a string.
     */
    static <M extends ObjectMapper, B extends MapperBuilder<M, B>> M text(B builder) {
        return withDecimalsAsText(withNulls(builder))
                .addModule(new JavaTimeModule())
                .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
                .build();
    }

    static <M extends ObjectMapper, B extends MapperBuilder<M, B>> B withDecimalsAsText(B builder) {
        return builder.withConfigOverride(
                        BigDecimal.class,
                        decimal -> decimal.setFormat(JsonFormat.Value.forShape(JsonFormat.Shape.STRING)))
                .enable(StreamWriteFeature.WRITE_BIGDECIMAL_AS_PLAIN);
    }

    /**
     * For binary formats that describe themselves: dates and times as integers.
     *
     * @param besides {@code UUID.class} where Jackson does not write one as 16 bytes by itself
     */
    static <M extends ObjectMapper, B extends MapperBuilder<M, B>> M binary(
            B builder, Binding<?> binding, Class<?>... besides) {
        return withNulls(builder)
                .addModule(new CarrierModule(binding.classes(), CarrierConverter::of, TEMPORALS).carrying(besides))
                .build();
    }

    /**
     * For formats with a schema, in whose types values are carried as {@code carriers} says.
     *
     * @param besides types that have a carrier although no logical type stands for them
     */
    static <M extends ObjectMapper, B extends MapperBuilder<M, B>> M typed(
            B builder, Binding<?> binding, Function<Type.Leaf, CarrierConverter<?>> carriers, Class<?>... besides) {
        return withNulls(builder)
                .addModule(new CarrierModule(binding.classes(), carriers, TEMPORALS)
                        .carrying(UUID.class, BigDecimal.class)
                        .carrying(besides))
                .build();
    }

    /** Properties of type null too: else the setter of one is taken for that of a property with its name in lower case. */
    private static <M extends ObjectMapper, B extends MapperBuilder<M, B>> B withNulls(B builder) {
        return builder.enable(MapperFeature.ALLOW_VOID_VALUED_PROPERTIES);
    }
}
