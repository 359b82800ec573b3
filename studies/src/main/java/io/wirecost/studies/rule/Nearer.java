package io.wirecost.studies.rule;

import io.wirecost.analysis.statistics.KendallTau;
import io.wirecost.studies.figure.StudyFigures;
import io.wirecost.studies.source.StudyLine;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;

/**
 * The order of the lines by one figure is rather that by a second figure than that by a third.
 *
 * @param rather the second
 * @param among which lines; empty for all that have a figure
 * @param than the third, in the order of preference: the first one that all lines have
 */
public record Nearer(String figure, String rather, List<String> than, List<String> among) implements Check {
    /** An order of fewer says nothing. */
    private static final int FEWEST = 5;

    public Nearer {
        than = List.copyOf(than);
        among = among == null ? List.of() : List.copyOf(among);
    }

    @Override
    public String words() {
        return "Kendall's tau of the time against the bytes is above that against the processor time. The same must come out"
                + " whichever format is left out; otherwise it cannot be told.";
    }

    @Override
    public Set<String> figures() {
        return Stream.concat(Stream.of(figure, rather), than.stream()).collect(Collectors.toSet());
    }

    @Override
    public List<String> lines() {
        return among;
    }

    @Override
    public Verdict judge(StudyFigures figures) {
        List<String> lines = figures.having(figure).stream()
                .filter(line -> among.isEmpty() || among.contains(line))
                .toList();
        if (lines.isEmpty() || !among.isEmpty() && lines.size() < among.size()) {
            return Verdict.of(ClaimPart.sentence(
                    ClaimAnswer.INCOMPARABLE,
                    figures.missing(figure, among.isEmpty() ? all(figures) : among)
                            .orElseThrow()));
        }
        if (lines.size() < FEWEST) {
            return Verdict.of(ClaimPart.sentence(
                    ClaimAnswer.OPEN,
                    "There are %d formats; an order of fewer than %d says nothing.".formatted(lines.size(), FEWEST)));
        }
        Optional<String> other = than.stream()
                .filter(each -> figures.having(each).containsAll(lines))
                .findFirst();
        return other.map(each -> judge(figures, lines, each))
                .orElseGet(() -> Verdict.of(ClaimPart.sentence(
                        ClaimAnswer.INCOMPARABLE, "There is no figure of speed that all formats have.")));
    }

    private static List<String> all(StudyFigures figures) {
        return figures.lines().stream()
                .filter(line -> !line.beside())
                .map(StudyLine::name)
                .toList();
    }

    private Verdict judge(StudyFigures figures, List<String> lines, String other) {
        List<Double> differences = new ArrayList<>();
        for (String left : lines) {
            List<String> rest =
                    lines.stream().filter(line -> !line.equals(left)).toList();
            differences.add(tau(figures, rest, rather) - tau(figures, rest, other));
        }
        double least = stream(differences).min().orElseThrow();
        double most = stream(differences).max().orElseThrow();
        return Verdict.of(ClaimPart.sentence(
                ClaimAnswer.of(least > 0, most < 0),
                "Over %d formats, tau of the %s against %s is %s, against %s %s. Whichever format is left out, the first minus the second is %s to %s."
                        .formatted(
                                lines.size(),
                                figures.title(figure),
                                figures.title(rather),
                                RatioText.number(tau(figures, lines, rather)),
                                figures.title(other),
                                RatioText.number(tau(figures, lines, other)),
                                RatioText.number(least),
                                RatioText.number(most))));
    }

    private static DoubleStream stream(List<Double> values) {
        return values.stream().mapToDouble(Double::doubleValue);
    }

    private double tau(StudyFigures figures, List<String> lines, String against) {
        return KendallTau.of(centres(figures, figure, lines), centres(figures, against, lines));
    }

    private static List<Double> centres(StudyFigures figures, String name, List<String> lines) {
        return lines.stream().map(line -> figures.known(name, line).centre()).toList();
    }
}
