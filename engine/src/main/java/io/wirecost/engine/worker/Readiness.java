package io.wirecost.engine.worker;

/** The result of building a codec's generated code. */
public sealed interface Readiness {
    /** It is there. */
    record Ready() implements Readiness {}

    /** There is no compiler for this machine. */
    record Refused(String reason) implements Readiness {}

    /** A compiler has failed. */
    record Failed(String reason) implements Readiness {}
}
