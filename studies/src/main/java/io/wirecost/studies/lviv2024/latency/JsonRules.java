package io.wirecost.studies.lviv2024.latency;

import io.wirecost.analysis.statistics.Estimate;
import io.wirecost.analysis.statistics.Interval;
import io.wirecost.core.run.Pipeline.Block;
import io.wirecost.core.run.Pipeline.Iteration;
import io.wirecost.studies.Answer;
import io.wirecost.studies.PublishedSpan;
import io.wirecost.studies.RatioText;
import io.wirecost.studies.lviv2024.latency.LatencyFigures.Format;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The claims about formats against JSON. */
public final class JsonRules {
    /** The study's name of the format that all others are held against. */
    public static final String JSON = "JSON";

    /** How far a ratio may be from the published one, which is rounded and the median of few sets. */
    private static final double ALLOWED = 1.05;

    /** A wider interval, from end to end, would agree with anything. */
    private static final double WIDEST = 1.1 * 1.1;

    private final LatencyFigures figures;

    JsonRules(LatencyFigures figures) {
        this.figures = figures;
    }

    static List<String> needed(LatencyClaim claim) {
        return Stream.concat(Stream.of(JSON), formats(claim).stream()).toList();
    }

    private static List<String> formats(LatencyClaim claim) {
        return switch (claim) {
            case SMALL_GAINS -> List.of("FlatBuffers", "MessagePack", "CBOR", "Smile");
            case YAML -> List.of("YAML");
            case NO_DIFFERENCE -> List.of("XML", "Ion", "BSON", "Cap'n Proto unpacked");
            default -> List.of("MessagePack", "BSON");
        };
    }

    /** Each format's ratio is the published one. */
    ClaimVerdict asPublished(LatencyClaim claim) {
        List<String> formats = formats(claim);
        return new ClaimVerdict(
                claim,
                Answer.all(formats.stream().map(this::isAsPublished).toList()),
                formats.stream()
                        .map(name -> "JSON / %s %s, published %s"
                                .formatted(
                                        name, RatioText.of(figures.ratio(JSON, name)), RatioText.of(published(name))))
                        .collect(Collectors.joining("; ", "Times: ", ".")));
    }

    private Answer isAsPublished(String name) {
        Estimate ratio = figures.ratio(JSON, name);
        PublishedSpan published = published(name);
        Interval allowed = new Interval(published.from() / ALLOWED, published.to() * ALLOWED);
        Interval interval = ratio.interval().orElseThrow();
        if (!interval.overlaps(allowed)) {
            return Answer.FAILS;
        }
        boolean within = allowed.low() <= ratio.centre() && ratio.centre() <= allowed.high();
        return within && interval.high() / interval.low() <= WIDEST ? Answer.HOLDS : Answer.OPEN;
    }

    ClaimVerdict noDifference() {
        List<String> formats = formats(LatencyClaim.NO_DIFFERENCE);
        return new ClaimVerdict(
                LatencyClaim.NO_DIFFERENCE,
                Answer.all(formats.stream()
                        .map(name -> switch (Contrast.of(figures.ratio(JSON, name))) {
                            case ALIKE -> Answer.HOLDS;
                            case LONGER, SHORTER -> Answer.FAILS;
                            case OPEN -> Answer.OPEN;
                        })
                        .toList()),
                ratios(formats));
    }

    ClaimVerdict jsonBeats() {
        List<String> formats = formats(LatencyClaim.JSON_BEATS);
        return new ClaimVerdict(
                LatencyClaim.JSON_BEATS,
                Answer.all(formats.stream()
                        .map(name -> Contrast.isLonger(figures.ratio(name, JSON)))
                        .toList()),
                ratios(formats) + " Sets in which JSON took less time: "
                        + formats.stream().map(this::won).collect(Collectors.joining(", ")) + ".");
    }

    private String ratios(List<String> formats) {
        return formats.stream()
                .map(name -> "JSON / " + name + " " + RatioText.of(figures.ratio(JSON, name)))
                .collect(Collectors.joining("; ", "Times: ", "."));
    }

    private String won(String name) {
        Map<Integer, Long> json = elapsedBySet(JSON);
        Map<Integer, Long> other = elapsedBySet(name);
        List<Integer> both = json.keySet().stream().filter(other::containsKey).toList();
        long won = both.stream().filter(set -> json.get(set) < other.get(set)).count();
        return "%d of %d against %s".formatted(won, both.size(), name);
    }

    private Map<Integer, Long> elapsedBySet(String name) {
        Format format = figures.format(name).orElseThrow();
        return format.samples().blocks().stream()
                .map(Block::iterations)
                .flatMap(List::stream)
                .collect(Collectors.toMap(Iteration::number, Iteration::elapsedNanos));
    }

    private PublishedSpan published(String name) {
        return figures.format(name)
                .map(Format::published)
                .flatMap(PublishedLatency::timesFaster)
                .orElseThrow();
    }
}
