package io.wirecost.engine;

import io.wirecost.core.codec.Operation;
import io.wirecost.core.dataset.Filter;
import io.wirecost.core.run.Passage;
import io.wirecost.core.run.Passage.Reading;
import io.wirecost.core.run.Task;
import io.wirecost.core.run.Trial;
import java.util.ArrayList;
import java.util.List;

/**
 * The trials of a run, by codec.
 *
 * @param filter the dataset's, without whose conditions there is no field to access
 */
record Trials(String workload, Plan plan, Filter filter) {
    Trial size(CatalogEntry entry) {
        return new Trial(workload, entry.variant(), new Task.Size());
    }

    Trial speed(CatalogEntry entry, Operation operation) {
        return new Trial(workload, entry.variant(), new Task.Time(operation));
    }

    Trial pipeline(CatalogEntry entry, Passage passage) {
        return new Trial(workload, entry.variant(), passage);
    }

    /** Operations that are asked about a codec: all of the plan that it has. */
    private List<Operation> operations(boolean staged) {
        if (!plan.measures().contains(Measure.SPEED)) {
            return List.of();
        }
        return plan.operations().stream().filter(o -> staged || !o.isStaged()).toList();
    }

    /** Whether {@code access} is asked about, but the filter asks for no field. */
    boolean hasNothingToAccess() {
        return operations(false).contains(Operation.ACCESS)
                && filter.conditions().isEmpty();
    }

    /** The operations that are timed for a codec, those together that share their measuring JVMs. */
    List<List<Operation>> sharingForks(boolean staged) {
        List<Operation> operations = operations(staged).stream()
                .filter(operation -> operation != Operation.ACCESS || !hasNothingToAccess())
                .toList();
        if (plan.profile().sharesForks() && !operations.isEmpty()) {
            return List.of(operations);
        }
        return operations.stream().map(List::of).toList();
    }

    /** Everything that is asked about a codec of which it is not known whether it has stages. */
    List<Trial> of(CatalogEntry entry) {
        List<Trial> trials = new ArrayList<>();
        if (plan.measures().contains(Measure.SIZE)) {
            trials.add(size(entry));
        }
        plan.pipeline()
                .ifPresent(pipeline -> pipeline.experiment().passages(Reading.DECODE).stream()
                        .map(passage -> pipeline(entry, passage))
                        .forEach(trials::add));
        List<Operation> whole = operations(false);
        (whole.isEmpty() ? operations(true) : whole).forEach(operation -> trials.add(speed(entry, operation)));
        return trials;
    }
}
