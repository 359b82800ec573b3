package io.wirecost.studies.rule;

import io.wirecost.studies.figure.Figures;
import io.wirecost.studies.figure.Quotient;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Lines do not differ notably from another one. */
public record Alike(String figure, List<String> lines, String to) implements Check {
    public Alike {
        lines = List.copyOf(lines);
    }

    @Override
    public String words() {
        return "Each interval of the ratio to " + to
                + " lies within 10 %; one notable difference and the claim does not hold.";
    }

    @Override
    public Set<String> figures() {
        return Set.of(figure);
    }

    @Override
    public Verdict judge(Figures figures) {
        return figures.lacking(figure, Check.both(List.of(to), lines))
                .map(Verdict::untold)
                .orElseGet(() -> compared(figures));
    }

    private Verdict compared(Figures figures) {
        List<Answer> answers = new ArrayList<>();
        List<String> evidence = new ArrayList<>();
        for (String line : lines) {
            Quotient ratio = figures.ratio(figure, to, line);
            answers.add(Answer.of(ratio.isAlike(), ratio.isNotablyAbove() || ratio.isNotablyBelow()));
            evidence.add(Evidence.ratio(to, line, ratio));
        }
        return new Verdict(Answer.all(answers), Evidence.sentence(figures, figure, evidence));
    }
}
