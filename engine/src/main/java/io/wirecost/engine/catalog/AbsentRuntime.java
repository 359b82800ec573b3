package io.wirecost.engine.catalog;

/**
 * A runtime that an installation has a runner for, and this machine cannot start.
 *
 * @param name as trial ids have it, e.g. {@code node}
 * @param title as people write it, e.g. {@code Node.js}
 * @param what is missing or unfit
 * @param remedy the command that mends it
 */
public record AbsentRuntime(String name, String title, String what, String remedy) {
    /** One line for a user. */
    @Override
    public String toString() {
        return "%s: %s; to add it: %s".formatted(title, what, remedy);
    }
}
