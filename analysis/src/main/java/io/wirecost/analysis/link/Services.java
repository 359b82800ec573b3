package io.wirecost.analysis.link;

import java.util.List;

/**
 * What a codec costs in the services beyond what it costs in the loop.
 *
 * @param coldNanos that every single encoding and decoding takes longer: caches are cold, and code is still compiled
 * @param companions processor time of the whole machine for every nanosecond of codec work: that work, and what it makes
 *     the garbage collector, the compiler and Kafka's own threads do
 */
record Services(double coldNanos, double companions) {
    /** What {@link #of} is without any codec: for the floor. */
    static final Services IDLE = new Services(0, 0);

    /** @param sets of one codec, over the same link as the floor */
    static Services of(List<Load> sets, LoopCost loop, Kafka kafka) {
        double calls = Kafka.average(sets, set -> set.serialized() + set.deserialized());
        double warm = Kafka.average(sets, set -> loopNanos(set, loop));
        double cold = Math.max(0, (Kafka.average(sets, set -> set.phases().codecNanos()) - warm) / calls);
        double above =
                Kafka.average(sets, set -> set.cpuNanos() - kafka.machine().at(set.bytes()));
        return new Services(cold, Math.max(1, above / (warm + cold * calls)));
    }

    /** All encoding and decoding of one message, wherever, in nanoseconds. */
    double codecNanos(Load set, LoopCost loop) {
        return loopNanos(set, loop) + coldNanos * (set.serialized() + set.deserialized());
    }

    private static double loopNanos(Load set, LoopCost loop) {
        return set.serialized() * loop.serialize().at(set.bytes())
                + set.deserialized() * loop.deserialize().at(set.bytes());
    }
}
