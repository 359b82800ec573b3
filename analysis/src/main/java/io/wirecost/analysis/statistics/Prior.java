package io.wirecost.analysis.statistics;

import java.util.Collection;
import java.util.List;

/**
 * What the cells of a run tell together about the variance of a single cell, before its own scores are looked at.
 *
 * <p>Three forks say little about their spread. The cells of one run share a machine, so each cell's variance is shrunk
 * towards the run's: Smyth 2004, "Linear models and empirical Bayes methods for assessing differential expression in
 * microarray experiments", Statistical Applications in Genetics and Molecular Biology 3(1), article 3, section 6. All
 * variances are those of the logarithms of scores.
 *
 * @param variance the variance of a cell of this run, as far as its own scores are unknown; 0 without degrees of freedom
 * @param degreesOfFreedom how much the variance counts against a cell's own; from 0, its own alone, to infinity, this
 *     alone
 * @param level of an interval at one look, e.g. 0.95
 */
public record Prior(double variance, double degreesOfFreedom, double level) {
    /** Nothing is known but a cell's own scores: the plain 95 % t interval. */
    public static final Prior NONE = new Prior(0, 0, 0.95);

    /** The first forks of each cell that make the prior: the forks of the first look, which every cell has. */
    public static final int FORKS = 3;

    /** With fewer cells the run says too little about a single cell. */
    static final int MANY_CELLS = 12;

    /** Of three normal forks the estimated variance is more than five times the true one in 0.7 % of the cases. */
    private static final double FAR = 5;

    private static final double MOST_DEGREES_OF_FEW_CELLS = 4;
    private static final double LEVEL_OF_FEW_CELLS = 0.97;

    public Prior {
        if (!(variance >= 0) || !(degreesOfFreedom >= 0) || !(level > 0 && level < 1)) {
            throw new IllegalArgumentException("a prior of variance " + variance + " with " + degreesOfFreedom
                    + " degrees of freedom, level " + level);
        }
    }

    /**
     * Returns the prior of one run. Cells with fewer than {@link #FORKS} scores do not count, and of the others only
     * the first ones do: a cell gets further forks because of its spread, so they would bias the prior.
     *
     * @param scoresOfCells one list per cell, in the order in which the forks ran; all above zero
     */
    public static Prior of(Collection<List<Double>> scoresOfCells) {
        return of(scoresOfCells, FORKS);
    }

    /** @param first how many forks every cell has, and so make the prior; at least two */
    public static Prior of(Collection<List<Double>> scoresOfCells, int first) {
        double[] variances = scoresOfCells.stream()
                .filter(scores -> scores.size() >= first)
                .mapToDouble(scores -> variance(scores.subList(0, first)))
                .toArray();
        double level = variances.length < MANY_CELLS ? LEVEL_OF_FEW_CELLS : NONE.level;
        // A single cell has no others, and cells without any spread are not measured ones.
        if (variances.length < 2 || Moments.mean(variances) == 0) {
            return new Prior(0, 0, variances.length == 0 ? NONE.level : level);
        }
        Variances run = Variances.of(variances, first - 1);
        double most = variances.length < MANY_CELLS ? MOST_DEGREES_OF_FEW_CELLS : Double.POSITIVE_INFINITY;
        return new Prior(
                Math.max(run.typical(), Moments.mean(variances)), Math.min(run.degreesOfFreedom(), most), level);
    }

    /** Returns a prior that tells nothing but the level: the plain t interval. */
    public Prior plain() {
        return new Prior(0, 0, level);
    }

    /** Returns the prior of figures whose variance is so many times that of these. */
    public Prior times(double factor) {
        return new Prior(factor * variance, degreesOfFreedom, level);
    }

    /**
     * Returns what a cell with this variance takes from the run. A cell that spreads far more than the run takes
     * nothing, and its interval is the plain one: what is true of the others is not true of it.
     */
    Prior forCell(double ownVariance) {
        return ownVariance > FAR * variance ? plain() : this;
    }

    /** Returns a cell's variance, shrunk towards the prior: the mean of both, weighed by their degrees of freedom. */
    double shrunk(double ownVariance, int ownDegrees) {
        return Double.isInfinite(degreesOfFreedom)
                ? variance
                : (degreesOfFreedom * variance + ownDegrees * ownVariance) / (degreesOfFreedom + ownDegrees);
    }

    private static double variance(List<Double> scores) {
        double deviation =
                Moments.standardDeviation(scores.stream().mapToDouble(Math::log).toArray());
        return deviation * deviation;
    }
}
