package io.wirecost.inference.typing;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.compiler.value.WrittenJson;
import io.wirecost.core.InputException;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.json.JsonText;
import io.wirecost.inference.Inferred;
import io.wirecost.inference.InferredRecords;
import io.wirecost.inference.PassListener;
import io.wirecost.inference.Requests;
import io.wirecost.workloads.source.Sampling;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UntypedTest {
    @TempDir
    private Path folder;

    @Test
    void fields_that_are_strings_in_json_become_strings_again_and_the_json_stays_the_same()
            throws IOException, InputException {
        List<String> lines = IntStream.range(0, 40)
                .mapToObj(i -> ("{\"id\":\"123e4567-e89b-12d3-a456-4266141740%02d\",\"n\":%d,\"state\":\"%s\","
                                + "\"at\":[\"2024-02-03 10:00:%02d\"],\"price\":\"%d.50\",\"by\":{\"x\":{\"day\":\"2024-02-03\"}}}")
                        .formatted(i, i, i % 2 == 0 ? "OPEN" : "PAID", i, i))
                .toList();
        Path file = Files.write(folder.resolve("events.ndjson"), lines);
        Inferred inferred = InferredRecords.infer(file, Requests.NONE, new Sampling(100, 1), PassListener.SILENT);

        List<TypedField> fields = TypedField.of(inferred.schema());
        Dataset untyped = new Untyped(inferred.schema(), fields)
                .dataset("events", inferred.taken().records());

        assertThat(fields)
                .extracting(TypedField::path)
                .containsExactly("Events.id", "Events.state", "Events.at", "Events.price", "X.day");
        assertThat(untyped.schema().toString())
                .contains("id string")
                .contains("at array(string)")
                .contains("n int")
                .doesNotContain("uuid")
                .doesNotContain("date");
        assertThat(untyped.records())
                .extracting(record -> JsonText.compact(new WrittenJson(untyped.schema()).of(record)))
                .containsExactlyElementsOf(lines);
    }

    @Test
    void one_field_alone_can_become_a_string() throws IOException, InputException {
        Path file = Files.write(
                folder.resolve("events.ndjson"),
                IntStream.range(0, 30)
                        .mapToObj(i ->
                                "{\"a\":\"2024-02-%02d\",\"b\":\"2024-02-%02d\"}".formatted(1 + i % 28, 1 + i % 28))
                        .toList());
        Inferred inferred = InferredRecords.infer(file, Requests.NONE, new Sampling(100, 1), PassListener.SILENT);
        TypedField first = TypedField.of(inferred.schema()).get(0);

        Untyped untyped = new Untyped(inferred.schema(), List.of(first));

        assertThat(untyped.dataset("e", inferred.taken().records()).schema().toString())
                .contains("a string")
                .contains("b date");
        assertThat(untyped.characters(inferred.taken().records())).isEqualTo(300);
    }
}
