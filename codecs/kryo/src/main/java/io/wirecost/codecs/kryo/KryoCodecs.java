package io.wirecost.codecs.kryo;

import com.esotericsoftware.kryo.Kryo;
import com.google.auto.service.AutoService;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.SafetyAdvice;
import io.wirecost.core.codec.Usage;
import io.wirecost.core.codec.VersionSetting;
import io.wirecost.core.codec.VersionSwitch;
import java.util.List;
import java.util.Optional;

/** Kryo on the domain classes, each registered, so that a message names classes by number and fields not at all. */
@AutoService(CodecProvider.class)
public final class KryoCodecs implements CodecProvider {
    private static final CodecInfo KRYO = codec("kryo");
    private static final CodecInfo UNSAFE = codec("kryo-unsafe").withLayout("native order");

    private static CodecInfo codec(String name) {
        return CodecInfo.of(name, "Kryo", Family.SCHEMA_DRIVEN, "com.esotericsoftware:kryo", Kryo.class);
    }

    private static final VersionSwitch COMPATIBLE =
            new VersionSwitch(VersionSetting.COMPATIBLE_FORM, "CompatibleFieldSerializer for FieldSerializer");

    @Override
    public List<CodecInfo> codecs() {
        return List.of(KRYO, UNSAFE);
    }

    @Override
    public List<CodecInfo> defaults() {
        return List.of(KRYO);
    }

    @Override
    public Optional<Usage> usage(CodecInfo codec) {
        return Optional.of(
                Usage.asRecommended("registered classes, no references, kept buffers", "bytes are copied out"));
    }

    @Override
    public Optional<SafetyAdvice> safetyAdvice(CodecInfo codec) {
        return Optional.of(new SafetyAdvice(
                "at most %d objects in each other".formatted(SafetyAdvice.MOST_LEVELS),
                "Kryo, README.md, Stack size, setMaxDepth"));
    }

    @Override
    public List<VersionSwitch> versionSwitches(CodecInfo codec) {
        return List.of(COMPATIBLE);
    }

    @Override
    public <T> Codec<T> open(CodecInfo codec, Binding<T> binding) {
        return codec.equals(UNSAFE) ? KryoCodec.unsafe(binding) : KryoCodec.portable(binding);
    }
}
