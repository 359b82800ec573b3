package io.wirecost.pipeline.service.codecs;

import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Family;
import java.util.List;
import java.util.stream.Stream;

/** An honest codec, and some that go wrong in the middle of a set. */
public final class TestCodecs implements CodecProvider {
    /** The call of deserialize with which one goes wrong. */
    public static final int FATAL_CALL = 100;

    /** The call of serialize with which one stalls. */
    public static final int LONG_CALL = 500;

    /** How long that takes. */
    public static final int STALL_MILLIS = 500;

    @Override
    public List<CodecInfo> codecs() {
        return Stream.of("honest", "honest-in-place", "changes-a-field", "throws", "stalls-once", "fails-to-open")
                .map(name -> CodecInfo.of(name, "Java", Family.SELF_DESCRIBING, "java.base", Object.class))
                .toList();
    }

    @Override
    public <T> Codec<T> open(CodecInfo codec, Binding<T> binding) {
        return switch (codec.name()) {
            case "honest-in-place" -> new HonestInPlace<>(binding);
            case "changes-a-field" -> new ChangesAField<>(binding, FATAL_CALL);
            case "throws" -> new Throws<>(binding, FATAL_CALL);
            case "stalls-once" -> new StallsOnce<>(binding, LONG_CALL);
            case "fails-to-open" -> throw new IllegalStateException("no licence");
            default -> new Honest<>(binding);
        };
    }
}
