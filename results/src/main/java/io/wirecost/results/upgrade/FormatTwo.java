package io.wirecost.results.upgrade;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

/**
 * Runs of format 2, whose forks ran one after the other. Format 3 has all that it had, and slices beside. Each block of the
 * pipeline had services of its own.
 */
public final class FormatTwo {
    public static final int VERSION = 2;

    private FormatTwo() {}

    /** Makes a document of format 3 of it. What is wrong with it, format 3 tells. */
    public static void upgrade(ObjectNode run) {
        run.put("formatVersion", 3);
        run.path("cells")
                .forEach(cell ->
                        cell.path("figures").path("pipeline").path("blocks").forEach(FormatTwo::block));
    }

    private static void block(JsonNode block) {
        if (block instanceof ObjectNode object) {
            object.put("fresh", true);
        }
    }
}
