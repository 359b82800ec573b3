package io.wirecost.codecs.jackson;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.dataformat.cbor.CBORFactory;
import com.fasterxml.jackson.dataformat.cbor.CBORGenerator;
import com.fasterxml.jackson.dataformat.cbor.CBORParser;
import com.fasterxml.jackson.dataformat.cbor.databind.CBORMapper;
import com.fasterxml.jackson.dataformat.ion.IonFactory;
import com.fasterxml.jackson.dataformat.ion.IonObjectMapper;
import com.fasterxml.jackson.dataformat.smile.SmileFactory;
import com.fasterxml.jackson.dataformat.smile.SmileGenerator;
import com.fasterxml.jackson.dataformat.smile.databind.SmileMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import com.fasterxml.jackson.module.afterburner.AfterburnerModule;
import com.fasterxml.jackson.module.blackbird.BlackbirdModule;
import com.google.auto.service.AutoService;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.Refusal;
import io.wirecost.core.codec.Usage;
import io.wirecost.core.codec.VersionSwitch;
import io.wirecost.core.schema.Schema;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.Function;
import org.msgpack.jackson.dataformat.MessagePackFactory;
import org.msgpack.jackson.dataformat.MessagePackMapper;

/** The formats in which Jackson writes and reads the domain classes by itself, names included. */
@AutoService(CodecProvider.class)
public final class JacksonCodecs implements CodecProvider {
    /** The domain classes with Jackson's annotations. */
    static final String BEANS = "java-jackson";

    /** How objects are written and read: what Jackson's documentation recommends. */
    static final String BINDING = "data binding, kept ObjectWriter and ObjectReader, annotated beans";

    private static final Set<String> DEFAULTS =
            Set.of("jackson-json", "jackson-yaml", "jackson-cbor", "jackson-smile", "jackson-ion", "jackson-msgpack");

    private static final String DATA_FORMAT = "com.fasterxml.jackson.dataformat:jackson-dataformat-";

    private static final Map<CodecInfo, Function<Binding<?>, ObjectMapper>> MAPPERS = new LinkedHashMap<>();

    static {
        MAPPERS.put(
                text("jackson-json", "JSON", "com.fasterxml.jackson.core:jackson-databind", ObjectMapper.class),
                binding -> Mapping.text(json(binding)));
        MAPPERS.put(
                text(
                        "jackson-blackbird",
                        "JSON",
                        "com.fasterxml.jackson.module:jackson-module-blackbird",
                        BlackbirdModule.class),
                binding -> Mapping.text(json(binding).addModule(new BlackbirdModule())));
        MAPPERS.put(
                text(
                        "jackson-afterburner",
                        "JSON",
                        "com.fasterxml.jackson.module:jackson-module-afterburner",
                        AfterburnerModule.class),
                binding -> Mapping.text(json(binding).addModule(new AfterburnerModule())));
        MAPPERS.put(
                text("jackson-yaml", "YAML", DATA_FORMAT + "yaml", YAMLFactory.class),
                binding ->
                        Mapping.text(YAMLMapper.builder(Yaml.factory(binding)).addModule(new YamlReals())));
        MAPPERS.put(
                binary("jackson-cbor", "CBOR", DATA_FORMAT + "cbor", CBORFactory.class),
                binding -> Mapping.binary(CBORMapper.builder(Mapping.limited(cbor(), binding)), binding));
        MAPPERS.put(
                binary("jackson-smile", "Smile", DATA_FORMAT + "smile", SmileFactory.class),
                binding -> Mapping.binary(SmileMapper.builder(Mapping.limited(smile(), binding)), binding));
        MAPPERS.put(
                binary("jackson-ion", "Ion", DATA_FORMAT + "ion", IonFactory.class)
                        .withLayout("binary"),
                binding -> Mapping.binary(
                        IonObjectMapper.builder(Mapping.limited(IonFactory.forBinaryWriters(), binding)), binding));
        MAPPERS.put(
                text("jackson-ion-text", "Ion", DATA_FORMAT + "ion", IonFactory.class)
                        .withLayout("text"),
                binding -> Mapping.binary(
                        IonObjectMapper.builder(Mapping.limited(IonFactory.forTextualWriters(), binding)), binding));
        MAPPERS.put(
                binary(
                                "jackson-msgpack",
                                "MessagePack",
                                "org.msgpack:jackson-dataformat-msgpack",
                                MessagePackFactory.class)
                        .withLayout("named maps"),
                binding -> Mapping.binary(msgpack(binding), binding, UUID.class));
    }

    private static CodecInfo text(String name, String format, String library, Class<?> anchor) {
        return CodecInfo.of(name, format, Family.TEXT, library, anchor).withTarget(BEANS);
    }

    private static CodecInfo binary(String name, String format, String library, Class<?> anchor) {
        return CodecInfo.of(name, format, Family.SELF_DESCRIBING, library, anchor)
                .withTarget(BEANS);
    }

    private static JsonMapper.Builder json(Binding<?> binding) {
        return JsonMapper.builder(Mapping.limited(new JsonFactory(), binding));
    }

    /** Negative integers beyond 64 bits as the standard has them: Jackson's own default is off by one. */
    private static CBORFactory cbor() {
        return CBORFactory.builder()
                .enable(CBORGenerator.Feature.ENCODE_USING_STANDARD_NEGATIVE_BIGINT_ENCODING)
                .enable(CBORParser.Feature.DECODE_USING_STANDARD_NEGATIVE_BIGINT_ENCODING)
                .build();
    }

    /** Bytes as they are: Smile's own default takes eight for seven, so that some byte values never occur. */
    private static SmileFactory smile() {
        return SmileFactory.builder()
                .disable(SmileGenerator.Feature.ENCODE_BINARY_AS_7BIT)
                .build();
    }

    /** The format has no decimals. */
    private static MessagePackMapper.Builder msgpack(Binding<?> binding) {
        return Mapping.withDecimalsAsText(
                MessagePackMapper.builder(Mapping.limited(new MessagePackFactory(), binding)));
    }

    @Override
    public List<CodecInfo> codecs() {
        return List.copyOf(MAPPERS.keySet());
    }

    @Override
    public List<CodecInfo> defaults() {
        return codecs().stream()
                .filter(codec -> DEFAULTS.contains(codec.name()))
                .toList();
    }

    @Override
    public Optional<Usage> usage(CodecInfo codec) {
        return Optional.of(
                switch (codec.name()) {
                    case "jackson-yaml" ->
                        Usage.asRecommended(
                                BINDING, "NaN and infinities in YAML's words; keys with line breaks are quoted");
                    case "jackson-msgpack" ->
                        Usage.asRecommended(
                                BINDING,
                                "dates and times are integers; UUIDs, which the library writes and does not read");
                    case "jackson-json", "jackson-blackbird", "jackson-afterburner" ->
                        new Usage(
                                BINDING,
                                "the same; Blackbird and Afterburner are its accelerators",
                                "decimals are strings by Jackson's configOverride; no code of ours");
                    default -> Usage.asRecommended(BINDING, "dates and times are integers");
                });
    }

    @Override
    public List<VersionSwitch> versionSwitches(CodecInfo codec) {
        return List.of(Mapping.IGNORING);
    }

    @Override
    public Optional<Refusal> refusalReason(CodecInfo codec, Schema schema) {
        return Refusal.ofKeys(schema, String::isEmpty, "is empty, which Jackson takes for no name at all");
    }

    @Override
    public <T> Codec<T> open(CodecInfo codec, Binding<T> binding) {
        return new JacksonCodec<>(Mapping.versioned(MAPPERS.get(codec).apply(binding), binding), binding.domainClass());
    }
}
