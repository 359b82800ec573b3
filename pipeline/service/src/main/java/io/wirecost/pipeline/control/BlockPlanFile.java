package io.wirecost.pipeline.control;

import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * A plan as a file, in JSON. It is there as a whole or not at all, and only its owner may read it: the settings of the
 * clients may contain passwords.
 */
public final class BlockPlanFile {
    private static final JsonMapper MAPPER = StrictJson.builder().build();

    private BlockPlanFile() {}

    public static void write(BlockPlan plan, Path file) throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        Path unfinished = Files.createTempFile(folder, "plan-", ".tmp"); // for its owner alone, where that is known
        try {
            Files.write(unfinished, MAPPER.writeValueAsBytes(plan));
            Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(unfinished);
        }
    }

    /** @throws IOException if it cannot be read, or is not the plan of this version */
    public static BlockPlan read(Path file) throws IOException {
        return MAPPER.readValue(Files.readAllBytes(file), BlockPlan.class);
    }
}
