package io.wirecost.pipeline.service;

import io.wirecost.core.run.Pipeline.Latencies;
import io.wirecost.pipeline.service.clock.Timetable;
import java.util.ArrayList;
import java.util.List;
import org.HdrHistogram.Histogram;
import org.HdrHistogram.HistogramIterationValue;

/** Counts how long each message took from the time at which it was due, however late it was sent. */
final class LatencyLog {
    private static final int SIGNIFICANT_DIGITS = 3;

    private final Timetable timetable;
    private final Histogram histogram = new Histogram(SIGNIFICANT_DIGITS);

    LatencyLog(Timetable timetable) {
        this.timetable = timetable;
        histogram.setAutoResize(true);
    }

    /**
     * These messages are through, all of them just now. A latency that a clock's error would make negative counts as
     * zero.
     */
    void through(PolledBatch batch, long nowNanos) {
        for (int i = 0; i < batch.size(); i++) {
            histogram.recordValue(Math.max(0, nowNanos - timetable.dueNanos(batch.numbers[i])));
        }
    }

    Latencies latencies() {
        List<Long> upToNanos = new ArrayList<>();
        List<Long> counts = new ArrayList<>();
        for (HistogramIterationValue bucket : histogram.recordedValues()) {
            upToNanos.add(bucket.getValueIteratedTo());
            counts.add(bucket.getCountAtValueIteratedTo());
        }
        return new Latencies(upToNanos, counts);
    }
}
