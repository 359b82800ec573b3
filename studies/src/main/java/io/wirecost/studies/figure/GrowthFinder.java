package io.wirecost.studies.figure;

import io.wirecost.analysis.sweep.Growth;
import io.wirecost.analysis.sweep.SweepStudy;
import io.wirecost.core.run.Run;
import io.wirecost.studies.source.Line;
import io.wirecost.studies.source.Quantity;
import java.util.Optional;

/** How a figure of a line grows over the values of a sweep. */
public final class GrowthFinder {
    private GrowthFinder() {}

    /** Empty where the run is no sweep, or the line has no such figure in it. */
    public static Optional<Growth> find(Run run, Quantity.Kind kind, Line line) {
        return SweepStudy.of(run)
                .flatMap(study -> study.codecs().stream()
                        .filter(codec ->
                                line.variant().filter(codec.codec()::equals).isPresent())
                        .findFirst())
                .flatMap(codec -> switch (kind) {
                    case SIZE -> codec.bytes();
                    case SERIALIZE -> codec.serialize();
                    case DESERIALIZE -> codec.deserialize();
                    default -> Optional.empty();
                });
    }
}
