package io.wirecost.analysis.link.model;

import io.wirecost.core.run.Experiment.Transport;
import java.util.List;
import java.util.stream.DoubleStream;

/**
 * Makes a prediction from figures of the loop and of the floor. Nothing in it was measured of the codec's time in the
 * pipeline: of that it knows the bytes alone.
 *
 * @param kafka as the floor's processor time says
 * @param coldNanos that a service's thread takes longer for an encoding or a decoding than the loop
 * @param cores of the machine that services and broker share
 * @param controlNanos median round trip of a word on the control topic
 */
record Formula(KafkaCost kafka, double coldNanos, Transport transport, int cores, double controlNanos) {
    private static final int BITS = 8;
    /** Requests that a Kafka producer has on their way at most, its default. */
    private static final int REQUESTS_IN_FLIGHT = 5;
    /** The links of a message: from A to the broker, to B, back to the broker, to C. */
    private static final int HOPS = 4;
    /** A fetch brings what came while the one before was on its way: between one batch and two. */
    private static final double BATCHES_PER_FETCH = 1.5;

    /** @param sets of the codec, or of the floor: how many messages of which size */
    Prediction of(List<Load> sets, LoopCost loop, FittedFlow flow) {
        double bytes = Load.mean(sets, Load::bytes) + kafka.framingBytes();
        return new Prediction(
                List.of(processors(sets, loop, flow), link(bytes, flow)), flow.sharpness(), around(sets, bytes));
    }

    private Stage processors(List<Load> sets, LoopCost loop, FittedFlow flow) {
        double machine = Load.mean(sets, set -> machineNanos(set, loop, flow));
        double a = Load.mean(sets, set -> threadNanosOfA(set, loop));
        double b = Load.mean(sets, set -> threadNanosOfB(set, loop));
        String name =
                machine >= Math.max(a, b) ? "all processors" : a > b ? "service A's thread" : "service B's thread";
        return new Stage(name, DoubleStream.of(machine, a, b).max().orElseThrow(), 0, 0);
    }

    /** The machine's processor time per core. When all cores are busy, all work delays all other work. */
    private double machineNanos(Load set, LoopCost loop, FittedFlow flow) {
        double codec = set.calls().loopNanos(loop, set.bytes())
                + flow.besideNanos() * set.calls().total();
        return (kafka.times(flow.kafka()).machine().at(set.bytes()) + codec) / cores;
    }

    private double threadNanosOfA(Load set, LoopCost loop) {
        return kafka.produceNanos()
                + set.calls().serializedByA() * (coldNanos + loop.serialize().at(set.bytes()));
    }

    /** C, which sees fewer messages and forwards none, is never slower than B. */
    private double threadNanosOfB(Load set, LoopCost loop) {
        return kafka.consumeNanos()
                + kafka.filterNanos()
                + set.passed() * kafka.produceNanos()
                + set.calls().deserializedByB()
                        * (coldNanos + loop.deserialize().at(set.bytes()))
                + set.calls().serializedByB() * (coldNanos + loop.serialize().at(set.bytes()));
    }

    /**
     * The link from A to the broker, or from there to B. These carry every message; the link from B carries only the
     * messages that pass.
     */
    private Stage link(double bytes, FittedFlow flow) {
        double window = (double) REQUESTS_IN_FLIGHT * transport.batchBytes() * transport.partitions();
        return new Stage("link", 0, BITS * bytes / flow.linkShare(), 2 * bytes / window);
    }

    /** B's last fetch starts when A has sent all. Its messages go on over three links: to B, from B and to C. */
    private Stage around(List<Load> sets, double bytes) {
        double messages = Load.mean(sets, Load::messages);
        double passed = Load.mean(sets, Load::passed);
        double fetch = Math.min(BATCHES_PER_FETCH * transport.batchBytes(), messages * bytes);
        return new Stage(
                "start and end of a set",
                controlNanos / 2 / messages,
                BITS * fetch * (1 + 2 * passed) / messages,
                HOPS / messages);
    }
}
