package io.wirecost.plot;

/** A dashed line across a chart: what Kafka costs by itself, the baseline. */
public record Rule(String label, double value) {
    public Rule {
        Finite.inOrder(value);
    }
}
