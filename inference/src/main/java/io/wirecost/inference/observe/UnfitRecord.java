package io.wirecost.inference.observe;

/** A JSON value that cannot be one of many records with a schema. */
public final class UnfitRecord extends Exception {
    private static final long serialVersionUID = 1;

    UnfitRecord(String problem) {
        super(problem, null, false, false);
    }
}
