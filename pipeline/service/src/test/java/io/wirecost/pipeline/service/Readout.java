package io.wirecost.pipeline.service;

import io.wirecost.pipeline.service.clock.MachineClock;
import io.wirecost.process.Start;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** Prints the clock of its process. */
public final class Readout {
    private Readout() {}

    public static void main(String[] args) {
        System.out.println(MachineClock.NAME);
        System.out.println(System.nanoTime());
    }

    /** Name and time. */
    public static String[] ofAnotherProcess() throws Exception {
        Process process = Start.of(new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Readout.class.getName())
                .redirectError(ProcessBuilder.Redirect.INHERIT));
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (process.waitFor() != 0) {
            throw new AssertionError("the other process failed");
        }
        return printed.strip().split("\\R");
    }
}
