package io.wirecost.engine;

import io.wirecost.core.codec.Operation;
import io.wirecost.core.run.Trial;
import java.util.ArrayList;
import java.util.List;

/** The trials of a run, by codec. */
record Trials(String workload, Plan plan) {
    private static final String RUNTIME = "jvm";

    Trial size(CatalogEntry entry) {
        return new Trial(workload, RUNTIME, entry.name(), Trial.SIZE);
    }

    Trial speed(CatalogEntry entry, Operation operation) {
        return new Trial(workload, RUNTIME, entry.name(), operation.label());
    }

    /** Operations that are timed for a codec: all of the plan that it has. */
    List<Operation> operations(boolean staged) {
        if (!plan.measures().contains(Measure.SPEED)) {
            return List.of();
        }
        return plan.operations().stream().filter(o -> staged || !o.isStaged()).toList();
    }

    /** The operations of a codec, those together that share their measuring JVMs. */
    List<List<Operation>> sharingForks(boolean staged) {
        List<Operation> operations = operations(staged);
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
        List<Operation> whole = operations(false);
        (whole.isEmpty() ? operations(true) : whole).forEach(operation -> trials.add(speed(entry, operation)));
        return trials;
    }
}
