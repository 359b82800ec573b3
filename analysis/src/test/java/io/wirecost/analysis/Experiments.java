package io.wirecost.analysis;

import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Experiment;
import io.wirecost.core.run.Experiment.Network;
import io.wirecost.core.run.Link;
import io.wirecost.core.run.Run;
import java.util.Optional;

/** Runs of the pipeline, by what they were asked to do. */
public final class Experiments {
    private Experiments() {}

    static Run withBlocks(int blocks, Run run) {
        return with(of(blocks, Optional.empty()), run);
    }

    /** @param links as on the command line */
    public static Run over(String links, Cell... cells) {
        return with(of(3, Optional.of(new Network(Network.By.RELAY, Link.parseAll(links)))), Samples.run(3, cells));
    }

    /** So many records in turn, in batches of up to 10,000 bytes. */
    static Experiment sending(
            Experiment.Range bytes, int records, Optional<Integer> differentRecords, String compression) {
        return new Experiment(
                3,
                1,
                new Experiment.Range(1, 1),
                bytes,
                records,
                differentRecords,
                0,
                Experiment.Services.THREADS,
                Experiment.Forward.PASSTHROUGH,
                "",
                new Experiment.Transport("", "", 0, 10_000, compression, 1),
                Optional.empty(),
                Optional.empty());
    }

    static Run with(Experiment experiment, Run run) {
        return new Run(
                run.formatVersion(),
                run.wirecost(),
                run.started(),
                run.command(),
                run.profile(),
                run.complete(),
                run.plannedForks(),
                run.environment(),
                run.data(),
                run.codecs(),
                Optional.of(experiment),
                run.cells());
    }

    static Experiment of(int blocks, Optional<Network> network) {
        return new Experiment(
                blocks,
                1,
                new Experiment.Range(1, 1),
                new Experiment.Range(1, 1),
                1,
                Optional.empty(),
                0,
                Experiment.Services.THREADS,
                Experiment.Forward.PASSTHROUGH,
                "",
                new Experiment.Transport("", "", 0, 0, "", 1),
                network,
                Optional.empty());
    }
}
