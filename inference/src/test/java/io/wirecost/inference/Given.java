package io.wirecost.inference;

import io.wirecost.core.InputException;
import io.wirecost.core.dataset.SchemaFindings;
import io.wirecost.workloads.source.Sampling;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;

/** Records that lie in a file. */
record Given(Path file) {
    static final Sampling ALL = new Sampling(10_000, 1);

    static Given lines(Path folder, List<String> lines) {
        try {
            return new Given(Files.write(folder.resolve("events.ndjson"), lines));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Records of one field, {@code v}, with these values as JSON. */
    static Given values(Path folder, List<String> values) {
        return lines(
                folder, values.stream().map(value -> "{\"v\":" + value + "}").toList());
    }

    /** So many records of one field, {@code v}, made by their number. */
    static Given values(Path folder, int count, java.util.function.IntFunction<String> value) {
        return values(folder, IntStream.range(0, count).mapToObj(value).toList());
    }

    Inferred inferred(Requests requests) throws InputException {
        return InferredRecords.infer(file, requests, ALL, PassListener.SILENT);
    }

    Inferred inferred() throws InputException {
        return inferred(Requests.NONE);
    }

    static SchemaFindings.Place place(Inferred inferred, String path) {
        return inferred.findings().places().stream()
                .filter(place -> place.path().equals(path))
                .findFirst()
                .orElseThrow();
    }

    /** The type of the field {@code v}. */
    String type() throws InputException {
        return place(inferred(), "v").type();
    }
}
