package io.wirecost.engine;

import io.wirecost.core.InputException;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.run.Difference;
import io.wirecost.core.run.Run;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** What must be as it was when a run is continued: else its forks would not belong together. */
final class Continuity {
    private Continuity() {}

    /** @throws InputException with every difference between then and now */
    static void require(Run former, Plan plan, Dataset dataset) throws InputException {
        List<Difference> differences = new ArrayList<>();
        compare(differences, "wirecost", former.wirecost(), WirecostVersion.read());
        compare(differences, "profile", former.profile(), plan.profile().name());
        compare(
                differences,
                "forks",
                String.valueOf(former.plannedForks()),
                String.valueOf(plan.profile().forks()));
        compare(
                differences,
                "pipeline",
                String.valueOf(former.pipeline()),
                String.valueOf(plan.pipeline().map(PipelinePlan::experiment)));
        differences.addAll(former.data().differences(RunData.describe(dataset)));
        differences.addAll(former.environment().machineDifferences(EnvironmentReader.read()));
        differences.addAll(former.environment().systemDifferences(EnvironmentReader.read()));
        differences.addAll(Run.codecDifferences(
                former.codecs(), plan.codecs().stream().map(CatalogEntry::info).toList()));
        if (!differences.isEmpty()) {
            throw new InputException(
                    Stream.concat(differences.stream().map(Continuity::describe), Stream.of("start a new run instead"))
                            .toList());
        }
    }

    private static void compare(List<Difference> differences, String what, String before, String after) {
        if (!before.equals(after)) {
            differences.add(new Difference(what, before, after));
        }
    }

    private static String describe(Difference difference) {
        return "the run cannot be continued: %s: it was measured with %s, now it is %s"
                .formatted(difference.what(), difference.before(), difference.after());
    }
}
