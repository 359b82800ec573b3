package io.wirecost.studies.rule;

import io.wirecost.studies.figure.Figures;
import io.wirecost.studies.figure.Quotient;
import io.wirecost.studies.figure.Sample;
import java.util.List;
import java.util.Set;

/**
 * One group of lines is above another by the geometric means of their members.
 *
 * @param theseAre the first group in words, at the beginning of a sentence
 * @param thoseAre the other in words
 */
public record Means(String figure, List<String> these, String theseAre, List<String> those, String thoseAre)
        implements Check {
    public Means {
        these = List.copyOf(these);
        those = List.copyOf(those);
    }

    @Override
    public String words() {
        return "The geometric mean of the first, divided by that of the second block by block, lies above 1 with its"
                + " interval; below 1 the claim does not hold.";
    }

    @Override
    public Set<String> figures() {
        return Set.of(figure);
    }

    @Override
    public List<String> lines() {
        return Check.both(these, those);
    }

    @Override
    public Verdict judge(Figures figures) {
        return Verdict.unless(figures.lacking(figure, lines()), () -> List.of(point(figures)));
    }

    private Point point(Figures figures) {
        Quotient ratio = Sample.means(samples(figures, these), samples(figures, those));
        return Point.sentence(
                Answer.of(ratio.isAbove(1), ratio.isBelow(1)),
                "%s (%s) take %s times as %s as %s (%s)."
                        .formatted(
                                theseAre,
                                String.join(", ", these),
                                RatioText.of(ratio),
                                figures.quantity(figure).is().unit().amount(),
                                thoseAre,
                                String.join(", ", those)));
    }

    private List<Sample> samples(Figures figures, List<String> names) {
        return names.stream().map(name -> figures.known(figure, name)).toList();
    }
}
