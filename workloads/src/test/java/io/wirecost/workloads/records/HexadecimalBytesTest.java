package io.wirecost.workloads.records;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.wirecost.compiler.build.InstalledTools;
import io.wirecost.compiler.read.SchemaRequest;
import io.wirecost.compiler.read.WaysOut;
import io.wirecost.core.InputException;
import io.wirecost.core.dataset.Dataset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Trace ids in the JSON beside a {@code .proto} are often hexadecimal, which base64 reads too, as other bytes. */
class HexadecimalBytesTest {
    private static final String TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
    private static final String OTHER = "00f067aa0ba902b700f067aa0ba902b7";

    @TempDir
    private Path folder;

    @Test
    void fields_whose_texts_are_all_hexadecimal_of_one_length_are_told_with_both_ways_out() {
        assertThat(problems("{\"trace\":\"%s\",\"links\":[\"%s\"],\"link\":\"%s\",\"key\":\"AQID\"}"
                        .formatted(TRACE, OTHER, OTHER)))
                .hasSize(3)
                .allSatisfy(problem -> assertThat(problem).contains("32 hexadecimal digits"))
                .anySatisfy(problem ->
                        assertThat(problem).endsWith("--type acme.Span.trace=hex or --type acme.Span.trace=base64"))
                .anySatisfy(problem -> assertThat(problem).startsWith("acme.Span.links: "))
                .anySatisfy(problem -> assertThat(problem).startsWith("acme.Span.link: "));
    }

    @Test
    void one_text_that_is_not_hexadecimal_or_has_another_length_says_that_it_is_base64() throws Exception {
        assertThat(read(List.of(), "{\"trace\":\"" + TRACE + "\"}\n{\"trace\":\"zzzz\"}")
                        .records())
                .hasSize(2);
        assertThat(read(List.of(), "{\"trace\":\"" + TRACE + "\"}\n{\"trace\":\"" + TRACE + "00ff\"}")
                        .records())
                .hasSize(2);
        assertThat(read(List.of(), "{\"trace\":\"00ff\"}").records()).hasSize(1);
    }

    @Test
    void the_user_says_what_it_is() throws Exception {
        String record = "{\"trace\":\"" + TRACE + "\"}";

        assertThat((byte[])
                        read(List.of("Span.trace=hex"), record).records().get(0).get(0))
                .hasSize(16);
        assertThat((byte[]) read(List.of("Span.trace=base64"), record)
                        .records()
                        .get(0)
                        .get(0))
                .hasSize(24);
    }

    private List<String> problems(String records) {
        return catchThrowableOfType(InputException.class, () -> read(List.of(), records))
                .problems();
    }

    private Dataset read(List<String> types, String records) throws Exception {
        Path schema = Files.writeString(folder.resolve("span.proto"), """
                syntax = "proto3";
                package acme;
                message Span {
                  bytes trace = 1;
                  repeated bytes links = 2;
                  bytes key = 3;
                  oneof parent { bytes link = 4; string name = 5; }
                }
                """);
        return UserRecords.read(
                Optional.of(new SchemaRequest(
                        List.of(schema),
                        List.of(),
                        Optional.empty(),
                        WaysOut.of(List.of(), types),
                        new InstalledTools(Path.of(System.getProperty("wirecost.installation"))))),
                Files.writeString(folder.resolve("spans.ndjson"), records),
                JsonEncoding.PLAIN_JSON,
                UnknownFields.REFUSED,
                Input.SAMPLING);
    }
}
