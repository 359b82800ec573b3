package io.wirecost.analysis.link;

import io.wirecost.analysis.link.model.Stage;
import io.wirecost.core.run.Link;
import java.util.random.RandomGenerator;

/**
 * The pipeline as a row of places that each serve one message after the other: A, the way to the broker, the way to B, B,
 * back to the broker, to C, C; and the machine, whose cores everybody shares.
 *
 * @param cores of the machine
 * @param kafkaNanos processor time of all processes for a message
 * @param kafkaNanosPerByte of each of its bytes
 * @param coldNanos that one encoding or decoding takes longer than in the loop
 * @param besideNanos processor time of the machine for one encoding or decoding beyond that of the loop
 * @param framingBytes of a message on a link
 */
public record TandemQueue(
        int cores,
        double kafkaNanos,
        double kafkaNanosPerByte,
        double coldNanos,
        double besideNanos,
        double framingBytes) {
    /** Every second message passes the filter. */
    static final double PASSED = 0.5;

    private static final int PLACES = 8;

    /** How long a set takes, in nanoseconds. */
    double setNanos(SyntheticCodec codec, double bytes, int messages, Link link, RandomGenerator random) {
        double[] free = new double[PLACES];
        double last = 0;
        for (int message = 0; message < messages; message++) {
            boolean passes = message % 2 == 1;
            double at = 0;
            for (int place = 0; place < (passes ? PLACES : PLACES / 2 + 1); place++) {
                double jitter = 1 + 0.1 * random.nextGaussian();
                at = Math.max(at, free[place]) + jitter * nanos(place, codec, bytes, link, passes);
                free[place] = at;
            }
            last = Math.max(last, at);
        }
        return last;
    }

    private double nanos(int place, SyntheticCodec codec, double bytes, Link link, boolean passes) {
        return switch (place) {
            case 0 -> cpuNanos(codec, bytes) / cores;
            case 1 -> serialize(codec, bytes);
            case 2, 3, 5, 6 -> 1e9 * 8 * (bytes + framingBytes) / Stage.bandwidth(link);
            case 4 -> deserialize(codec, bytes) + (passes ? serialize(codec, bytes) : 0);
            default -> deserialize(codec, bytes);
        };
    }

    /** Of all processes. */
    double cpuNanos(SyntheticCodec codec, double bytes) {
        double beside = codec.isFloor() ? 0 : (besideNanos - coldNanos) * 2 * (1 + PASSED);
        return kafkaNanos + kafkaNanosPerByte * bytes + phaseNanos(codec, bytes) + beside;
    }

    /** Of the threads of the services, for codec work. */
    double phaseNanos(SyntheticCodec codec, double bytes) {
        return (1 + PASSED) * (serialize(codec, bytes) + deserialize(codec, bytes));
    }

    private double serialize(SyntheticCodec codec, double bytes) {
        return codec.isFloor() ? 0 : coldNanos + codec.serializeNanos(bytes);
    }

    private double deserialize(SyntheticCodec codec, double bytes) {
        return codec.isFloor() ? 0 : coldNanos + codec.deserializeNanos(bytes);
    }
}
