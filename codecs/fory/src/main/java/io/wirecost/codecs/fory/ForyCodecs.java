package io.wirecost.codecs.fory;

import com.google.auto.service.AutoService;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.Usage;
import io.wirecost.core.codec.VersionSetting;
import io.wirecost.core.codec.VersionSwitch;
import java.util.List;
import java.util.Optional;
import org.apache.fory.Fory;

/** Apache Fory's own format for Java on the domain classes, each registered. */
@AutoService(CodecProvider.class)
public final class ForyCodecs implements CodecProvider {
    private static final CodecInfo FORY =
            CodecInfo.of("fory", "Fory", Family.SCHEMA_DRIVEN, "org.apache.fory:fory-core", Fory.class);

    private static final VersionSwitch COMPATIBLE =
            new VersionSwitch(VersionSetting.COMPATIBLE_FORM, "ForyBuilder.withCompatible(true)");

    @Override
    public List<CodecInfo> codecs() {
        return List.of(FORY);
    }

    @Override
    public Optional<Usage> usage(CodecInfo codec) {
        return Optional.of(Usage.asRecommended(
                "registered classes, no references, code generated at first use",
                "a record that its generator cannot do is left to its serializer by reflection"));
    }

    @Override
    public List<VersionSwitch> versionSwitches(CodecInfo codec) {
        return List.of(COMPATIBLE);
    }

    @Override
    public <T> Codec<T> open(CodecInfo codec, Binding<T> binding) throws ClassNotFoundException {
        return new ForyCodec<>(binding);
    }
}
