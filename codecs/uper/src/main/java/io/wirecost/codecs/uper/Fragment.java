package io.wirecost.codecs.uper;

/** The sizes of a fragment, into which X.691 (11.9) divides what is too long to be counted at once. */
final class Fragment {
    /** Items in the smallest fragment; what has fewer is not divided. */
    static final int ITEMS = 16_384;

    /** The largest fragment has this many times as many items. */
    static final int MOST = 4;

    private Fragment() {}
}
