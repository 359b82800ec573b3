package io.wirecost.codecs.jacksonjr;

import com.fasterxml.jackson.jr.ob.JSON;
import com.fasterxml.jackson.jr.ob.JacksonJrExtension;
import com.fasterxml.jackson.jr.ob.api.ExtensionContext;
import com.google.auto.service.AutoService;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.DomainClasses;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.Usage;
import io.wirecost.core.codec.VersionSetting;
import io.wirecost.core.codec.VersionSwitch;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** Jackson jr on the domain classes. */
@AutoService(CodecProvider.class)
public final class JacksonJrCodecs implements CodecProvider {
    private static final CodecInfo INFO =
            CodecInfo.of("jackson-jr", "JSON", Family.TEXT, "com.fasterxml.jackson.jr:jackson-jr-objects", JSON.class);

    private static final VersionSwitch REFUSING =
            new VersionSwitch(VersionSetting.UNKNOWN_FIELDS_REFUSED, "JSON.Feature.FAIL_ON_UNKNOWN_BEAN_PROPERTY on");

    @Override
    public List<CodecInfo> codecs() {
        return List.of(INFO);
    }

    @Override
    public Optional<Usage> usage(CodecInfo codec) {
        return Optional.of(Usage.asRecommended(
                "JSON.asBytes, beanFrom, one kept instance",
                "names by a modifier (annotations need an extension that we cannot get); decimals, dates, "
                        + "times and floats, which it rounds twice"));
    }

    @Override
    public List<VersionSwitch> versionSwitches(CodecInfo codec) {
        return List.of(REFUSING);
    }

    @Override
    public <T> Codec<T> open(CodecInfo codec, Binding<T> binding) {
        DomainClasses classes = binding.classes();
        Values values = new Values(binding.schema(), classes);
        JSON json = JSON.builder()
                .set(
                        JSON.Feature.FAIL_ON_UNKNOWN_BEAN_PROPERTY,
                        binding.versionSetting() == VersionSetting.UNKNOWN_FIELDS_REFUSED)
                .register(new JacksonJrExtension() {
                    @Override
                    protected void register(ExtensionContext context) {
                        context.insertProvider(values).insertModifier(new SchemaNames(classes, values));
                    }
                })
                .build();
        return new JacksonJrCodec<>(json, binding.domainClass());
    }

    private record JacksonJrCodec<T>(JSON json, Class<T> type) implements Codec<T> {
        @Override
        public byte[] serialize(T value) throws IOException {
            return json.asBytes(value);
        }

        @Override
        public T deserialize(byte[] bytes) throws IOException {
            return json.beanFrom(type, bytes);
        }
    }
}
