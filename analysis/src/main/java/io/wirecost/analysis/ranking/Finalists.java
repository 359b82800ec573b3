package io.wirecost.analysis.ranking;

import io.wirecost.analysis.Baseline;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Passage.Reading;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Trial;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The codecs that go through the pipeline where it was not asked for by name. They are few, so that each can have as many
 * blocks as an interval needs.
 *
 * @param codecs in the order in which they were chosen
 * @param words how many of how many, and how they were chosen; empty where none was left out
 */
public record Finalists(List<Variant> codecs, Optional<String> words) {
    /** The baseline, and four others. */
    public static final int MOST = 5;

    private static final String OF_THE_FRONT =
            "the run's baseline and the best of the portable front of size against round trip";
    private static final String THE_FIRST =
            "the run's baseline and its first codecs, since no portable codec has a size and a ranked round trip";

    public Finalists {
        codecs = List.copyOf(codecs);
    }

    /**
     * Chooses by the figures of a run so far: the same ones for the same figures.
     *
     * @param able the codecs that can be sent, in the order of the run
     */
    public static Finalists among(List<Variant> able, Run run) {
        if (able.size() <= MOST) {
            return new Finalists(able, Optional.empty());
        }
        List<Variant> front = chosen(run, PortableFront.of(run).codecs(), able);
        boolean isFront = front.stream().anyMatch(codec -> !isBaseline(codec, run));
        List<Variant> finalists = isFront ? front : chosen(run, able, able);
        return new Finalists(
                finalists, Optional.of(words(finalists.size(), able.size(), isFront ? OF_THE_FRONT : THE_FIRST)));
    }

    private static List<Variant> chosen(Run run, List<Variant> candidates, List<Variant> able) {
        return Stream.concat(Baseline.ofEach(run).stream(), candidates.stream())
                .distinct()
                .filter(able::contains)
                .limit(MOST)
                .toList();
    }

    /**
     * Returns how the codecs of a finished run's pipeline were chosen. They were chosen if others of the same runtime have
     * figures, but no cell of the pipeline.
     *
     * @return empty where none was left out
     */
    public static Optional<String> words(Run run) {
        Set<Variant> sent = run.cells().stream()
                .map(Cell::trial)
                .filter(Finalists::isSent)
                .map(Trial::codec)
                .collect(Collectors.toSet());
        return run.complete() && sent.size() <= MOST ? words(sent, run) : Optional.empty();
    }

    private static Optional<String> words(Set<Variant> sent, Run run) {
        Set<String> runtimes = sent.stream().map(codec -> codec.runtime()).collect(Collectors.toSet());
        List<Variant> able = run.cells().stream()
                .filter(cell -> cell.status() == Cell.Status.MEASURED)
                .map(cell -> cell.trial().codec())
                .filter(codec -> runtimes.contains(codec.runtime()))
                .distinct()
                .toList();
        return sent.containsAll(able)
                ? Optional.empty()
                : Optional.of(words(sent.size(), able.size(), chosenBy(sent, run)));
    }

    private static boolean isSent(Trial trial) {
        return trial.passage()
                .filter(passage -> passage.reading() != Reading.NEVER)
                .isPresent();
    }

    private static String chosenBy(Set<Variant> sent, Run run) {
        return PortableFront.of(run).codecs().stream()
                        .anyMatch(codec -> sent.contains(codec) && !isBaseline(codec, run))
                ? OF_THE_FRONT
                : THE_FIRST;
    }

    private static boolean isBaseline(Variant codec, Run run) {
        return Baseline.of(run, codec.runtime()).equals(Optional.of(codec));
    }

    private static String words(int sent, int able, String chosenBy) {
        return "%d of %d: %s; --measure pipeline sends all".formatted(sent, able, chosenBy);
    }
}
