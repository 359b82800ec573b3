package io.wirecost.engine.worker;

/** How a worker has answered a request. */
public sealed interface Reply {
    /** It did what it was asked. */
    record Done(Members members) implements Reply {}

    /** It could not, hung, died, or did not keep the protocol; the reason says which. */
    record Failed(String reason) implements Reply {}

    /** The run is being ended from outside; nothing is known about the codec. */
    record Interrupted() implements Reply {}
}
