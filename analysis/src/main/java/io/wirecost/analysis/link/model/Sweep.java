package io.wirecost.analysis.link.model;

import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Link;
import io.wirecost.core.run.Passage;
import io.wirecost.core.run.Pipeline;
import io.wirecost.core.run.Run;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The pipeline's samples of a run by codec and link, where A sent as fast as it could. */
public final class Sweep {
    /** Slowest first. */
    private static final Comparator<Link> BY_SPEED =
            Comparator.comparingDouble(Stage::bandwidth).thenComparing(Link::delayNanos, Comparator.reverseOrder());

    private final Run run;

    public Sweep(Run run) {
        this.run = run;
    }

    /** The links that any codec has figures over, slowest first. */
    public List<Link> links() {
        return of(Passage.Reading.DECODE)
                .map(sample -> sample.passage().link())
                .distinct()
                .sorted(BY_SPEED)
                .toList();
    }

    /** Returns the codecs in the order of the run. */
    public List<Variant> codecs() {
        return of(Passage.Reading.DECODE).map(Sample::codec).distinct().toList();
    }

    /** A codec's samples by link, slowest link first. */
    public Map<Link, Pipeline> of(Variant codec, Passage.Reading reading) {
        Map<Link, Pipeline> samples = new LinkedHashMap<>();
        of(reading)
                .filter(sample -> sample.codec().equals(codec))
                .sorted(Comparator.comparing(sample -> sample.passage().link(), BY_SPEED))
                .forEach(sample -> samples.putIfAbsent(sample.passage().link(), sample.pipeline()));
        return samples;
    }

    /** The codec whose bytes the floor is made of: this one if it has a floor, else the first that has. */
    public Optional<Variant> floor(Optional<Variant> preferred) {
        List<Variant> floors =
                of(Passage.Reading.NEVER).map(Sample::codec).distinct().toList();
        return preferred.filter(floors::contains).or(() -> floors.stream().findFirst());
    }

    private Stream<Sample> of(Passage.Reading reading) {
        return run.cells().stream()
                .filter(cell -> cell.status() == Cell.Status.MEASURED)
                .flatMap(Sweep::sample)
                .filter(sample -> sample.passage().reading() == reading
                        && sample.passage().pace().isEmpty());
    }

    private static Stream<Sample> sample(Cell cell) {
        return cell.trial().passage().stream()
                .flatMap(
                        passage -> cell
                                .figures(Pipeline.class)
                                .map(samples -> new Sample(cell.trial().codec(), passage, samples))
                                .stream());
    }

    private record Sample(Variant codec, Passage passage, Pipeline pipeline) {}
}
