package io.wirecost.pipeline.service;

/** There is nothing left to do in this block: it is over, or another service has failed. */
final class BlockEndedException extends Exception {
    private static final long serialVersionUID = 1;
}
