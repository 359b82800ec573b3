package io.wirecost.plot;

import java.util.List;
import java.util.Optional;

/**
 * A bar for each name, divided into parts.
 *
 * @param parts names of the parts, in the order in which they are stacked
 */
public record Stacks(String title, Axis axis, List<String> parts, List<Stack> stacks) implements Chart {
    public Stacks {
        parts = List.copyOf(parts);
        stacks = List.copyOf(stacks);
        for (Stack stack : stacks) {
            if (stack.values().size() != parts.size()) {
                throw new IllegalArgumentException(stack.values().size() + " values for " + parts.size() + " parts");
            }
        }
    }

    /**
     * One bar.
     *
     * @param values one for each part; 0 where there is none
     * @param whole a tick: the whole as it was measured by itself
     */
    public record Stack(MarkSubject subject, List<Double> values, Optional<Double> whole) {
        public Stack {
            values = List.copyOf(values);
        }
    }
}
