package io.wirecost.elsewhere;

import java.util.List;

/** A program that tells what it sees. */
public final class Probe {
    public static final String PROPERTY = "wirecost.probe";

    private static final List<String> CLASSES = List.of(
            "java.sql.Driver",
            "io.wirecost.core.codec.Codec",
            "io.wirecost.harness.Subject",
            "io.wirecost.elsewhere.Unpacked");

    private Probe() {}

    public static void main(String[] args) {
        ClassLoader context = Thread.currentThread().getContextClassLoader();
        System.setProperty(
                PROPERTY,
                Probe.class.getClassLoader().getName() + " " + context.getName() + " " + List.of(args) + " "
                        + CLASSES.stream().filter(Probe::isVisible).toList());
    }

    private static boolean isVisible(String name) {
        try {
            Class.forName(name);
            return true;
        } catch (ClassNotFoundException e) {
            return false;
        }
    }
}
