package io.wirecost.cli.names;

import io.wirecost.compiler.Targets;
import io.wirecost.compiler.target.Target;
import io.wirecost.core.InputException;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;

/** The targets of the schema compiler, as a user may name them. */
public final class TargetNames implements Iterable<String> {
    private static final String ALL = "all";

    @Override
    public Iterator<String> iterator() {
        return Stream.concat(Targets.all().stream().map(Target::id), Stream.of(ALL))
                .iterator();
    }

    /** @throws InputException that names every unknown target */
    public static Collection<Target> choose(List<String> names) throws InputException {
        return names.contains(ALL) ? Targets.all() : new Selection<>("--to", Targets.all(), Target::id).all(names);
    }
}
