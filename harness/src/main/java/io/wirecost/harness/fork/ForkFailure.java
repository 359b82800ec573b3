package io.wirecost.harness.fork;

/** What a library threw in a fork, in words: the parent does not have the library's classes. */
public final class ForkFailure extends RuntimeException {
    private static final long serialVersionUID = 1;

    ForkFailure(Throwable thrown) {
        super("threw " + thrown);
    }
}
