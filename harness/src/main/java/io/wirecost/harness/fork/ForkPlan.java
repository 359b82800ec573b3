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
 * @param slots one per JMH iteration, in their order
 */
public record ForkPlan(Path dataset, String codec, List<Slot> slots) {
    /** System property of the measuring JVM that names the plan's file. */
    public static final String PROPERTY = "wirecost.fork";

    public ForkPlan {
        slots = List.copyOf(slots);
    }

    public void write(Path file) throws IOException {
        List<String> lines = new ArrayList<>(List.of(dataset.toString(), codec));
        slots.forEach(slot -> lines.add(slot.format()));
        Files.write(file, lines);
    }

    public static ForkPlan read(Path file) throws IOException {
        List<String> lines = Files.readAllLines(file);
        List<Slot> slots =
                lines.subList(2, lines.size()).stream().map(Slot::parse).toList();
        return new ForkPlan(Path.of(lines.get(0)), lines.get(1), slots);
    }

    /** Returns where the measuring JVM shows that it is alive: beside the plan. */
    public static Path heartbeat(Path planFile) {
        return planFile.resolveSibling(planFile.getFileName() + ".heartbeat");
    }
}
