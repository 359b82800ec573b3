package io.wirecost.workloads.records;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.compiler.read.SchemaRequest;
import io.wirecost.core.InputException;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.LeftOut;
import io.wirecost.core.dataset.LeftOut.UnknownField;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UnknownFieldsTest {
    private static final String ORDER = """
            {"type": "record", "name": "Order", "fields": [
              {"name": "id", "type": "long"},
              {"name": "items", "type": {"type": "array", "items": {"type": "record", "name": "Item", "fields": [
                {"name": "price", "type": "int"}]}}, "default": []},
              {"name": "byName", "type": {"type": "map", "values": "Item"}, "default": {}}
            ]}
            """;

    @TempDir
    private Path folder;

    @Test
    void unknown_fields_are_left_out_and_counted_by_path() throws IOException, InputException {
        Dataset dataset = read("""
                {"id": 1, "note": null, "items": [{"price": 1, "x": {"y": [1]}}, {"x": 2, "price": 3, "z-z": 4}]}
                {"id": 2, "byName": {"a": {"price": 1, "x": 1}, "b": {"price": 1, "x": 1}, "c": {"price": 1, "x": 1}}}
                """);

        LeftOut leftOut = dataset.given().orElseThrow().leftOut().orElseThrow();

        assertThat(dataset.records()).hasSize(2);
        assertThat(leftOut.fields())
                .containsExactly(
                        new UnknownField("byName{}.x", 3),
                        new UnknownField("items[].x", 2),
                        new UnknownField("items[].\"z-z\"", 1),
                        new UnknownField("note", 1));
        assertThat(leftOut.values()).isEqualTo(7);
        assertThat(dataset.given().orElseThrow().notes().leftOutBytes())
                .isEqualTo("\"note\":null,\"x\":{\"y\":[1]},\"x\":2,\"z-z\":4,\"x\":1,\"x\":1,\"x\":1,".length());
    }

    @Test
    void nothing_left_out_is_nothing_said() throws IOException, InputException {
        assertThat(read("{\"id\": 1}").given().orElseThrow().leftOut()).isEmpty();
    }

    @Test
    void only_a_thousand_of_them_are_told_apart() throws IOException, InputException {
        String members = IntStream.range(0, 1_500)
                .mapToObj(i -> "\"key%04d\": %d".formatted(i, i))
                .collect(Collectors.joining(", "));

        LeftOut leftOut = read("{\"id\": 1, " + members + "}\n{\"id\": 2, " + members + "}")
                .given()
                .orElseThrow()
                .leftOut()
                .orElseThrow();

        assertThat(leftOut.fields()).hasSize(1_000).contains(new UnknownField("key0999", 2));
        assertThat(leftOut.otherValues()).isEqualTo(1_000);
        assertThat(leftOut.values()).isEqualTo(3_000);
    }

    private Dataset read(String records) throws IOException, InputException {
        Path schema = Files.writeString(folder.resolve("order.avsc"), ORDER);
        Path file = Files.writeString(folder.resolve("orders.ndjson"), records);
        return UserRecords.read(
                Optional.of(SchemaRequest.of(schema)),
                file,
                JsonEncoding.PLAIN_JSON,
                UnknownFields.LEFT_OUT,
                Input.SAMPLING);
    }
}
