package io.wirecost.plot;

/** An interval; its ends are finite and in order. */
public record Range(double low, double high) {
    public Range {
        Finite.inOrder(low, high);
    }
}
