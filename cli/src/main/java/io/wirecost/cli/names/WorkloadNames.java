package io.wirecost.cli.names;

import io.wirecost.core.InputException;
import io.wirecost.workloads.Workload;
import io.wirecost.workloads.builtin.Workloads;
import java.util.Iterator;
import java.util.List;

/** The built-in workloads, as a user may name them. */
public final class WorkloadNames implements Iterable<String> {
    public static final String OPTION = "--workload";

    @Override
    public Iterator<String> iterator() {
        return all().iterator();
    }

    /** Returns the names of all built-in workloads. */
    public static List<String> all() {
        return Workloads.all().stream().map(Workload::name).toList();
    }

    /** @throws InputException if there is none of this name */
    public static Workload choose(String name) throws InputException {
        return new Selection<>(OPTION, Workloads.all(), Workload::name).one(name);
    }
}
