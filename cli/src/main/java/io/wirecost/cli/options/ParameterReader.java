package io.wirecost.cli.options;

import io.wirecost.core.Choices;
import io.wirecost.core.Problems;
import io.wirecost.core.dataset.Parameters.Sweep;
import io.wirecost.workloads.Workload;
import io.wirecost.workloads.parameter.ParameterValues;
import io.wirecost.workloads.parameter.WorkloadParameter;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;

/** Reads values of a workload's parameters as users write them, and collects what is wrong with them. */
final class ParameterReader {
    private final Workload workload;

    ParameterReader(Workload workload) {
        this.workload = workload;
    }

    /** The settings with these values, each {@code NAME=N}. */
    ParameterValues settings(String option, List<String> given, Problems problems) {
        ParameterValues settings = workload.settings();
        Set<String> seen = new HashSet<>();
        for (String one : given) {
            Optional<WorkloadParameter> parameter = parameter(option, one, "NAME=N", List.of(), problems);
            if (parameter.isPresent() && !seen.add(parameter.get().name())) {
                problems.add("%s %s: expected once, found more than once"
                        .formatted(option, parameter.get().name()));
            } else if (parameter.isPresent()) {
                OptionalInt value = value(option, one, valueOf(one), parameter.get(), problems);
                if (value.isPresent()) {
                    settings = settings.with(parameter.get().name(), value.getAsInt());
                }
            }
        }
        return settings;
    }

    /** The values of {@code NAME=LIST}; empty if something is wrong with them. */
    Optional<Sweep> sweep(String option, String given, Problems problems) {
        Optional<WorkloadParameter> parameter =
                parameter(option, given, "NAME=LIST", List.of(ParameterOptions.LINK), problems);
        if (parameter.isEmpty()) {
            return Optional.empty();
        }
        List<Integer> values = new ArrayList<>();
        String[] texts = valueOf(given).split(",", -1);
        for (String text : texts) {
            value(option, given, text, parameter.get(), problems).ifPresent(values::add);
        }
        if (values.size() < texts.length) {
            return Optional.empty();
        }
        if (values.size() < 2) {
            problems.add("%s %s: expected two values or more".formatted(option, given));
            return Optional.empty();
        }
        return ascending(option, given, values, problems)
                ? Optional.of(new Sweep(parameter.get().name(), values))
                : Optional.empty();
    }

    private static boolean ascending(String option, String given, List<Integer> values, Problems problems) {
        Set<Integer> seen = new HashSet<>();
        List<Integer> twice =
                values.stream().filter(value -> !seen.add(value)).distinct().toList();
        twice.forEach(value -> problems.add("%s %s: %d is there more than once".formatted(option, given, value)));
        boolean sorted = values.stream().sorted().toList().equals(values);
        if (!sorted) {
            problems.add("%s %s: expected ascending values".formatted(option, given));
        }
        return twice.isEmpty() && sorted;
    }

    /** @param others what may stand there beside the parameters */
    private Optional<WorkloadParameter> parameter(
            String option, String given, String form, List<String> others, Problems problems) {
        if (!given.contains("=")) {
            problems.add("%s %s: expected %s".formatted(option, given, form));
            return Optional.empty();
        }
        String name = given.substring(0, given.indexOf('='));
        List<WorkloadParameter> known = workload.settings().parameters();
        Optional<WorkloadParameter> found = known.stream()
                .filter(parameter -> parameter.name().equals(name))
                .findFirst();
        if (found.isEmpty()) {
            List<String> names = Stream.concat(others.stream(), known.stream().map(WorkloadParameter::name))
                    .toList();
            problems.add(
                    names.isEmpty()
                            ? "%s %s: workload %s has no parameters".formatted(option, name, workload.name())
                            : Choices.mismatch(option, name, names));
        }
        return found;
    }

    private static String valueOf(String given) {
        return given.substring(given.indexOf('=') + 1);
    }

    private static OptionalInt value(
            String option, String given, String text, WorkloadParameter parameter, Problems problems) {
        long value = text.matches("\\d{1,10}") ? Long.parseLong(text) : -1;
        if (!parameter.takes(value)) {
            problems.add("%s %s: expected whole numbers from %d to %d, found %s"
                    .formatted(option, given, parameter.least(), parameter.most(), text.isEmpty() ? "none" : text));
            return OptionalInt.empty();
        }
        return OptionalInt.of((int) value);
    }
}
