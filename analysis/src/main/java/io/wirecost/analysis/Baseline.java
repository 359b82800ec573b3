package io.wirecost.analysis;

import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Run;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The one codec of a run that the others are held against, unless a reader chooses another. */
public final class Baseline {
    private static final Variant CODEC = Variant.jvm("jackson-json");
    private static final String FORMAT = "JSON";

    private Baseline() {}

    /**
     * Of the codecs that have any figure: {@code jackson-json}, else the run's first JSON codec, else the run's first. Empty
     * where nothing was measured.
     */
    public static Optional<Variant> of(Run run) {
        Set<Variant> measured = run.cells().stream()
                .filter(cell -> cell.status() == Cell.Status.MEASURED)
                .map(cell -> cell.trial().codec())
                .collect(Collectors.toSet());
        List<CodecInfo> codecs = run.codecs().stream()
                .filter(codec -> measured.contains(codec.variant()))
                .toList();
        return codecs.stream()
                .map(CodecInfo::variant)
                .filter(CODEC::equals)
                .findFirst()
                .or(() -> first(codecs.stream()
                        .filter(codec -> codec.format().equals(FORMAT))
                        .toList()))
                .or(() -> first(codecs));
    }

    private static Optional<Variant> first(List<CodecInfo> codecs) {
        return codecs.stream().map(CodecInfo::variant).findFirst();
    }
}
