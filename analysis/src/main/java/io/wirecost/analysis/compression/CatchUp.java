package io.wirecost.analysis.compression;

import io.wirecost.analysis.Baseline;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.KnownFormat;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.BatchCompression;
import io.wirecost.core.run.Batches;
import io.wirecost.core.run.Batches.Batched;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Run;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/**
 * Where compression makes a baseline's messages about as small as those of the smallest other portable codec, compressed
 * in the same way and in batches of the same depth.
 *
 * @param reached whether it is within {@link #NEAR} of the smallest; otherwise this is where it comes closest
 * @param codec the baseline
 * @param smallest the smallest other codec there
 * @param plainRatio the baseline's messages against those of the codec that has the fewest bytes before compression
 * @param plainSmallest that codec
 */
public record CatchUp(
        boolean reached,
        Variant codec,
        Batched at,
        Variant smallest,
        Batched smallestAt,
        double plainRatio,
        Variant plainSmallest) {
    /** As a part of the smallest one's bytes. */
    public static final double NEAR = 0.05;

    /** Returns it for a runtime; empty where the baseline is the smallest one without compression, or the only one. */
    public static Optional<CatchUp> of(Run run, String runtime) {
        Map<Variant, Batches> all = portable(run.in(runtime));
        return Baseline.of(run, runtime)
                .filter(all::containsKey)
                .filter(base -> all.size() > 1)
                .map(base -> new Search(base, all))
                .filter(search -> search.plainRatio() > 1 + NEAR)
                .map(Search::result);
    }

    /** Returns how far its bytes are above those of the smallest one, as a ratio. */
    public double ratio() {
        return at.bytesPerMessage() / smallestAt.bytesPerMessage();
    }

    private static Map<Variant, Batches> portable(Run run) {
        Map<Variant, Batches> found = new LinkedHashMap<>();
        Optional<Variant> baseline = Baseline.of(run);
        for (Cell cell : run.cells()) {
            Variant codec = cell.trial().codec();
            cell.figures(Batches.class)
                    .filter(figures -> baseline.filter(codec::equals).isPresent() || isPortable(run, codec))
                    .ifPresent(figures -> found.put(codec, figures));
        }
        return found;
    }

    private static boolean isPortable(Run run, Variant codec) {
        return run.codecs().stream()
                .filter(info -> info.variant().equals(codec))
                .map(CodecInfo::format)
                .anyMatch(format ->
                        KnownFormat.of(format).map(KnownFormat::portable).orElse(false));
    }

    /** The search through all compressions and depths. */
    private static final class Search {
        private final Variant base;
        private final Map<Variant, Batches> all;
        private final Variant plainSmallest;

        Search(Variant base, Map<Variant, Batches> all) {
            this.base = base;
            this.all = all;
            this.plainSmallest = smallest(Batches::messageBytes).orElseThrow();
        }

        double plainRatio() {
            return (double) all.get(base).messageBytes()
                    / all.get(plainSmallest).messageBytes();
        }

        CatchUp result() {
            List<CatchUp> places = Stream.of(BatchCompression.values())
                    .filter(compression -> compression != BatchCompression.NONE)
                    .flatMap(compression -> all.get(base).batches().stream()
                            .filter(batched -> batched.compression() == compression)
                            .flatMap(batched -> place(batched).stream()))
                    .toList();
            return places.stream()
                    .filter(CatchUp::reached)
                    .min(Comparator.<CatchUp>comparingInt(place -> place.at.depth())
                            .thenComparingDouble(place -> place.at.bytesPerMessage()))
                    .orElseGet(() -> places.stream()
                            .min(Comparator.comparingDouble(CatchUp::ratio))
                            .orElseThrow());
        }

        private Optional<CatchUp> place(Batched at) {
            return smallest(batches -> batches.at(at.compression(), at.depth())
                            .map(Batched::bytesPerMessage)
                            .orElse(Double.POSITIVE_INFINITY))
                    .flatMap(rival -> all.get(rival)
                            .at(at.compression(), at.depth())
                            .map(rivalAt -> new CatchUp(
                                    at.bytesPerMessage() <= (1 + NEAR) * rivalAt.bytesPerMessage(),
                                    base,
                                    at,
                                    rival,
                                    rivalAt,
                                    plainRatio(),
                                    plainSmallest)));
        }

        private Optional<Variant> smallest(ToDoubleFunction<Batches> bytes) {
            return all.keySet().stream()
                    .filter(codec -> !codec.equals(base))
                    .min(Comparator.comparingDouble(codec -> bytes.applyAsDouble(all.get(codec))));
        }
    }
}
