package io.wirecost.engine.runner;

import io.wirecost.core.Checksum;
import io.wirecost.core.binary.BinaryInput;
import io.wirecost.core.binary.BinaryOutput;
import io.wirecost.core.binary.FileFormat;
import io.wirecost.core.dataset.DatasetFile;
import io.wirecost.core.json.Json;
import io.wirecost.core.json.JsonText;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.SchemaText;
import io.wirecost.core.value.RecordValue;
import io.wirecost.core.value.ValueWriter;
import io.wirecost.engine.NeutralForm;
import io.wirecost.engine.worker.RunnerLine;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A runner by the protocol, in Java so that every machine has it. Its only format is the neutral form. Its first argument
 * names the domain that it asks for, if any. Each further one names what it does wrong, and has a codec of that name: what
 * can be wrong with a single codec is wrong with this one only.
 */
final class StubRunner {
    private static final FileFormat ENCODED = new FileFormat("wirecost encoded", 1);
    private static final FileFormat DECODED = new FileFormat("wirecost decoded", 1);
    private static final String VERSION = "1.0.0";
    private static final String FAST = "{\"operations\":1000000,\"nanos\":%d,\"processorNanos\":%d}";

    private final String domain;
    private final Set<Misdeed> misdeeds;

    /** That of the codec which is asked for something. */
    private Misdeed misdeed = Misdeed.NONE;

    private Schema schema;
    private Optional<Path> dataset = Optional.empty();

    private StubRunner(String domain, Set<Misdeed> misdeeds) {
        this.domain = domain;
        this.misdeeds = misdeeds;
    }

    /** The command that starts one. */
    static RunnerCommand command(Misdeed... misdeeds) {
        return withDomain("", Set.of(misdeeds));
    }

    /** The command that starts one which asks for classes of domain objects, and generates code. */
    static RunnerCommand withDomain(String domain, Set<Misdeed> misdeeds) {
        List<String> words = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xshare:auto",
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                StubRunner.class.getName(),
                domain));
        misdeeds.stream().sorted().map(Misdeed::name).forEach(words::add);
        return RunnerCommand.of(words);
    }

    /** What one says to a handshake. */
    static RunnerLine hello(Misdeed misdeed) throws Exception {
        return RunnerLine.parse(new StubRunner("", Set.of(misdeed)).hello());
    }

    public static void main(String[] args) throws Exception {
        StubRunner runner = new StubRunner(
                args[0], Arrays.stream(args).skip(1).map(Misdeed::valueOf).collect(Collectors.toSet()));
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            say(runner.answer(((Json.Obj) JsonText.read(line, "request")).members()));
        }
    }

    private static void say(String line) {
        System.out.println(line);
        System.out.flush();
    }

    private String answer(Map<String, Json> request) throws Exception {
        return switch (text(request, "request")) {
            case "hello" -> hello();
            case "screen" -> screen();
            default -> work(request);
        };
    }

    private String work(Map<String, Json> request) throws Exception {
        if (request.containsKey("codec")) {
            misdeed = Misdeed.of(text(request, "codec"));
            requireDomain(request);
        }
        return switch (text(request, "request")) {
            case "open" -> open(request);
            case "prepare" ->
                done(is(Misdeed.LACKS_A_TOOL) ? "\"missing\":\"no stubc; install it: apt-get install stubc\"" : "");
            case "encode" -> encode(Path.of(text(request, "bytes")));
            case "decode" -> decode(request);
            case "warm" -> done("\"processorNanos\": 1000, \"capped\": false");
            case "slice" -> slice(request);
            default -> throw new IllegalArgumentException("unknown request");
        };
    }

    /** It gets classes where it has asked for them, and only there. */
    private void requireDomain(Map<String, Json> request) throws IOException {
        if (request.containsKey("domain") == domain.isEmpty()) {
            throw new IllegalArgumentException("domain: asked for %s, got %s".formatted(domain, request));
        }
        if (!domain.isEmpty()) {
            Path folder = Path.of(text(request, "domain"));
            if (!Files.readString(folder.resolve("Domain.php")).contains("class Message")
                    || !Files.readString(folder.resolve("domain.json")).contains("\"class\":\"Message\"")) {
                throw new IllegalArgumentException("no classes in " + folder);
            }
        }
    }

    private String hello() throws Exception {
        if (does(Misdeed.HANGS_IN_HELLO)) {
            Thread.sleep(Long.MAX_VALUE);
        }
        if (does(Misdeed.DIES_IN_HELLO)) {
            System.err.println("stub: no licence");
            System.exit(3);
        }
        return """
                {"done": {"protocol": %d, "abilities": ["reopen"], "runtime": "%s", "title": "Stub", "version": "7", "domain": "%s", "codecs": [%s],
                 "refused": [{"name": "antique", "library": "stub:antique", "reason": "is too old"}]}}""".formatted(
                        does(Misdeed.SPEAKS_ANOTHER_PROTOCOL) ? 1 : 2,
                        does(Misdeed.CALLS_ITSELF_JVM) ? "jvm" : "stub",
                        does(Misdeed.ASKS_FOR_AN_UNKNOWN_DOMAIN) ? "cobol" : domain,
                        misdeeds.stream().sorted().map(this::codec).collect(Collectors.joining(",")))
                .replace('\n', ' ');
    }

    private String codec(Misdeed of) {
        return """
                {"name": "%s", "format": "Neutral", "family": "schema-driven", "library": "stub:neutral",
                 "version": "%s", "backEnd": "Java", "schema": "%s", "losses": [%s], "default": true,
                 "safetyAdvice": {"words": "at most 7 levels", "source": "%s"},
                 "versionSwitches": [{"setting": "unknown-fields-kept", "words": "forget = false"}]}""".formatted(
                        of.codec(),
                        of == Misdeed.HAS_NO_VERSION ? "" : VERSION,
                        of == Misdeed.LACKS_A_TOOL || of == Misdeed.NONE && !domain.isEmpty() ? "avro" : "",
                        of == Misdeed.DECLARES_AN_UNKNOWN_LOSS ? "\"everything\"" : "",
                        of == Misdeed.ADVISES_WITHOUT_A_SOURCE ? "" : "its manual");
    }

    private String screen() {
        if (does(Misdeed.CANNOT_SAY_WHAT_IT_HOLDS)) {
            return "{\"problem\": {\"message\": \"threw up\"}}";
        }
        return done("\"refused\":{\"%s\":\"field id: it is too long\"}".formatted(Misdeed.REFUSES_THE_SCHEMA.codec()));
    }

    private String open(Map<String, Json> request) throws IOException {
        schema = SchemaText.parse(Files.readString(Path.of(text(request, "schema"))));
        dataset = request.containsKey("dataset") ? Optional.of(Path.of(text(request, "dataset"))) : Optional.empty();
        if (is(Misdeed.ANSWERS_WITH_NOTHING)) {
            return done("");
        }
        return done(dataset.isPresent() ? read(dataset.get()) : version());
    }

    private String encode(Path bytes) throws Exception {
        Path file = dataset.orElseThrow();
        List<byte[]> messages = new ArrayList<>();
        for (RecordValue record : DatasetFile.read(file).records()) {
            say("{\"progress\": {\"record\": %d}}".formatted(messages.size()));
            misbehaveAt(messages.size());
            messages.add(NeutralForm.write(schema, record));
        }
        if (is(Misdeed.REMEMBERS_INSTEAD_OF_DECODING)) {
            Files.copy(file, memory(bytes));
            messages.replaceAll(message -> new byte[1]);
        }
        writeEncoded(bytes, messages);
        if (is(Misdeed.ANSWERS_TWICE)) {
            say(done(""));
        }
        return done("");
    }

    private void misbehaveAt(int record) throws InterruptedException {
        if (record != 16) {
            return;
        }
        switch (misdeed) {
            case HANGS_WHILE_ENCODING -> Thread.sleep(Long.MAX_VALUE);
            case WRITES_GARBAGE -> say("{loading plug-ins …");
            case WRITES_A_LINE_WITHOUT_END -> {
                System.out.print("{");
                String piece = "x".repeat(1 << 16);
                for (int i = 0; i < 1 << 9; i++) {
                    System.out.print(piece);
                }
                say("");
            }
            case THROWS_WHILE_ENCODING -> say("{\"problem\": {\"record\": 16, \"message\": \"threw RangeError\"}}");
            default -> {}
        }
    }

    private String decode(Map<String, Json> request) throws Exception {
        if (is(Misdeed.DIES_WHILE_DECODING)) {
            System.err.println("Segmentation fault");
            Runtime.getRuntime().halt(139);
        }
        Path bytes = Path.of(text(request, "bytes"));
        List<RecordValue> back = is(Misdeed.REMEMBERS_INSTEAD_OF_DECODING)
                ? DatasetFile.read(memory(bytes)).records()
                : decoded(schema, bytes);
        writeDecoded(Path.of(text(request, "values")), schema, back);
        return done("");
    }

    private List<RecordValue> decoded(Schema schema, Path bytes) throws IOException {
        List<RecordValue> back = new ArrayList<>();
        try (BinaryInput in = BinaryInput.open(bytes)) {
            in.header(ENCODED);
            for (byte[] message : in.list(() -> message(in))) {
                RecordValue record = NeutralForm.read(schema, message);
                back.add(is(Misdeed.LOSES_A_FIELD) ? RecordValue.of(record.get(0), record.get(1), null) : record);
            }
        }
        return is(Misdeed.FORGETS_RECORDS) ? back.subList(0, 2) : back;
    }

    private static byte[] message(BinaryInput in) throws IOException {
        byte[] message = in.bytes();
        in.bool();
        return message;
    }

    private String slice(Map<String, Json> request) {
        String operation = text(request, "operation");
        boolean isLazy = is(Misdeed.DECODES_LAZILY) && operation.equals("deserialize");
        long nanos = operation.equals("floor") ? 500_000_000L : isLazy ? 5_000_000L : 5_000_000_000L;
        int slots = ((Json.Arr) request.get("groups")).elements().size();
        return done("\"slots\":[%s]"
                .formatted(String.join(
                        ",",
                        Collections.nCopies(
                                is(Misdeed.MEASURES_TOO_LITTLE) ? 1 : slots, FAST.formatted(nanos, nanos)))));
    }

    private String read(Path dataset) throws IOException {
        String checksum = Checksum.of(Files.readAllBytes(dataset));
        return "\"dataset\":\"%s\",%s".formatted(is(Misdeed.READS_OTHER_DATA) ? "0" : checksum, version());
    }

    private String version() {
        return "\"version\":\"%s\"".formatted(is(Misdeed.LIES_ABOUT_ITS_VERSION) ? "2.0.0" : VERSION);
    }

    private boolean is(Misdeed asked) {
        return misdeed == asked;
    }

    /** What the runner does wrong as a whole. */
    private boolean does(Misdeed asked) {
        return misdeeds.contains(asked);
    }

    /** Beside the file of encoded bytes. */
    private static Path memory(Path bytes) {
        return bytes.resolveSibling("memory");
    }

    private static String done(String members) {
        return "{\"done\": {" + members + "}}";
    }

    private static String text(Map<String, Json> request, String name) {
        return ((Json.Str) request.get(name)).value();
    }

    private static void writeEncoded(Path file, List<byte[]> messages) throws IOException {
        try (OutputStream stream = Files.newOutputStream(file)) {
            BinaryOutput out = new BinaryOutput(stream);
            out.header(ENCODED);
            out.int32(messages.size());
            for (byte[] message : messages) {
                out.bytes(message);
                out.bool(false);
            }
            out.flush();
        }
    }

    private void writeDecoded(Path file, Schema schema, List<RecordValue> records) throws IOException {
        try (OutputStream stream = Files.newOutputStream(file)) {
            BinaryOutput out = new BinaryOutput(stream);
            out.header(DECODED);
            out.int32(records.size() + (is(Misdeed.CUTS_ITS_FILE_SHORT) ? 1 : 0));
            for (RecordValue record : records) {
                new ValueWriter(schema, out).write(record);
            }
            out.flush();
        }
    }
}
