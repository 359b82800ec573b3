package io.wirecost.analysis.link.model;

import io.wirecost.core.run.Experiment.Forward;

/**
 * How often each service encodes and decodes, per message that A sends.
 *
 * @param serializedByA once, unless the bytes were there before
 * @param serializedByB what passes, unless it forwards the bytes as they came
 * @param deserializedByB every message
 * @param deserializedByC what passes
 */
record Calls(double serializedByA, double serializedByB, double deserializedByB, double deserializedByC) {
    /** The calls of the floor, whose services call no codec. */
    static final Calls NONE = new Calls(0, 0, 0, 0);

    /** @param passed share that B forwards */
    static Calls of(double passed, Forward forward) {
        return new Calls(1, forward == Forward.REENCODE ? passed : 0, 1, passed);
    }

    double total() {
        return serializedByA + serializedByB + deserializedByB + deserializedByC;
    }

    /** All of them together at what they cost in the loop, in nanoseconds. */
    double loopNanos(LoopCost loop, double bytes) {
        return (serializedByA + serializedByB) * loop.serialize().at(bytes)
                + (deserializedByB + deserializedByC) * loop.deserialize().at(bytes);
    }
}
