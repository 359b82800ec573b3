package io.wirecost.codecs.jackson3;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.google.auto.service.AutoService;
import de.undercouch.bson4jackson.BsonFactory;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.Limit;
import io.wirecost.core.codec.Refusal;
import io.wirecost.core.codec.Usage;
import io.wirecost.core.codec.VersionSetting;
import io.wirecost.core.codec.VersionSwitch;
import io.wirecost.core.schema.Schema;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamWriteConstraints;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.introspect.DefaultAccessorNamingStrategy;
import tools.jackson.databind.json.JsonMapper;

/** Jackson 3 on the domain classes: absent fields are left out, absent elements are not. */
@AutoService(CodecProvider.class)
public final class Jackson3Codecs implements CodecProvider {
    /** The domain classes with Jackson's annotations. */
    private static final String BEANS = "java-jackson";

    private static final CodecInfo JSON = CodecInfo.of(
                    "jackson3-json", "JSON", Family.TEXT, "tools.jackson.core:jackson-databind", ObjectMapper.class)
            .withTarget(BEANS);
    private static final CodecInfo BSON = CodecInfo.of(
                    "bson4jackson", "BSON", Family.SELF_DESCRIBING, "de.undercouch:bson4jackson", BsonFactory.class)
            .withTarget(BEANS)
            .withLimits(Limit.ZERO_IN_KEY);

    /** Not the largest number: long before that, the stack itself ends. */
    private static final int LIFTED_DEPTH = 10_000;

    private static final VersionSwitch REFUSING = new VersionSwitch(
            VersionSetting.UNKNOWN_FIELDS_REFUSED, "DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES on");

    @Override
    public List<CodecInfo> codecs() {
        return List.of(JSON, BSON);
    }

    @Override
    public Optional<Usage> usage(CodecInfo codec) {
        return Optional.of(
                switch (codec.name()) {
                    case "jackson3-json" ->
                        new Usage(
                                "data binding, kept ObjectWriter and ObjectReader, annotated beans",
                                Usage.SAME,
                                "decimals are strings by Jackson's configOverride; no code of ours");
                    default ->
                        Usage.asRecommended(
                                "data binding, kept ObjectWriter and ObjectReader, annotated beans, on Jackson 3",
                                "dates, times, UUIDs, and decimals, which would be rounded");
                });
    }

    @Override
    public List<VersionSwitch> versionSwitches(CodecInfo codec) {
        return List.of(REFUSING);
    }

    @Override
    public Optional<Refusal> refusalReason(CodecInfo codec, Schema schema) {
        Optional<Refusal> empty =
                Refusal.ofKeys(schema, String::isEmpty, "is empty, which Jackson takes for no name at all");
        return codec.equals(BSON)
                ? empty.or(() ->
                        Refusal.ofKeys(schema, key -> key.indexOf('\0') >= 0, "has U+0000, which ends a key in BSON"))
                : empty;
    }

    @Override
    public <T> Codec<T> open(CodecInfo codec, Binding<T> binding) {
        JsonMapper.Builder mapper = codec.equals(BSON)
                ? mapper(new BsonFactory()).addModule(new CarrierModule(binding.classes()))
                : withDecimalsAsText(mapper(json(binding)));
        mapper.configure(
                DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES,
                binding.versionSetting() == VersionSetting.UNKNOWN_FIELDS_REFUSED);
        return new Jackson3Codec<>(mapper.build(), binding.domainClass());
    }

    /** Properties may begin with {@code _}, whose accessors Jackson 3 by itself does not take for such. */
    private static JsonMapper.Builder mapper(JsonFactory format) {
        return JsonMapper.builder(format)
                .accessorNaming(new DefaultAccessorNamingStrategy.Provider().withFirstCharAcceptance(true, true));
    }

    /** So that no reader takes them for doubles. */
    private static JsonMapper.Builder withDecimalsAsText(JsonMapper.Builder mapper) {
        return mapper.withConfigOverride(
                        BigDecimal.class,
                        decimal -> decimal.setFormat(JsonFormat.Value.forShape(JsonFormat.Shape.STRING)))
                .enable(StreamWriteFeature.WRITE_BIGDECIMAL_AS_PLAIN);
    }

    private static JsonFactory json(Binding<?> binding) {
        return binding.safetyLimits().areLifted() ? lifted() : new JsonFactory();
    }

    /**
     * Without four limits, since values of more than 500 levels, numbers of more than 1,000 digits, texts of more than 100
     * million characters and names of more than 50,000 may be honest data.
     */
    private static JsonFactory lifted() {
        return JsonFactory.builder()
                .streamReadConstraints(StreamReadConstraints.builder()
                        .maxNestingDepth(LIFTED_DEPTH)
                        .maxNumberLength(Integer.MAX_VALUE)
                        .maxStringLength(Integer.MAX_VALUE)
                        .maxNameLength(Integer.MAX_VALUE)
                        .build())
                .streamWriteConstraints(StreamWriteConstraints.builder()
                        .maxNestingDepth(LIFTED_DEPTH)
                        .build())
                .build();
    }
}
