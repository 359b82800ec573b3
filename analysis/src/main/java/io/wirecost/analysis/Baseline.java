package io.wirecost.analysis;

import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Run;
import java.util.Optional;

/** The codec that the others of a run are held against, unless a reader chooses another. */
public final class Baseline {
    private static final Variant CODEC = Variant.jvm("jackson-json");
    private static final String FORMAT = "JSON";

    private Baseline() {}

    /** {@code jackson-json}, else the run's first JSON codec; empty in a run without JSON. */
    public static Optional<Variant> of(Run run) {
        return run.codecs().stream()
                .map(CodecInfo::variant)
                .filter(CODEC::equals)
                .findFirst()
                .or(() -> run.codecs().stream()
                        .filter(codec -> codec.format().equals(FORMAT))
                        .map(CodecInfo::variant)
                        .findFirst());
    }
}
