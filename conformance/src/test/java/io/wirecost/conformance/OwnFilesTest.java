package io.wirecost.conformance;

import io.wirecost.compiler.SchemaReaders;
import io.wirecost.compiler.avro.AvroSchemaText;
import io.wirecost.compiler.build.InstalledTools;
import io.wirecost.compiler.read.SchemaRequest;
import io.wirecost.compiler.value.PlainJson;
import io.wirecost.contract.TestData;
import io.wirecost.core.InputException;
import io.wirecost.core.binary.DamagedFileException;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.DatasetFile;
import io.wirecost.core.dataset.DatasetStream;
import io.wirecost.core.json.JsonText;
import io.wirecost.core.proof.Encoded;
import io.wirecost.core.run.Run;
import io.wirecost.harness.proof.DecodedFile;
import io.wirecost.harness.proof.EncodedFile;
import io.wirecost.inference.InferredRecords;
import io.wirecost.inference.PassListener;
import io.wirecost.inference.Requests;
import io.wirecost.results.RunFile;
import io.wirecost.results.RunJournal;
import io.wirecost.robustness.Damaged;
import io.wirecost.workloads.records.JsonEncoding;
import io.wirecost.workloads.records.UserRecords;
import io.wirecost.workloads.source.Sampling;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Damaged files of ours and of users are read, or refused by an error for people. */
class OwnFilesTest {
    private static final Sampling SAMPLING = new Sampling(Sampling.STANDARD_RECORDS, 1);
    private static final Path REPRODUCTIONS = Path.of("..", "docs", "reproductions");
    private static final Path FORMAT_ONE =
            Path.of("..", "results", "src", "test", "resources", "io", "wirecost", "results", "format-1");

    /** Damages of a kind, where each starts a process. */
    private static final int FEW = 20;

    private final Dataset data = few();

    @TempDir
    private Path folder;

    private static Dataset few() {
        Dataset order = TestData.order();
        return order.with(List.of(
                new io.wirecost.core.dataset.Group("few", order.records().subList(0, 3))));
    }

    @Test
    void a_dataset_that_is_damaged_is_told_to_be() throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DatasetFile.write(data, bytes);

        damagedFile(bytes.toByteArray(), DatasetFile::read);
        damagedFile(bytes.toByteArray(), OwnFilesTest::stream);
    }

    private static void stream(Path file) throws IOException {
        try (DatasetStream stream = DatasetFile.stream(file)) {
            while (stream.next().isPresent()) {
                stream.bytesRead();
            }
        }
    }

    @Test
    void what_workers_hand_back_is_told_to_be_damaged() throws Exception {
        Path encoded = folder.resolve("encoded");
        EncodedFile.write(
                encoded,
                List.of(
                        new Encoded(new byte[40], Optional.of(new byte[9])),
                        new Encoded(new byte[7], Optional.empty())));
        Path decoded = folder.resolve("decoded");
        DecodedFile.write(decoded, data.schema(), data.records());

        damagedFile(Files.readAllBytes(encoded), EncodedFile::read);
        damagedFile(Files.readAllBytes(encoded), EncodedFile::sizesBytes);
        damagedFile(Files.readAllBytes(decoded), file -> DecodedFile.read(file, data.schema()));
    }

    @Test
    void a_run_of_any_format_that_is_damaged_is_refused() throws Exception {
        Path former = REPRODUCTIONS.resolve(Path.of("habr-458026", "stream.json"));
        Run run = RunFile.read(former);
        Path now = folder.resolve("now.json");
        RunFile.write(run, now);

        input("run.json", Files.readAllBytes(FORMAT_ONE.resolve("threads.json")), RunFile::read);
        input("run.json", Files.readAllBytes(former), RunFile::read);
        input("run.json", Files.readAllBytes(now), RunFile::read);
    }

    @Test
    void the_steps_of_a_run_that_are_damaged_are_refused() throws Exception {
        Run run = RunFile.read(REPRODUCTIONS.resolve(Path.of("habr-458026", "stream.json")));
        Path file = folder.resolve("begun.json");
        RunJournal journal = new RunJournal(file);
        journal.add(run.with(List.of()));
        journal.add(run);

        input(
                "steps.json.journal",
                Files.readAllBytes(folder.resolve("begun.json.journal")),
                steps -> RunFile.read(steps.resolveSibling("steps.json")));
    }

    @Test
    void records_of_users_that_are_damaged_are_refused() throws Exception {
        Path schema = Files.writeString(folder.resolve("order.avsc"), AvroSchemaText.emit(data.schema()));
        byte[] lines = json().collect(Collectors.joining("\n")).getBytes(StandardCharsets.UTF_8);
        byte[] array = json().collect(Collectors.joining(",\n", "[", "]")).getBytes(StandardCharsets.UTF_8);

        for (byte[] records : List.of(lines, array, gzipped(lines))) {
            input(
                    "records.json",
                    records,
                    file -> UserRecords.read(Optional.of(schema), file, JsonEncoding.PLAIN_JSON, SAMPLING));
            input(
                    "records.json",
                    records,
                    file -> InferredRecords.read(file, Requests.NONE, SAMPLING, PassListener.SILENT));
        }
    }

    @Test
    void schemas_that_are_damaged_are_refused() throws Exception {
        byte[] avro = AvroSchemaText.emit(data.schema()).getBytes(StandardCharsets.UTF_8);
        byte[] json = """
                {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Order", "type": "object",
                 "required": ["id", "items"], "additionalProperties": false,
                 "properties": {"id": {"type": "integer", "minimum": 0}, "paid": {"type": "string", "format": "date-time"},
                  "items": {"type": "array", "items": {"$ref": "#/$defs/Item"}},
                  "kind": {"enum": ["a", "b"]}, "note": {"type": ["string", "null"], "default": "-"}},
                 "$defs": {"Item": {"type": "object", "properties": {"name": {"type": "string"},
                  "parts": {"type": "array", "items": {"$ref": "#/$defs/Item"}}, "price": {"type": "number"}}}}}
                """.getBytes(StandardCharsets.UTF_8);

        input("order.avsc", avro, file -> SchemaReaders.read(SchemaRequest.of(file)));
        input("order.schema.json", json, file -> SchemaReaders.read(SchemaRequest.of(file)));
    }

    @Test
    void idl_that_is_damaged_or_endless_is_refused() throws Exception {
        byte[] idl = """
                @namespace("shop") protocol Shop {
                  /** What is bought. */
                  record Order { long id; union { null, string } note = null; array<Item> items; Kind kind = "A"; }
                  record Item { string name; decimal(9, 2) price; map<int> stock; }
                  enum Kind { A, B }
                }
                """.getBytes(StandardCharsets.UTF_8);
        List<Damaged> damages = new ArrayList<>(DamagedInputs.ofJson(idl));
        damages.add(text("properties without end", "@a()".repeat(1_000)));
        damages.add(text(
                "arrays in each other",
                "protocol P { record R { " + "array<".repeat(20_000) + "int" + ">".repeat(20_000) + " a; } }"));

        require(InputException.class, "order.avdl", idl, damages, file -> SchemaReaders.read(SchemaRequest.of(file)));
    }

    private static Damaged text(String given, String text) {
        return new Damaged(text.getBytes(StandardCharsets.UTF_8), 0, given);
    }

    /** A process of protoc reads each. */
    @Tag("nightly")
    @Test
    void proto_that_is_damaged_is_refused() throws Exception {
        byte[] proto = """
                syntax = "proto3";
                package shop;
                import "google/protobuf/timestamp.proto";
                message Order {
                  int64 id = 1; optional string note = 2; repeated Item items = 3; Kind kind = 4;
                  oneof pay { string card = 5; Item gift = 6; }
                  map<string, sint32> stock = 7; google.protobuf.Timestamp at = 8;
                }
                message Item { string name = 1; fixed64 price = 2; }
                enum Kind { A = 0; B = 1; }
                """.getBytes(StandardCharsets.UTF_8);
        InstalledTools tools = new InstalledTools(Path.of(System.getProperty("wirecost.installation")));

        require(
                InputException.class,
                "order.proto",
                proto,
                DamagedInputs.ofJson(proto, FEW),
                file -> SchemaReaders.read(SchemaRequest.of(file, tools)));
    }

    private java.util.stream.Stream<String> json() {
        PlainJson json = new PlainJson(data.schema());
        return data.records().stream().map(record -> JsonText.compact(json.of(record)));
    }

    private static byte[] gzipped(byte[] bytes) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (OutputStream out = new GZIPOutputStream(packed)) {
            out.write(bytes);
        }
        return packed.toByteArray();
    }

    /** A reading of a file. */
    @FunctionalInterface
    private interface FileReading {
        void read(Path file) throws Exception;
    }

    private void damagedFile(byte[] whole, FileReading reading) throws Exception {
        require(DamagedFileException.class, "file", whole, DamagedInputs.ofBinary(whole), reading);
    }

    private void input(String name, byte[] whole, FileReading reading) throws Exception {
        require(InputException.class, name, whole, DamagedInputs.ofJson(whole), reading);
    }

    private void require(
            Class<? extends Exception> documented,
            String name,
            byte[] whole,
            List<Damaged> damages,
            FileReading reading)
            throws Exception {
        Path file = folder.resolve(name);
        new Endurance(documented).require(bytes -> reading.read(Files.write(file, bytes)), whole, damages);
    }
}
