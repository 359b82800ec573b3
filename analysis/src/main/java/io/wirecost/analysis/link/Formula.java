package io.wirecost.analysis.link;

import io.wirecost.core.run.Experiment.Transport;
import java.util.List;
import java.util.stream.DoubleStream;

/**
 * From figures of the loop and of the floor to a prediction. Nothing in it was measured of the codec's time in the
 * pipeline: of that it knows the bytes alone.
 *
 * @param cores of the machine that services and broker share
 * @param controlNanos median round trip of a word on the control topic
 */
record Formula(Kafka kafka, Services services, Transport transport, int cores, double controlNanos) {
    private static final int BITS = 8;
    /** Requests that a Kafka producer has on their way at most, its default. */
    private static final int REQUESTS_IN_FLIGHT = 5;
    /** From A to the broker, to B, back to the broker, to C. */
    private static final int HOPS = 4;

    /** @param sets of the codec: how many messages of which size */
    Prediction of(List<Load> sets, LoopCost loop, Flow flow) {
        double bytes = Load.mean(sets, Load::bytes) + kafka.framingBytes();
        return new Prediction(
                List.of(processors(sets, loop, flow), link(bytes, flow)), flow.sharpness(), around(sets, bytes));
    }

    private Stage processors(List<Load> sets, LoopCost loop, Flow flow) {
        double machine = Load.mean(sets, set -> machineNanos(set, loop));
        double a = Load.mean(sets, set -> threadNanosOfA(set, loop));
        double b = Load.mean(sets, set -> threadNanosOfB(set, loop));
        String name =
                machine >= Math.max(a, b) ? "all processors" : a > b ? "service A's thread" : "service B's thread";
        double slowest = DoubleStream.of(machine, a, b).max().orElseThrow();
        return new Stage(name, slowest / flow.occupancy(), 0, 0);
    }

    /** Where all cores are busy, whoever works holds everyone up. */
    private double machineNanos(Load set, LoopCost loop) {
        double work = services.companions() * services.codecNanos(set, loop);
        return (kafka.machine().at(set.bytes()) + work) / cores;
    }

    private double threadNanosOfA(Load set, LoopCost loop) {
        return kafka.produceNanos() + services.coldNanos() + loop.serialize().at(set.bytes());
    }

    /** C, which sees fewer messages and forwards none, is never slower than B. */
    private double threadNanosOfB(Load set, LoopCost loop) {
        double reencoded = set.serialized() - 1;
        return kafka.consumeNanos()
                + kafka.filterNanos()
                + set.passed() * kafka.produceNanos()
                + services.coldNanos()
                + loop.deserialize().at(set.bytes())
                + reencoded * (services.coldNanos() + loop.serialize().at(set.bytes()));
    }

    /** From A to the broker, or from there to B: these carry every message; the way from B to C carries what passes. */
    private Stage link(double bytes, Flow flow) {
        double window = (double) REQUESTS_IN_FLIGHT * transport.batchBytes() * transport.partitions();
        return new Stage("link", 0, BITS * bytes / flow.linkShare(), 2 * bytes / window);
    }

    /** The last batch goes on when A has sent it: over three hops, and the last word back. */
    private Stage around(List<Load> sets, double bytes) {
        double messages = Load.mean(sets, Load::messages);
        double passed = Load.mean(sets, Load::passed);
        double batch = Math.min(transport.batchBytes(), messages * bytes);
        return new Stage(
                "start and end of a set",
                controlNanos / 2 / messages,
                BITS * batch * (1 + 2 * passed) / messages,
                HOPS / messages);
    }
}
