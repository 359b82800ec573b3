package io.wirecost.cli.options;

import io.wirecost.analysis.advice.Rewritten;
import io.wirecost.core.InputException;
import io.wirecost.core.json.Json;
import io.wirecost.core.json.JsonText;
import io.wirecost.core.json.TextPlace;
import io.wirecost.core.run.Batches;
import io.wirecost.core.run.Run;
import io.wirecost.engine.compression.TextBatches;
import io.wirecost.workloads.rewrite.PlainNumbers;
import io.wirecost.workloads.rewrite.Rewrite;
import io.wirecost.workloads.rewrite.ShorterKeys;
import io.wirecost.workloads.source.JsonSources;
import io.wirecost.workloads.source.RawRecords;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The JSON records of a run, in other words, as far as they are still where the run has read them. */
public final class RewrittenRecords {
    private static final String RECORDS = "--records";
    private static final int MOST = 1_000;

    private RewrittenRecords() {}

    /** @param folder that relative paths of the run's command begin at */
    public static List<Rewritten> of(Run run, Path folder) throws InputException, IOException {
        Optional<Path> file = run.data().given().isEmpty()
                ? Optional.empty()
                : given(run.command()).map(folder::resolve).filter(Files::exists);
        return file.isEmpty() ? List.of() : of(read(file.get()));
    }

    private static Optional<String> given(List<String> command) {
        int at = command.indexOf(RECORDS);
        return at >= 0 && at + 1 < command.size()
                ? Optional.of(command.get(at + 1))
                : command.stream()
                        .filter(word -> word.startsWith(RECORDS + "="))
                        .map(word -> word.substring(RECORDS.length() + 1))
                        .findFirst();
    }

    private static List<Json> read(Path file) throws InputException, IOException {
        List<Json> records = new ArrayList<>();
        try (RawRecords raw = JsonSources.of(file).open()) {
            while (records.size() < MOST && raw.next()) {
                records.add(JsonText.read(
                        raw.bytes(), raw.offset(), raw.length(), new TextPlace(raw.file(), raw.line(), raw.column())));
            }
        }
        return records;
    }

    private static List<Rewritten> of(List<Json> records) {
        Batches before = batches(records);
        List<Rewritten> rewritten = new ArrayList<>();
        PlainNumbers numbers = PlainNumbers.of(records);
        ShorterKeys keys = ShorterKeys.of(records);
        Map.<String, Rewrite>of("numbers without quotes", numbers, "shorter keys", keys).entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .filter(entry -> entry.getValue().changes() > 0)
                .forEach(entry -> rewritten.add(new Rewritten(
                        entry.getKey(), before, batches(entry.getValue().all(records)))));
        return rewritten;
    }

    private static Batches batches(List<Json> records) {
        return TextBatches.of(records.stream()
                .map(record -> JsonText.compact(record).getBytes(StandardCharsets.UTF_8))
                .toList());
    }
}
