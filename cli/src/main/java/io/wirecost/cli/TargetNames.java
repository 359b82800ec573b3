package io.wirecost.cli;

import io.wirecost.compiler.Targets;
import io.wirecost.compiler.target.Target;
import io.wirecost.core.InputException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** The targets of the schema compiler, as a user may name them. */
final class TargetNames implements Iterable<String> {
    private static final String ALL = "all";

    @Override
    public Iterator<String> iterator() {
        return Targets.all().stream().map(Target::id).iterator();
    }

    /** @throws InputException that names every unknown target */
    static List<Target> choose(List<String> names) throws InputException {
        if (names.contains(ALL)) {
            return Targets.all();
        }
        List<Target> chosen = new ArrayList<>();
        List<String> problems = new ArrayList<>();
        for (String name : names) {
            Targets.byId(name)
                    .ifPresentOrElse(
                            chosen::add,
                            () -> problems.add("--to: no target named '" + name + "'; there are: "
                                    + String.join(", ", new TargetNames())));
        }
        if (!problems.isEmpty()) {
            throw new InputException(problems);
        }
        return chosen;
    }
}
