package io.wirecost.elsewhere;

/** A class of the application that is in no jar of the program. */
public final class Unpacked {
    private Unpacked() {}
}
