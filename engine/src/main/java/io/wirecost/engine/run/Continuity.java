package io.wirecost.engine.run;

import io.wirecost.core.InputException;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.run.Difference;
import io.wirecost.core.run.Environment;
import io.wirecost.core.run.FilePasses;
import io.wirecost.core.run.Run;
import io.wirecost.engine.catalog.CatalogEntry;
import io.wirecost.engine.installation.WirecostVersion;
import io.wirecost.engine.plan.PipelinePlan;
import io.wirecost.engine.plan.Plan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The conditions that must not have changed when a run is continued. Otherwise its forks would not belong together. */
public final class Continuity {
    private static final int MEBI_BITS = 20;

    private Continuity() {}

    /** @throws InputException with every difference between then and now */
    public static void require(Run former, Plan plan, Dataset dataset) throws InputException {
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
        compareFiles(differences, former, plan);
        differences.addAll(former.data().differences(RunData.describe(dataset)));
        Environment now = new Environment(MachineReader.read(), plan.runtimes());
        differences.addAll(former.environment().machineDifferences(now));
        differences.addAll(former.environment().systemDifferences(now));
        differences.addAll(Run.codecDifferences(
                former.codecs(), plan.codecs().stream().map(CatalogEntry::info).toList()));
        if (!differences.isEmpty()) {
            throw new InputException(
                    Stream.concat(differences.stream().map(Continuity::describe), Stream.of("start a new run instead"))
                            .toList());
        }
    }

    private static void compareFiles(List<Difference> differences, Run former, Plan plan) {
        Optional<FilePasses> files = former.cells().stream()
                .flatMap(cell -> cell.figures(FilePasses.class).stream())
                .findFirst();
        if (files.isPresent() && plan.files().isPresent()) {
            int passes = files.get().forks().get(0).passes().size();
            compare(
                    differences,
                    "passes of files",
                    String.valueOf(passes),
                    String.valueOf(plan.files().get().passes()));
            compare(
                    differences,
                    "warm-up of files",
                    files.get().warmUpSeconds().map(Continuity::seconds).orElse("one pass"),
                    seconds(plan.files().get().warmUpSeconds()));
            compare(
                    differences,
                    "heap of files, in MiB",
                    String.valueOf(files.get().heapBytes() >> MEBI_BITS),
                    String.valueOf(plan.files().get().heapMebibytes()));
        }
    }

    private static String seconds(int seconds) {
        return seconds + " s";
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
