package io.wirecost.workloads.parameter;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Values of a workload's parameters.
 *
 * @param parameters that the workload has
 * @param changed values that differ from the defaults, by the parameter's name and in its order
 */
public record ParameterValues(List<WorkloadParameter> parameters, Map<String, Integer> changed) {
    public ParameterValues {
        parameters = List.copyOf(parameters);
        changed = inOrder(parameters, changed);
    }

    /** The defaults of these parameters. */
    public static ParameterValues of(WorkloadParameter... parameters) {
        return new ParameterValues(List.of(parameters), Map.of());
    }

    private static Map<String, Integer> inOrder(List<WorkloadParameter> parameters, Map<String, Integer> values) {
        Map<String, Integer> left = new TreeMap<>(values);
        Map<String, Integer> changed = new LinkedHashMap<>();
        for (WorkloadParameter parameter : parameters) {
            Integer value = left.remove(parameter.name());
            if (value != null && !parameter.takes(value)) {
                throw new IllegalArgumentException(parameter.name() + " cannot be " + value);
            }
            if (value != null && value != parameter.standard()) {
                changed.put(parameter.name(), value);
            }
        }
        if (!left.isEmpty()) {
            throw new IllegalArgumentException("no such parameter: " + String.join(", ", left.keySet()));
        }
        return Collections.unmodifiableMap(changed);
    }

    /** Returns these settings with one value changed. */
    public ParameterValues with(String name, int value) {
        Map<String, Integer> values = new TreeMap<>(changed);
        values.put(name, value);
        return new ParameterValues(parameters, values);
    }

    /** Returns the value of a parameter. */
    public int get(String name) {
        return changed.getOrDefault(name, named(name).standard());
    }

    private WorkloadParameter named(String name) {
        return parameters.stream()
                .filter(parameter -> parameter.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no such parameter: " + name));
    }

    /** All values, as people write them: {@code professors=10, students=5}. */
    @Override
    public String toString() {
        return parameters.stream()
                .map(parameter -> parameter.name() + "=" + get(parameter.name()))
                .collect(Collectors.joining(", "));
    }
}
