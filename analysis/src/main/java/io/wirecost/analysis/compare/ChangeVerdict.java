package io.wirecost.analysis.compare;

/** The verdict of a comparison on one trial. */
public enum ChangeVerdict {
    /** Worse, and certainly by more than the threshold. */
    REGRESSION("regression", true),
    /** It had a figure before and has none now. */
    LOST("has no figure any more", true),
    /** Worse beyond noise; not certainly by more than the threshold. */
    WORSE("worse", false),
    /** Better beyond noise. */
    BETTER("better", false),
    /** Sizes only: records changed, their mean did not. */
    CHANGED("changed", false),
    /** Times only: what was seen may be noise. That is not a proof of equality; the interval says what is possible. */
    NOT_SHOWN("no change shown", false),
    /** Sizes only: every record takes as many bytes as before. */
    SAME("the same", false),
    /** Too few measuring JVMs on one side, at least, for any statement. */
    TOO_FEW_FORKS("cannot be told: too few processes", false),
    /** Times of two machines or profiles. */
    NOT_COMPARABLE("not comparable", false),
    /** It has a figure now and had none before. */
    GAINED("has a figure now", false),
    /** No figure in either run. */
    NO_FIGURE("no figure in either run", false),
    /** The later run did not ask for it, or was interrupted. */
    ONLY_BEFORE("only in the earlier run", false),
    /** The earlier run did not ask for it, or was interrupted. */
    ONLY_AFTER("only in the later run", false);

    private final String label;
    private final boolean regression;

    ChangeVerdict(String label, boolean regression) {
        this.label = label;
        this.regression = regression;
    }

    /** Returns the words for a table. */
    public String label() {
        return label;
    }

    /** Returns whether a check of changes has to fail. */
    public boolean isRegression() {
        return regression;
    }
}
