package io.wirecost.studies.lviv2024.latency;

import io.wirecost.core.run.Experiment;
import io.wirecost.core.run.Experiment.Services;
import io.wirecost.core.run.Passage;
import io.wirecost.core.run.Run;
import io.wirecost.document.Document;
import io.wirecost.studies.lviv2024.sizes.LvivSizes;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Experiment 3 of {@code lviv-2024}: latency through three services around Kafka, published and ours side by side, with a
 * verdict on each of its claims. Every figure and every verdict is computed from the runs.
 */
public final class LvivLatency {
    /** The workload that was made after the study's schema. */
    public static final String WORKLOAD = LvivSizes.WORKLOAD;

    private LvivLatency() {}

    /** The codecs that stand for the study's formats. */
    public static List<String> codecs() {
        return PublishedLatency.all().stream()
                .filter(line -> line.timesFaster().isPresent())
                .map(PublishedLatency::codec)
                .toList();
    }

    /**
     * The reproduction.
     *
     * @param processes a run with the pipeline, its services being processes; with times of serialize and deserialize the
     *     first claim is judged by these
     * @param threads the same with the services as threads of one JVM, as the study had them
     * @throws IllegalArgumentException if a run has no figure of JSON in the pipeline, or its services are not what they
     *     should be
     */
    public static Document of(Run processes, Optional<Run> threads) {
        LatencyFigures ours = figures(processes, Services.PROCESSES);
        Optional<LatencyFigures> inThreads = threads.map(run -> figures(run, Services.THREADS));
        LatencyPage page = new LatencyPage();
        page.heading(ours);
        page.table("Services as processes", ours);
        inThreads.ifPresent(figures -> page.table("Services as threads of one process, as in the study", figures));
        page.verdicts(LatencyRules.judge(ours), inThreads.map(LatencyRules::judge));
        return page.document();
    }

    private static LatencyFigures figures(Run run, Services services) {
        LatencyFigures figures = new LatencyFigures(run, Passage.PLAIN);
        String name = "the run that was started " + run.started();
        Experiment experiment = run.pipeline()
                .filter(pipeline -> figures.format(JsonRules.JSON).isPresent())
                .orElseThrow(() -> new IllegalArgumentException(
                        name + " has no figure of jackson-json in the pipeline; measure it with --measure pipeline"));
        if (experiment.services() != services) {
            throw new IllegalArgumentException("%s has its services as %s, expected %s; measure it with --services %s"
                    .formatted(name, words(experiment.services()), words(services), words(services)));
        }
        return figures;
    }

    private static String words(Services services) {
        return services.name().toLowerCase(Locale.ROOT);
    }
}
