package io.wirecost.contract;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.compiler.derive.DomainFiles;
import io.wirecost.compiler.php.PhpTarget;
import io.wirecost.core.json.Json;
import io.wirecost.core.json.JsonText;
import io.wirecost.core.schema.Definition;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.workloads.Workload;
import io.wirecost.workloads.builtin.Workloads;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Classes of PHP for random schemas whose names and keys are hostile, held against PHP itself. */
class PhpDomainTest {
    private static final Path GOLDENS = Path.of("..", "compiler/src/test/resources/io/wirecost/compiler/php");
    private static final String CHECK = "domain-check.php";
    private static final Pattern NAME = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*");

    @TempDir
    private Path folder;

    @Test
    void the_names_tell_of_every_definition_and_of_every_member_that_has_values() throws Exception {
        for (Schema schema : schemas().toList()) {
            Json.Obj names =
                    (Json.Obj) JsonText.read(DomainFiles.of("php", schema).get("domain.json"), "domain.json");

            assertThat(members(names, "records", "record", "fields", "field"))
                    .containsExactlyElementsOf(schema.records()
                            .flatMap(record -> paths(
                                    record,
                                    record.fields().stream()
                                            .filter(field -> field.type() != Type.Primitive.NULL)
                                            .map(field -> field.name())))
                            .toList());
            assertThat(members(names, "enums", "enum", "cases", "symbol"))
                    .containsExactlyElementsOf(schema.enums()
                            .flatMap(enumeration -> paths(enumeration, enumeration.symbols().stream()))
                            .toList());
            assertThat(Stream.of(
                                    members(names, "records", "class", "fields", "property"),
                                    members(names, "enums", "class", "cases", "case"))
                            .flatMap(List::stream)
                            .flatMap(path -> Stream.of(path.split("::"))))
                    .allMatch(name -> NAME.matcher(name).matches());
        }
    }

    @Test
    void php_finds_exactly_the_classes_properties_and_cases_that_the_names_tell_of() throws Exception {
        Oracle php = Oracle.ofRuntime("php");
        try (InputStream script = PhpDomainTest.class.getResourceAsStream(CHECK)) {
            Files.copy(script, folder.resolve(CHECK));
        }
        List<Schema> schemas = schemas().toList();
        List<String> namespaces = new ArrayList<>();
        for (Schema schema : schemas) {
            namespaces.add(write(schema, "Domain" + namespaces.size()));
        }

        String printed = php.run(
                folder,
                Stream.concat(Stream.of("-n", "-d", "display_errors=stderr", CHECK), namespaces.stream())
                        .toArray(String[]::new));

        assertThat(printed.lines().map(Integer::valueOf))
                .containsExactlyElementsOf(schemas.stream()
                        .map(schema -> schema.definitions().size())
                        .toList());
    }

    /** Classes in a namespace of their own, in a folder of its name: so one process can have those of all schemas. */
    private String write(Schema schema, String namespace) throws IOException {
        Path files = Files.createDirectory(folder.resolve(namespace));
        for (Map.Entry<String, String> file : DomainFiles.of("php", schema).entrySet()) {
            Files.writeString(
                    files.resolve(file.getKey()),
                    file.getValue().replace("Wirecost\\Domain", "Wirecost\\" + namespace));
        }
        return namespace;
    }

    @Test
    void php_accepts_the_text_for_people_in_the_namespace_of_every_schema_and_all_that_was_recorded() throws Exception {
        Oracle php = Oracle.ofRuntime("php");
        List<String> files = new ArrayList<>();
        for (Schema schema : schemas().toList()) {
            String text = new PhpTarget().emit(schema).shown().orElseThrow().text();
            files.add(Files.writeString(folder.resolve("people" + files.size() + ".php"), text)
                    .toString());
        }
        try (Stream<Path> goldens = Files.list(GOLDENS)) {
            goldens.filter(file -> file.toString().endsWith(".php"))
                    .map(file -> file.toAbsolutePath().toString())
                    .forEach(files::add);
        }

        // A warning would stand among these lines.
        assertThat(php.run(folder, PhpSyntax.check(files).toArray(String[]::new))
                        .lines())
                .containsExactlyElementsOf(files.stream().map(PhpSyntax::sound).toList());
    }

    private static Stream<Schema> schemas() {
        return Stream.of(
                        Workloads.all().stream().map(Workload::schema),
                        LongStream.rangeClosed(1, 3).mapToObj(seed -> RandomSchema.generate(seed, 50)),
                        LongStream.rangeClosed(1, 30).mapToObj(RandomSchema::small))
                .flatMap(schemas -> schemas);
    }

    private static Stream<String> paths(Definition definition, Stream<String> members) {
        return Stream.concat(Stream.of(definition.name()), members.map(member -> definition.name() + "::" + member));
    }

    /** Each definition, and behind it its members as paths. */
    private static List<String> members(Json.Obj names, String kind, String name, String members, String member) {
        return objects(names, kind)
                .flatMap(definition -> Stream.concat(
                        Stream.of(text(definition, name)),
                        objects(definition, members).map(one -> text(definition, name) + "::" + text(one, member))))
                .toList();
    }

    private static Stream<Json.Obj> objects(Json.Obj object, String member) {
        return ((Json.Arr) object.members().get(member)).elements().stream().map(Json.Obj.class::cast);
    }

    private static String text(Json.Obj object, String member) {
        return ((Json.Str) object.members().get(member)).value();
    }
}
