package io.wirecost.core.dataset;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * How the records of a workload were asked for, where that is not the usual way.
 *
 * @param set parameters with a value of their own instead of the default
 * @param sweep the parameter that differs from group to group; empty where none does
 */
public record Parameters(List<Value> set, Optional<Sweep> sweep) {
    public Parameters {
        set = List.copyOf(set);
    }

    /**
     * The value of one parameter.
     *
     * @param name of the parameter
     * @param value what it was set to
     */
    public record Value(String name, int value) {
        @Override
        public String toString() {
            return name + "=" + value;
        }
    }

    /**
     * A parameter that has another value in each group of the dataset.
     *
     * @param name of the parameter
     * @param values of the groups, in their order: at least two, ascending
     */
    public record Sweep(String name, List<Integer> values) {
        public Sweep {
            values = List.copyOf(values);
            if (values.size() < 2
                    || !values.stream().sorted().distinct().toList().equals(values)) {
                throw new IllegalArgumentException("expected two or more ascending values, got " + values);
            }
        }

        /** Returns the label of a group: {@code professors=10}. */
        public String label(int value) {
            return new Value(name, value).toString();
        }

        @Override
        public String toString() {
            return name + "=" + values.stream().map(String::valueOf).collect(Collectors.joining(","));
        }
    }

    /** As users write it: {@code students=20; professors=10,50,100}. */
    @Override
    public String toString() {
        return Stream.concat(set.stream(), sweep.stream()).map(Object::toString).collect(Collectors.joining("; "));
    }
}
