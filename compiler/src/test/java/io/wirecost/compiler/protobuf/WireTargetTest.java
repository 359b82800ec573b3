package io.wirecost.compiler.protobuf;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.compiler.target.Emission;
import io.wirecost.compiler.target.Tools;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.SchemaText;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WireTargetTest {
    private static final Schema ODD_NAMES = SchemaText.parse("""
            root odd.Message
            record odd.Message
              class long
              CLASS optional(long)
              ADAPTER array(bytes)
              next optional(record(odd.Message))
              states map(enum(odd.String))
            enum odd.String
              default
            """);

    @TempDir
    private Path folder;

    @Test
    void messages_have_numbers_and_the_notes_tell_what_they_stand_for() {
        Emission emission = new WireTarget().emit(ODD_NAMES);

        assertThat(emission.schema().orElseThrow().text()).isEqualTo("""
                syntax = "proto3";

                option java_package = "wirecost.wire";

                message M1 {
                  int64 f1 = 1;
                  optional int64 f2 = 2;
                  repeated bytes f3 = 3;
                  M1 f4 = 4;
                  map<string, E1> f5 = 5;
                }

                enum E1 {
                  E1S0 = 0;
                }
                """);
        assertThat(emission.notes())
                .contains(
                        "odd.Message is named M1",
                        "odd.Message.CLASS is named f2",
                        "odd.String is named E1",
                        "odd.String.default is named E1S0");
    }

    @Test
    void wires_generator_makes_a_class_of_each_message_and_enum() throws Exception {
        Tools none = tool -> {
            throw new AssertionError("no tool is needed, " + tool + " was asked for");
        };

        new WireTarget().generate(new WireTarget().emit(ODD_NAMES), folder, none);

        Path generated = folder.resolve("wirecost/wire");
        assertThat(generated.resolve("M1.java")).content().contains("public final List<ByteString> f3;");
        assertThat(generated.resolve("E1.java")).content().contains("E1S0(0)");
        assertThat(generated.resolve("Mapper.java")).exists();
    }
}
