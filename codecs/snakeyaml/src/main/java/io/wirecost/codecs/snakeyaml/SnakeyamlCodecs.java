package io.wirecost.codecs.snakeyaml;

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
import org.yaml.snakeyaml.Yaml;

/** SnakeYAML on beans. */
@AutoService(CodecProvider.class)
public final class SnakeyamlCodecs implements CodecProvider {
    private static final CodecInfo SNAKEYAML =
            CodecInfo.of("snakeyaml", "YAML", Family.TEXT, "org.yaml:snakeyaml", Yaml.class);

    private static final VersionSwitch IGNORING =
            new VersionSwitch(VersionSetting.UNKNOWN_FIELDS_IGNORED, "PropertyUtils.setSkipMissingProperties(true)");

    @Override
    public List<CodecInfo> codecs() {
        return List.of(SNAKEYAML);
    }

    @Override
    public Optional<Usage> usage(CodecInfo codec) {
        return Optional.of(new Usage(
                "beans with a TypeDescription each, dump and load",
                "loadAs and dumpAs on beans",
                "absent properties are left out; types of nested lists; decimals, dates, times"));
    }

    @Override
    public List<VersionSwitch> versionSwitches(CodecInfo codec) {
        return List.of(IGNORING);
    }

    @Override
    public <T> Codec<T> open(CodecInfo codec, Binding<T> binding) {
        return new SnakeyamlCodec<>(binding);
    }
}
