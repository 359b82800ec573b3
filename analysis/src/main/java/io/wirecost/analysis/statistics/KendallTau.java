package io.wirecost.analysis.statistics;

import java.util.List;

/** How far two orders of the same things agree. */
public final class KendallTau {
    private KendallTau() {}

    /**
     * Kendall's tau-b of two lists of figures for the same things. It is 1 for the same order and −1 for the opposite
     * one, and accounts for ties in either list. It is NaN if all figures of a list are equal.
     */
    public static double of(List<Double> one, List<Double> other) {
        if (one.size() != other.size()) {
            throw new IllegalArgumentException(one.size() + " figures against " + other.size());
        }
        int agreement = 0;
        int untiedOne = 0;
        int untiedOther = 0;
        for (int i = 0; i < one.size(); i++) {
            for (int j = i + 1; j < one.size(); j++) {
                int a = Double.compare(one.get(i), one.get(j));
                int b = Double.compare(other.get(i), other.get(j));
                agreement += Integer.signum(a) * Integer.signum(b);
                untiedOne += a == 0 ? 0 : 1;
                untiedOther += b == 0 ? 0 : 1;
            }
        }
        return agreement / Math.sqrt((double) untiedOne * untiedOther);
    }
}
