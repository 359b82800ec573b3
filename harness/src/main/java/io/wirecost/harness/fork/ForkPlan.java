package io.wirecost.harness.fork;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * What one measuring JVM does, as it gets it from its parent in a file.
 *
 * @param dataset the dataset's file
 * @param codec the codec's name
 * @param warmUpCapNanos processor time after which the warm-up of an operation ends, warm or not
 * @param slots one per JMH iteration, in their order
 */
public record ForkPlan(Path dataset, String codec, long warmUpCapNanos, List<Slot> slots) {
    /** Lines before the slots. */
    private static final int HEAD = 3;

    /** System property of the measuring JVM that names the plan's file. */
    public static final String PROPERTY = "wirecost.fork";

    public ForkPlan {
        slots = List.copyOf(slots);
    }

    public void write(Path file) throws IOException {
        List<String> lines = new ArrayList<>(List.of(dataset.toString(), codec, Long.toString(warmUpCapNanos)));
        slots.forEach(slot -> lines.add(slot.format()));
        Files.write(file, lines);
    }

    public static ForkPlan read(Path file) throws IOException {
        List<String> lines = Files.readAllLines(file);
        List<Slot> slots =
                lines.subList(HEAD, lines.size()).stream().map(Slot::parse).toList();
        return new ForkPlan(Path.of(lines.get(0)), lines.get(1), Long.parseLong(lines.get(2)), slots);
    }

    /** Returns where the measuring JVM shows that it is alive: beside the plan. */
    public static Path heartbeat(Path planFile) {
        return planFile.resolveSibling(planFile.getFileName() + ".heartbeat");
    }
}
