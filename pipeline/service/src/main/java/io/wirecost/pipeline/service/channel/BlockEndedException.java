package io.wirecost.pipeline.service.channel;

/** There is nothing left to do in this block: it is over, or another service has failed. */
public final class BlockEndedException extends Exception {
    private static final long serialVersionUID = 1;
}
