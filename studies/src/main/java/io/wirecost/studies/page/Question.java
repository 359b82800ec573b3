package io.wirecost.studies.page;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A question that a study left open.
 *
 * @param answer what to look at, in a sentence or two
 * @param least figure whose least lines are an answer, under each of its conditions; empty for none
 * @param crossings which lines overtake each other, over which links; empty for none
 * @param claims whose verdicts belong to the answer
 */
public record Question(
        String question, String answer, Optional<String> least, Optional<Crossings> crossings, List<Integer> claims) {
    public Question {
        claims = claims == null ? List.of() : List.copyOf(claims);
    }

    /**
     * Lines that are compared over links.
     *
     * @param step a sweep over links
     * @param pairs two names each
     */
    public record Crossings(String step, List<List<String>> pairs) {
        public Crossings {
            pairs = pairs.stream().map(List::copyOf).toList();
        }
    }

    /** What it refers to. */
    public PageNames names() {
        return new PageNames(
                least.map(List::of).orElse(List.of()),
                crossings.stream()
                        .flatMap(each -> each.pairs().stream().flatMap(List::stream))
                        .toList(),
                crossings.map(each -> List.of(each.step())).orElse(List.of()),
                List.of(),
                Map.of(),
                List.of(),
                claims);
    }
}
