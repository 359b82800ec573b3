package io.wirecost.contract;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.compiler.SchemaReaders;
import io.wirecost.compiler.Targets;
import io.wirecost.compiler.build.InstalledTools;
import io.wirecost.compiler.read.SchemaRequest;
import io.wirecost.compiler.read.WaysOut;
import io.wirecost.compiler.target.Target;
import io.wirecost.compiler.target.Tools;
import io.wirecost.core.InputException;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.workloads.Workload;
import io.wirecost.workloads.builtin.Workloads;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A schema that is written for people in a language is read again as the same, once it has only what the language has. */
class ReadAgainTest {
    private static final Tools INSTALLED = new InstalledTools(Path.of(System.getProperty("wirecost.installation")));
    private static final List<String> LANGUAGES = List.of("avro", "avro-idl", "protobuf", "json-schema");
    private static final Pattern PACKAGE = Pattern.compile("(?m)^package ([\\w.]+);");
    private static final Pattern MESSAGE = Pattern.compile("(?m)^message (\\w+) ");

    /** Of each text, since many tests come to the same, and a process reads it. */
    private static final Map<String, Schema> READ = new HashMap<>();

    @TempDir
    private Path folder;

    static Stream<Schema> schemas() {
        return Stream.concat(workloads(), Stream.of(RandomSchema.small(1)));
    }

    static Stream<Schema> moreSchemas() {
        return Stream.of(
                        moreWorkloads(),
                        Stream.of(RandomSchema.generate(1, 40), RandomSchema.generate(2, 40)),
                        LongStream.rangeClosed(2, 40).mapToObj(RandomSchema::small))
                .flatMap(schemas -> schemas);
    }

    /** Those that have every type and every edge. */
    static Stream<Schema> workloads() {
        return Workloads.all().stream().filter(ReadAgainTest::hasAll).map(Workload::schema);
    }

    static Stream<Schema> moreWorkloads() {
        return Workloads.all().stream().filter(workload -> !hasAll(workload)).map(Workload::schema);
    }

    private static boolean hasAll(Workload workload) {
        return List.of("kitchen-sink", "edge-values").contains(workload.name());
    }

    @Tag("nightly")
    @ParameterizedTest
    @MethodSource("moreSchemas")
    void more_schemas_in_every_language(Schema schema) throws Exception {
        a_proto_file(schema);
        a_json_schema(schema);
        an_avro_schema(schema);
        avro_idl_gives_the_schema_that_avro_s_json_gives(schema);
        a_schema_that_goes_from_language_to_language(schema);
    }

    @ParameterizedTest
    @MethodSource("schemas")
    void a_proto_file(Schema schema) throws Exception {
        Schema once = proto(schema);
        Schema twice = proto(once);

        assertThat(twice).isEqualTo(once);
        assertThat(text("protobuf", twice)).isEqualTo(text("protobuf", once));
    }

    private Schema proto(Schema schema) throws IOException, InputException {
        String text = text("protobuf", schema);
        if (!READ.containsKey(text)) {
            READ.put(text, proto(text));
        }
        return READ.get(text);
    }

    private Schema proto(String text) throws IOException, InputException {
        Matcher message = MESSAGE.matcher(text);
        Matcher name = PACKAGE.matcher(text);
        assertThat(message.find()).isTrue();
        return read("schema.proto", text, Optional.of((name.find() ? name.group(1) + "." : "") + message.group(1)));
    }

    @ParameterizedTest
    @MethodSource("schemas")
    void a_json_schema(Schema schema) throws Exception {
        Schema once = read("schema.json", text("json-schema", schema), Optional.empty());
        Schema twice = read("schema.json", text("json-schema", once), Optional.empty());

        assertThat(twice).isEqualTo(once);
        assertThat(once.records().map(record -> record.fields().size()))
                .containsExactlyElementsOf(once.records()
                        .map(record -> schema.record(record.name()).fields().size())
                        .toList());
    }

    @ParameterizedTest
    @MethodSource("schemas")
    void an_avro_schema(Schema schema) throws Exception {
        Schema once = read("schema.avsc", text("avro", schema), Optional.empty());

        assertThat(once.root().fields()).hasSameSizeAs(schema.root().fields());
        assertThat(read("schema.avsc", text("avro", once), Optional.empty())).isEqualTo(once);
    }

    @ParameterizedTest
    @MethodSource("schemas")
    void avro_idl_gives_the_schema_that_avro_s_json_gives(Schema schema) throws Exception {
        Target idl = Targets.byId("avro-idl").orElseThrow();
        Schema held = HeldSchema.of(schema, part -> idl.refusalReason(part).isPresent());
        if (idl.refusalReason(held).isEmpty()) { // it may be the root's own name that is refused
            assertThat(read("schema.avdl", text("avro-idl", held), Optional.empty()))
                    .isEqualTo(read("schema.avsc", text("avro", held), Optional.empty()));
        }
    }

    @Tag("nightly")
    @ParameterizedTest
    @MethodSource("moreWorkloads")
    void every_language_leads_to_every_other_from_more_schemas(Schema schema) throws Exception {
        every_language_leads_to_every_other(schema);
    }

    @ParameterizedTest
    @MethodSource("workloads")
    void every_language_leads_to_every_other(Schema schema) throws Exception {
        for (String from : LANGUAGES) {
            Schema once = through(from, schema);
            for (String to : LANGUAGES) {
                assertThat(through(to, once).root().fields())
                        .as(from + " to " + to)
                        .hasSameSizeAs(schema.root().fields());
            }
        }
    }

    private Schema through(String language, Schema schema) throws IOException, InputException {
        return language.equals("protobuf")
                ? proto(schema)
                : read("schema." + language, text(language, schema), Optional.empty());
    }

    /** A text of one language, in another and back: nothing is lost on the second way that the first has kept. */
    @ParameterizedTest
    @MethodSource("schemas")
    void a_schema_that_goes_from_language_to_language(Schema schema) throws Exception {
        Schema shape = read("schema.avsc", text("avro", schema), Optional.empty());
        Schema message = proto(read("schema.json", text("json-schema", shape), Optional.empty()));
        Schema again = proto(read("schema.json", text("json-schema", message), Optional.empty()));

        assertThat(keys(again)).isEqualTo(keys(message));
        assertThat(read("schema.avsc", text("avro", message), Optional.empty())
                        .root()
                        .members())
                .isEqualTo(message.root().members());
    }

    private static List<String> keys(Schema schema) {
        return schema.root().fields().stream().map(Field::wireName).toList();
    }

    private static String text(String target, Schema schema) {
        return Targets.byId(target)
                .orElseThrow()
                .emit(schema)
                .shown()
                .orElseThrow()
                .text();
    }

    private Schema read(String name, String text, Optional<String> root) throws IOException, InputException {
        Path file = Files.writeString(folder.resolve(name), text);
        return SchemaReaders.read(new SchemaRequest(List.of(file), List.of(), root, WaysOut.NONE, INSTALLED))
                .schema();
    }
}
