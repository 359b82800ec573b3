package io.wirecost.report.section;

import io.wirecost.analysis.statistics.Interval;
import io.wirecost.document.TableCell;
import io.wirecost.report.model.metric.Metric;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A letter for each set of codecs that cannot be told apart. Ties do not carry over, so a codec may have several
 * letters: two codecs are tied exactly if they share one.
 */
final class TieLetters {
    private static final int ALPHABET = 26;

    private final List<List<String>> sets;

    /** The sets of a time, in the order of the times that their members share. */
    TieLetters(Metric metric) {
        this(metric.ties().stream()
                .sorted(Comparator.comparingDouble(set -> lowestEnd(metric, set)))
                .toList());
    }

    private TieLetters(List<List<String>> sets) {
        this.sets = sets;
    }

    /** Where nothing is tied. */
    static TieLetters none() {
        return new TieLetters(List.of());
    }

    /** Intervals that all overlap share the lowest of their upper ends. */
    private static double lowestEnd(Metric metric, List<String> set) {
        return set.stream()
                .flatMap(codec -> metric.line(codec).stream())
                .flatMap(line -> line.comparable().stream())
                .mapToDouble(Interval::high)
                .min()
                .orElse(0);
    }

    boolean any() {
        return !sets.isEmpty();
    }

    /** {@code a}, {@code bcd}; {@code -} for a codec that differs from all others. */
    String of(String codec) {
        String letters = IntStream.range(0, sets.size())
                .filter(set -> sets.get(set).contains(codec))
                .mapToObj(TieLetters::letter)
                .collect(Collectors.joining());
        return letters.isEmpty() ? TableCell.NONE : letters;
    }

    private static String letter(int set) {
        return (char) ('a' + set % ALPHABET) + (set < ALPHABET ? "" : Integer.toString(set / ALPHABET));
    }
}
