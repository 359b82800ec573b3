package io.wirecost.evolution.edit;

/** Nothing that a reader could see would be right. */
final class NoRightValue extends Exception {
    private static final long serialVersionUID = 1;

    /** @param why without the path of the value */
    NoRightValue(String why) {
        super(why, null, false, false);
    }

    /** The same reason with the path of the value, from the root record. */
    NoRightValue at(String path) {
        return new NoRightValue(path + ": " + getMessage());
    }
}
