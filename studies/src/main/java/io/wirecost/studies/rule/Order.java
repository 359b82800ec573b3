package io.wirecost.studies.rule;

import io.wirecost.studies.figure.Figures;
import io.wirecost.studies.figure.Quotient;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Lines stand in an order, the smallest first.
 *
 * @param rest whether all other lines that have a figure are above the last one, too
 */
public record Order(String figure, List<String> lines, boolean rest) implements Check {
    public Order {
        lines = List.copyOf(lines);
    }

    @Override
    public String words() {
        return "Every neighbour is certainly above the one before it"
                + (rest ? ", and all the rest above the last" : "")
                + "; one certain reversal and the claim does not hold.";
    }

    @Override
    public Set<String> figures() {
        return Set.of(figure);
    }

    @Override
    public Verdict judge(Figures figures) {
        return figures.lacking(figure, lines).map(Verdict::untold).orElseGet(() -> compared(figures));
    }

    private Verdict compared(Figures figures) {
        List<Answer> answers = new ArrayList<>();
        List<String> evidence = new ArrayList<>();
        for (int i = 1; i < lines.size(); i++) {
            add(figures, lines.get(i), lines.get(i - 1), true, answers, evidence);
        }
        List<String> others = rest ? others(figures) : List.of();
        List<Answer> slower = new ArrayList<>();
        String last = lines.get(lines.size() - 1);
        others.forEach(other -> add(figures, other, last, false, slower, evidence));
        answers.addAll(slower);
        String sentence = Evidence.sentence(figures, figure, evidence);
        return new Verdict(
                Answer.all(answers),
                others.isEmpty()
                        ? sentence
                        : sentence
                                + " Of %d other lines %d are certainly above %s."
                                        .formatted(
                                                others.size(),
                                                slower.stream()
                                                        .filter(Answer.HOLDS::equals)
                                                        .count(),
                                                last));
    }

    /** @param always whether it is worth a word also if it is as it should be */
    private void add(
            Figures figures, String one, String other, boolean always, List<Answer> answers, List<String> evidence) {
        Quotient ratio = figures.ratio(figure, one, other);
        Answer answer = Answer.of(ratio.isAbove(1), ratio.isBelow(1) || ratio.isExact());
        answers.add(answer);
        if (always || answer != Answer.HOLDS) {
            evidence.add(Evidence.ratio(one, other, ratio) + Evidence.unlessAbove(ratio));
        }
    }

    private List<String> others(Figures figures) {
        String last = lines.get(lines.size() - 1);
        return figures.having(figure).stream()
                .filter(name -> !lines.contains(name))
                .filter(name -> figures.lacking(figure, List.of(name, last)).isEmpty())
                .toList();
    }
}
