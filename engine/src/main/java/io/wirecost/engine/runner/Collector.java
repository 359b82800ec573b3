package io.wirecost.engine.runner;

import java.util.Locale;

/** A garbage collector of the JVM. All measuring JVMs and services of a run have the same. */
public enum Collector {
    /** In one thread, beside nothing: its time is the same on every machine, and belongs to the operation that made the garbage. */
    SERIAL("-XX:+UseSerialGC"),
    /** In as many threads as there are processors. */
    PARALLEL("-XX:+UseParallelGC"),
    /** Partly beside the program; what a JVM takes by itself on most servers. */
    G1("-XX:+UseG1GC");

    private final String option;

    Collector(String option) {
        this.option = option;
    }

    /** The name on the command line. */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The option of the JVM. */
    String option() {
        return option;
    }
}
