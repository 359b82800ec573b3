package io.wirecost.harness.worker;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** The standard output of a worker, for answers only. What libraries print goes to the standard error. */
final class AnswerOutput {
    private static final long INTERVAL_NANOS = 100_000_000;

    private final PrintStream out;
    private long lastNanos = System.nanoTime();

    private AnswerOutput(PrintStream out) {
        this.out = out;
    }

    /** Takes standard output over. */
    static AnswerOutput take() {
        PrintStream out = new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
        System.setOut(System.err);
        return new AnswerOutput(out);
    }

    void done(Map<String, ?> members) {
        say("done", members);
    }

    void problem(Throwable e) {
        say("problem", Problem.members(e));
    }

    /** Says which record is about to be worked on, from 0. If it ends this process, wirecost knows which one it was. */
    void record(int number) {
        say("progress", Map.of("record", number));
    }

    /** Says what is about to be done. */
    void at(String place) {
        say("progress", Map.of("at", place));
    }

    /** Says that there is progress, unless something was said a moment ago. */
    void beat() {
        if (System.nanoTime() - lastNanos >= INTERVAL_NANOS) {
            say("progress", Map.of());
        }
    }

    private void say(String kind, Map<String, ?> members) {
        lastNanos = System.nanoTime();
        out.println(JsonLine.format(Map.of(kind, members)));
    }
}
