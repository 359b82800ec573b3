package io.wirecost.bench;

import io.wirecost.core.InputException;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Speed;
import io.wirecost.core.run.Trial;
import io.wirecost.engine.Engine;
import io.wirecost.engine.catalog.CatalogEntry;
import io.wirecost.engine.catalog.CodecCatalog;
import io.wirecost.engine.installation.Installation;
import io.wirecost.engine.plan.Plan;
import io.wirecost.engine.plan.Profile;
import io.wirecost.engine.runner.Measure;
import io.wirecost.engine.worker.Timing;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Holds wirecost's figures against those of plain JMH, round by round: the same records, library, JVM options, iterations
 * and score of a fork on both sides.
 */
public final class Faithfulness {
    /** System property with the folder of the installation. */
    static final String INSTALLATION = "wirecost.installation";

    private static final Set<Operation> OPERATIONS = EnumSet.of(Operation.SERIALIZE, Operation.DESERIALIZE);
    private static final Timing TIMING = Timing.ofMillis(5_000, 60, 100, 100, 10);

    private Faithfulness() {}

    /** Prints the report, and writes it into the folder that is asked for. */
    public static void main(String[] args) throws IOException {
        try {
            BenchRequest request = BenchRequest.parse(args);
            Installation installation = Installation.at(Path.of(System.getProperty(INSTALLATION)));
            Files.createDirectories(request.out());
            String text = compare(request, installation).text();
            Files.writeString(request.out().resolve("faithfulness.md"), text);
            System.out.print(text);
        } catch (InputException e) {
            e.problems().forEach(System.err::println);
            System.exit(2);
        }
    }

    private static FaithfulnessReport compare(BenchRequest request, Installation installation)
            throws IOException, InputException {
        List<CatalogEntry> codecs = CodecCatalog.load(installation).select(request.codecs());
        Profile profile = new Profile("faithfulness", OPERATIONS, request.pairs(), false, TIMING);
        long seed = ShuffledDataset.SEED;
        Plan plan = new Plan(profile, EnumSet.of(Measure.SPEED), OPERATIONS, seed, codecs, Optional.empty(), List.of());
        Dataset dataset = ShuffledDataset.transactions();
        PlainForks forks = new PlainForks(ShuffledDataset.write(dataset, request.out()), TIMING);
        Twins twins = new Twins(forks::measure, forks.duration(), System.err);
        Engine engine = new Engine(installation, request.out().resolve("code-cache"));
        Run run = engine.run(plan, dataset, ignored -> {}, twins);
        return report(request, run, twins);
    }

    /** Without what wirecost takes out of its times: plain JMH does not do so. */
    private static Speed raw(Speed speed) {
        return new Speed(speed.forks().stream()
                .map(fork -> new Speed.Fork(fork.round(), fork.groups(), fork.floor()))
                .toList());
    }

    private static FaithfulnessReport report(BenchRequest request, Run run, Twins twins) {
        List<TrialComparison> comparisons = new ArrayList<>();
        List<String> missing = new ArrayList<>();
        for (Cell cell : run.cells()) {
            Trial trial = cell.trial();
            if (cell.status() == Cell.Status.MEASURED) {
                comparisons.add(TrialComparison.of(
                        trial, twins.of(trial), raw(cell.figures(Speed.class).orElseThrow())));
            } else {
                missing.add(trial + ": " + cell.reason().orElseThrow());
            }
        }
        comparisons.sort(Comparator.comparing((TrialComparison c) ->
                        request.codecs().indexOf(c.trial().codec().name()))
                .thenComparing(c -> c.trial().task().label(), Comparator.reverseOrder()));
        Optional<String> options = Optional.ofNullable(System.getenv(FaithfulnessReport.TOOL_OPTIONS));
        return new FaithfulnessReport(run, comparisons, missing, options);
    }
}
