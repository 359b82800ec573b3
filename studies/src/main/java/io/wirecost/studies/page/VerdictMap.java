package io.wirecost.studies.page;

import io.wirecost.plot.HeatMap;
import io.wirecost.plot.HeatMap.Field;
import io.wirecost.plot.HeatMap.Tone;
import io.wirecost.plot.MarkSubject;
import io.wirecost.studies.rule.Claim;
import io.wirecost.studies.rule.ClaimAnswer;
import io.wirecost.studies.rule.Verdict;
import java.util.List;
import java.util.stream.Stream;

/** Verdicts on claims under several conditions, as a picture of the table that has them in words. */
final class VerdictMap {
    private static final int NOTHING = 5;

    private VerdictMap() {}

    static HeatMap of(String title, List<String> conditions, List<Claim> claims, Verdicts verdicts) {
        return new HeatMap(
                title,
                conditions,
                claims.stream()
                        .map(claim -> new HeatMap.Row(
                                MarkSubject.named(claim.title()),
                                conditions.stream()
                                        .map(name -> verdicts.of(claim, name)
                                                .map(VerdictMap::field)
                                                .orElse(new Field("", "", "")))
                                        .toList()))
                        .toList(),
                Stream.of(ClaimAnswer.values())
                        .map(answer -> new Tone(answer.words(), tone(answer)))
                        .toList());
    }

    private static Field field(Verdict verdict) {
        return new Field(verdict.answer().words(), letters(verdict.answer()), verdict.brief());
    }

    private static int tone(ClaimAnswer answer) {
        return switch (answer) {
            case HOLDS -> 0;
            case PART -> 1;
            case OPEN -> 2;
            case FAILS -> 4;
            case INCOMPARABLE -> NOTHING;
        };
    }

    private static String letters(ClaimAnswer answer) {
        return switch (answer) {
            case HOLDS -> "yes";
            case PART -> "part";
            case OPEN -> "?";
            case FAILS -> "no";
            case INCOMPARABLE -> "-";
        };
    }
}
