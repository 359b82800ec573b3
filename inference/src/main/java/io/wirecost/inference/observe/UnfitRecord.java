package io.wirecost.inference.observe;

/** A JSON value that cannot be one of many records with a schema. */
public final class UnfitRecord extends Exception {
    private static final long serialVersionUID = 1;

    private final Reason reason;

    /** Why it cannot. */
    public enum Reason {
        NO_OBJECT,
        DUPLICATE_KEY,
        TOO_MANY_PLACES
    }

    UnfitRecord(Reason reason, String problem) {
        super(problem, null, false, false);
        this.reason = reason;
    }

    public Reason reason() {
        return reason;
    }
}
