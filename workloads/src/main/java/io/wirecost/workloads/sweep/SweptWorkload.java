package io.wirecost.workloads.sweep;

import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.Group;
import io.wirecost.core.dataset.Parameters;
import io.wirecost.core.dataset.RecordSource;
import io.wirecost.core.schema.Schema;
import io.wirecost.workloads.Workload;
import io.wirecost.workloads.parameter.ParameterValues;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A workload whose dataset has one group for each value of a parameter. The filter is that of the first value, with
 * which some records pass.
 *
 * @param workload with the values of all other parameters
 */
public record SweptWorkload(Workload workload, Parameters.Sweep sweep) implements Workload {
    @Override
    public String name() {
        return workload.name();
    }

    @Override
    public String description() {
        return workload.description();
    }

    @Override
    public Schema schema() {
        return workload.schema();
    }

    @Override
    public ParameterValues settings() {
        return workload.settings();
    }

    @Override
    public Workload with(ParameterValues others) {
        return new SweptWorkload(workload.with(others), sweep);
    }

    @Override
    public Dataset dataset(long seed) {
        List<Dataset> steps =
                sweep.values().stream().map(value -> step(value).dataset(seed)).toList();
        return steps.get(0)
                .with(IntStream.range(0, steps.size())
                        .mapToObj(i -> new Group(
                                sweep.label(sweep.values().get(i)), steps.get(i).records()))
                        .toList());
    }

    @Override
    public List<RecordSource> sources(long seed, int records) {
        return sweep.values().stream()
                .flatMap(value -> step(value).sources(seed, records).stream())
                .toList();
    }

    private Workload step(int value) {
        return workload.with(workload.settings().with(sweep.name(), value));
    }
}
