package io.wirecost.cli.options;

import io.wirecost.cli.help.HelpGroup;
import io.wirecost.core.InputException;
import io.wirecost.core.Problems;
import io.wirecost.core.dataset.Parameters;
import io.wirecost.core.dataset.Parameters.Sweep;
import io.wirecost.core.dataset.Parameters.Value;
import io.wirecost.workloads.Workload;
import io.wirecost.workloads.parameter.ParameterValues;
import io.wirecost.workloads.parameter.WorkloadParameter;
import io.wirecost.workloads.sweep.SweptWorkload;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/** The options that choose values of a workload's parameters. {@code --sweep} lists links of the pipeline, too. */
@HelpGroup.In(HelpGroup.DATA)
final class ParameterOptions {
    static final String SWEEP = "--sweep";

    /** What is no parameter but a link between the pipeline's services. */
    static final String LINK = "link";

    private static final String SET = "--set";

    @Option(
            names = SET,
            split = ",",
            paramLabel = "NAME=N",
            description = "Another value of a parameter of the workload, e.g. professors=50; see: wirecost list"
                    + " workloads.")
    private List<String> set = new ArrayList<>();

    @Option(
            names = SWEEP,
            paramLabel = "NAME=LIST",
            description = "Several values of a parameter of the workload, in one run, e.g. professors=10,50,100; or"
                    + " several links between the pipeline's services, e.g. link=10mbit,100mbit,1gbit,unlimited.")
    private List<String> sweeps = new ArrayList<>();

    /** Returns the list of links; empty where links are not swept. */
    Optional<String> links() {
        return sweeps.stream()
                .filter(ParameterOptions::isOfLinks)
                .map(given -> given.substring(given.indexOf('=') + 1))
                .findFirst();
    }

    private static boolean isOfLinks(String given) {
        return given.startsWith(LINK + "=");
    }

    /** Returns whether this parameter is to have several values. */
    boolean sweeps(String parameter) {
        return sweeps.stream().anyMatch(given -> given.startsWith(parameter + "="));
    }

    /** Returns the parameters of a workload that were not chosen. */
    List<WorkloadParameter> open(Workload workload) {
        return workload.settings().parameters().stream()
                .filter(parameter -> Stream.concat(set.stream(), sweeps.stream())
                        .noneMatch(given -> given.startsWith(parameter.name() + "=")))
                .toList();
    }

    /** @throws InputException if a parameter is chosen although another option says what is encoded */
    void refuse(String other) throws InputException {
        Problems problems = new Problems();
        if (!set.isEmpty()) {
            problems.add(
                    "%s and %s exclude each other: parameters are those of built-in workloads".formatted(SET, other));
        }
        if (sweeps.stream().anyMatch(given -> !isOfLinks(given))) {
            problems.add("%s of a parameter and %s exclude each other: parameters are those of built-in workloads"
                    .formatted(SWEEP, other));
        }
        problems.refuse();
    }

    /**
     * The workload with the chosen values.
     *
     * @throws InputException with everything that is wrong with the options
     */
    Workload apply(Workload workload) throws InputException {
        Optional<Parameters> chosen = of(workload);
        if (chosen.isEmpty()) {
            return workload;
        }
        ParameterValues settings = workload.settings();
        for (Value value : chosen.get().set()) {
            settings = settings.with(value.name(), value.value());
        }
        Workload with = workload.with(settings);
        return chosen.get()
                .sweep()
                .<Workload>map(sweep -> new SweptWorkload(with, sweep))
                .orElse(with);
    }

    /**
     * The chosen values; empty if all parameters keep their defaults.
     *
     * @throws InputException with everything that is wrong with the options
     */
    Optional<Parameters> of(Workload workload) throws InputException {
        Problems problems = new Problems();
        ParameterReader reader = new ParameterReader(workload);
        ParameterValues chosen = reader.settings(SET, set, problems);
        List<String> ofParameters =
                sweeps.stream().filter(given -> !isOfLinks(given)).toList();
        if (ofParameters.size() > 1) {
            problems.add("%s: expected one parameter, found %s".formatted(SWEEP, String.join(" and ", ofParameters)));
        }
        if (sweeps.size() - ofParameters.size() > 1) {
            problems.add("%s link=LIST: expected once, found more than once".formatted(SWEEP));
        }
        List<Sweep> swept = ofParameters.stream()
                .flatMap(given -> reader.sweep(SWEEP, given, problems).stream())
                .toList();
        swept.stream()
                .map(Sweep::name)
                .filter(name -> set.stream().anyMatch(given -> given.startsWith(name + "=")))
                .forEach(name -> problems.add(
                        "%s %s and %s %s exclude each other: give one of them".formatted(SET, name, SWEEP, name)));
        problems.refuse();
        List<Value> values = chosen.changed().entrySet().stream()
                .map(value -> new Value(value.getKey(), value.getValue()))
                .toList();
        return values.isEmpty() && swept.isEmpty()
                ? Optional.empty()
                : Optional.of(new Parameters(values, swept.stream().findFirst()));
    }
}
