package io.wirecost.report;

import io.wirecost.core.run.Experiment;
import io.wirecost.core.run.Experiment.Network;
import io.wirecost.core.run.Experiment.OpenLoop;
import io.wirecost.core.run.Link;
import io.wirecost.core.run.Pipeline;
import io.wirecost.core.run.Pipeline.Phases;
import io.wirecost.core.run.Pipeline.Work;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;

/** Seeded samples of the pipeline. */
final class SamplePipelines {
    /** What Kafka costs by itself in these samples, per message. */
    static final double FLOOR_NANOS = 40_000;

    private static final double FORWARDED = 0.5;

    /** How little the processors and the link hold each other up where both take about as long. */
    private static final double SHARPNESS = 6;

    private final Random random = new Random(2);
    private final Experiment experiment;
    private final String broker;
    private final double compressed;

    private SamplePipelines(Experiment experiment, String broker) {
        this(experiment, broker, 1);
    }

    private SamplePipelines(Experiment experiment, String broker, double compressed) {
        this.experiment = experiment;
        this.broker = broker;
        this.compressed = compressed;
    }

    static SamplePipelines of(int blocks, int iterations) {
        return new SamplePipelines(
                experiment(blocks, iterations, "type in [PAYMENT, REFUND]", "embedded 4.3.1"), "broker");
    }

    /** @param links as on the command line */
    static SamplePipelines over(String links) {
        return over(links, 3, 1);
    }

    static SamplePipelines over(String links, int blocks, int iterations) {
        return new SamplePipelines(
                experiment(
                        blocks,
                        iterations,
                        "type in [PAYMENT, REFUND]",
                        "embedded 4.3.1",
                        Optional.of(new Network(Network.By.RELAY, Link.parseAll(links)))),
                "broker");
    }

    /** Records of a user's own, compressed to a tenth of their bytes; over two links. */
    static SamplePipelines ofOwnRecords(int records) {
        Network network = new Network(Network.By.RELAY, Link.parseAll("10mbit,unlimited"));
        Experiment made = experiment(3, 1, "every record", "embedded 4.3.1", Optional.of(network));
        Experiment own = new Experiment(
                made.blocks(),
                made.iterations(),
                made.messages(),
                new Experiment.Range(1_893, 6_850),
                records,
                Optional.of(records),
                made.warmUpMessages(),
                made.services(),
                made.forward(),
                made.filter(),
                new Experiment.Transport("embedded 4.3.1", "all", 5, 131_072, "zstd", 1),
                made.network(),
                made.openLoop());
        return new SamplePipelines(own, "broker", 0.1);
    }

    /** What these samples were asked to do, with a rate besides. */
    static Experiment at(OpenLoop openLoop) {
        Experiment plain = experiment(3, 1, "type in [PAYMENT, REFUND]", "embedded 4.3.1");
        return new Experiment(
                plain.blocks(),
                plain.iterations(),
                plain.messages(),
                plain.messageSizeBytes(),
                plain.poolRecords(),
                plain.differentRecords(),
                plain.warmUpMessages(),
                plain.services(),
                plain.forward(),
                plain.filter(),
                plain.transport(),
                plain.network(),
                Optional.of(openLoop));
    }

    /** Every text is this one; over two links. */
    static SamplePipelines saying(String text) {
        Network network = new Network(Network.By.RELAY, Link.parseAll("10mbit,unlimited"));
        return new SamplePipelines(experiment(3, 1, text, text, Optional.of(network)), text);
    }

    private static Experiment experiment(int blocks, int iterations, String filter, String broker) {
        return experiment(blocks, iterations, filter, broker, Optional.empty());
    }

    private static Experiment experiment(
            int blocks, int iterations, String filter, String broker, Optional<Network> network) {
        return new Experiment(
                blocks,
                iterations,
                new Experiment.Range(12_000, 30_000),
                new Experiment.Range(1_000, 4_000),
                2_000,
                Optional.empty(),
                5_000,
                Experiment.Services.PROCESSES,
                Experiment.Forward.REENCODE,
                filter,
                new Experiment.Transport(broker, "all", 5, 131_072, "none", 1),
                network,
                Optional.empty());
    }

    Experiment experiment() {
        return experiment;
    }

    /**
     * @param serializeNanos of one message
     * @param deserializeNanos likewise
     * @param bytes of a message
     */
    Pipeline through(Link link, double serializeNanos, double deserializeNanos, double bytes) {
        return new Pipeline(IntStream.range(0, experiment.blocks())
                .mapToObj(round -> {
                    double luck = Math.exp(0.02 * random.nextGaussian());
                    return new Pipeline.Block(
                            round,
                            true,
                            1_500_000,
                            experiment.setsOf(round).stream()
                                    .map(set -> set(set, link, serializeNanos, deserializeNanos, bytes, luck))
                                    .toList());
                })
                .toList());
    }

    private Pipeline.Iteration set(
            int set, Link link, double serialize, double deserialize, double bytes, double luck) {
        long messages = experiment.messagesOf(set);
        long forwarded = Math.round(messages * FORWARDED);
        long sent = messages + forwarded;
        long payload = Math.round(sent * bytes);
        double processors = FLOOR_NANOS + bytes * 8 + serialize + deserialize;
        double wire = link.bitsPerSecond().map(rate -> 8e9 * bytes / rate).orElse(0.0);
        double nanos = luck * Math.pow(Math.pow(processors, SHARPNESS) + Math.pow(wire, SHARPNESS), 1 / SHARPNESS);
        return new Pipeline.Iteration(
                set,
                messages,
                forwarded,
                payload,
                Math.round(payload * compressed) + sent * 9,
                Math.round(messages * nanos),
                work(messages, serialize, deserialize),
                Optional.empty());
    }

    private List<Work> work(long messages, double serialize, double deserialize) {
        List<Work> work = new ArrayList<>();
        long out = Math.round(messages * serialize);
        long in = Math.round(messages * deserialize);
        work.add(service("a", messages, new Phases(out, messages * 3_000, 0, 0, 0, 0)));
        work.add(
                service("b", messages, new Phases(out / 2, messages * 2_000, messages * 2_500, in, messages * 200, 0)));
        work.add(service("c", messages, new Phases(0, 0, messages * 1_500, in / 2, 0, messages * 300)));
        work.add(new Work(broker, messages * 30_000, messages * 2_000, Phases.NONE));
        return work;
    }

    private static Work service(String name, long messages, Phases phases) {
        long own = phases.serializeNanos()
                + phases.produceNanos()
                + phases.consumeNanos()
                + phases.deserializeNanos()
                + phases.filterNanos()
                + phases.checkNanos();
        return new Work(name, own + messages * 9_000, own / 3 + messages * 4_000, phases);
    }
}
