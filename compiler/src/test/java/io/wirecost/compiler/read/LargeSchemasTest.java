package io.wirecost.compiler.read;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.compiler.Targets;
import io.wirecost.compiler.target.Target;
import io.wirecost.core.schema.Schema;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Schemas as large as some are: what is done for each part must not be done for all parts again. */
class LargeSchemasTest {
    private static final int TYPES = 200;
    private static final int BRANCHES = 90;

    @TempDir
    private Path folder;

    @Test
    void two_hundred_types_and_ninety_branches_are_read_and_derived_for_every_target() throws Exception {
        Schema schema =
                Given.file(folder, "large.proto", proto()).root("Event").read().schema();

        assertThat(schema.record("large.Event.BodyUnion").fields()).hasSize(BRANCHES);
        assertThat(schema.definitions()).hasSize(TYPES + 2);
        for (Target target : Targets.all()) {
            if (target.refusalReason(schema).isEmpty()) {
                assertThat(target.emit(schema)).as(target.id()).isNotNull();
            }
        }
    }

    /** Each message refers to the next three, and the event to the first ninety. */
    private static String proto() {
        String branches = IntStream.range(0, BRANCHES)
                .mapToObj(i -> "M%d b%d = %d;".formatted(i, i, i + 2))
                .collect(Collectors.joining("\n"));
        String messages = IntStream.range(0, TYPES)
                .mapToObj(i ->
                        "message M%d { int64 id = 1; repeated string tags = 2; optional M%d a = 3; repeated M%d b = 4; map<string, M%d> c = 5; }"
                                .formatted(i, (i + 1) % TYPES, (i + 2) % TYPES, (i + 3) % TYPES))
                .collect(Collectors.joining("\n"));
        return """
                syntax = "proto3";
                package large;
                message Event {
                  int64 id = 1;
                  oneof body {
                    %s
                  }
                }
                %s
                """.formatted(branches, messages);
    }
}
