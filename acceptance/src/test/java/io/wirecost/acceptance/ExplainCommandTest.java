package io.wirecost.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.acceptance.Wirecost.Outcome;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What each byte of a record is there for, from the command line. */
class ExplainCommandTest {
    private static final String UUID = "123e4567-e89b-12d3-a456-426614174000";

    @TempDir
    private Path folder;

    @Test
    void each_byte_of_a_record_of_ones_own_has_its_field_and_its_kind() throws Exception {
        Files.writeString(folder.resolve("texts.avsc"), """
                {"type": "record", "name": "Texts", "fields": [
                  {"name": "filled", "type": ["null", "string"]}, {"name": "empty", "type": ["null", "string"]}]}
                """);
        Files.writeString(folder.resolve("texts.ndjson"), "{\"filled\": \"" + UUID + "\", \"empty\": null}\n");

        Outcome outcome = Wirecost.warm(folder)
                .run(
                        "explain",
                        "--codec",
                        "avro-generic",
                        "--schema",
                        "texts.avsc",
                        "--records",
                        "texts.ndjson",
                        "--quiet");

        assertThat(outcome.exitCode()).as(outcome.out() + outcome.err()).isZero();
        assertThat(outcome.out())
                .contains("record 1 of texts in Avro, 39 bytes", "000000  02 48 31 32 33", "?l##############")
                .containsPattern("filled\\s+38\\s+97\\.4 %\\s+1\\s+1\\s+36\\n")
                .containsPattern("empty\\s+1\\s+2\\.6 %\\s+1\\s*\\n")
                .containsPattern("values\\s+36\\s+92\\.3 %");
    }

    @Test
    void codecs_of_one_record_stand_beside_each_other_and_in_json() throws Exception {
        Wirecost wirecost = Wirecost.warm(folder);
        String[] command = {
            "explain",
            "--codec",
            "jackson-json,thrift-*,kryo",
            "--format",
            "json,thrift",
            "--workload",
            "tiny",
            "--record",
            "3"
        };

        assertThat(wirecost.run(command).out())
                .contains("record 3 of tiny by what its bytes are there for")
                .containsPattern("thrift-binary\\s+Thrift\\s+\\d+");
        assertThat(wirecost.run(with(command, "--json")).out()).startsWith("{").contains("\"thrift-compact\"");
    }

    @Test
    void a_codec_without_an_account_and_a_record_that_is_not_there_are_refused() throws Exception {
        Wirecost wirecost = Wirecost.warm(folder);

        Outcome unknown = wirecost.run("explain", "--codec", "kryo,avro-generic");
        Outcome absent = wirecost.run("explain", "--codec", "avro-generic", "--record", "9999");

        assertThat(unknown.exitCode()).isEqualTo(2);
        assertThat(unknown.err()).contains("kryo: no account of Kryo yet");
        assertThat(absent.exitCode()).isEqualTo(2);
        assertThat(absent.err()).contains("--record 9999: expected a number from 1 to 240");
    }

    private static String[] with(String[] command, String option) {
        String[] longer = java.util.Arrays.copyOf(command, command.length + 1);
        longer[command.length] = option;
        return longer;
    }
}
