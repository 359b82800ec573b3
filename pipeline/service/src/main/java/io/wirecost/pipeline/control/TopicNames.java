package io.wirecost.pipeline.control;

/**
 * The topics of one run.
 *
 * @param run the run's id: letters, digits and hyphens
 */
public record TopicNames(String run) {
    private static final String PREFIX = "wirecost-";

    /** Returns where driver and services exchange {@link Word}s. */
    public String control() {
        return PREFIX + run + "-control";
    }

    /** The topic from A to B. */
    public String toB(int block, int set) {
        return data(block, set) + "-b";
    }

    /** The topic from B to C. */
    public String toC(int block, int set) {
        return data(block, set) + "-c";
    }

    private String data(int block, int set) {
        return PREFIX + run + "-" + block + "-" + set;
    }
}
