package io.wirecost.engine.liars;

/** Honest; one of its kind leaves something in the process, of which the other one falls ill. */
final class Poisoned<T> extends Honest<T> {
    private static final String POISON = "liars.poison";

    Poisoned(Class<T> type, Runnable effect) {
        super(type);
        effect.run();
    }

    static void poison() {
        System.setProperty(POISON, "here");
    }

    static void fallForIt() {
        if (System.getProperty(POISON) != null) {
            throw new IllegalStateException("it has been poisoned");
        }
    }
}
