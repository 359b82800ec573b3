package io.wirecost.runners;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.contract.PhpSyntax;
import io.wirecost.contract.Prerequisite;
import io.wirecost.core.json.Json;
import io.wirecost.core.json.JsonText;
import io.wirecost.engine.installation.CacheFolder;
import io.wirecost.engine.runtime.ForeignRuntime;
import io.wirecost.engine.runtime.Programs;
import io.wirecost.engine.runtime.RuntimeDescription;
import io.wirecost.engine.runtime.RuntimeDescription.Part;
import io.wirecost.engine.runtime.RuntimeInspection;
import io.wirecost.process.Command;
import io.wirecost.process.Command.Result;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The runner of PHP by the tools of its language: its own tests, its syntax and its style. */
class PhpRunnerTest {
    private static final Path RUNNER = Path.of("php").toAbsolutePath();

    private static final Duration TIMEOUT = Duration.ofMinutes(10);

    @Test
    void it_says_what_it_needs() throws Exception {
        RuntimeDescription php = description();

        assertThat(php.name()).isEqualTo("php");
        assertThat(php.packages().orElseThrow().variable()).isEqualTo("WIRECOST_PHP_PACKAGES");
        assertThat(php.parts()).extracting(Part::name).containsExactly("protobuf.so", "avro");
        assertThat(php.parts()).allMatch(Part::optional);
        assertThat(php.tools()).extracting(RuntimeDescription.Tool::name).containsExactly("protoc", "thrift");
        assertThat(php.libraries()).contains("php-igbinary", "php-xml", "php-google-protobuf");
    }

    @Test
    void it_has_a_variant_with_a_just_in_time_compiler() throws Exception {
        assertThat(description().variants()).singleElement().satisfies(jit -> {
            assertThat(jit.name()).isEqualTo("php-jit");
            assertThat(jit.command()).contains("opcache.jit=tracing").endsWith("runner.php", "--runtime", "php-jit");
        });
    }

    @Test
    void every_library_that_it_lacks_has_a_name_of_its_own_a_place_and_a_reason() throws Exception {
        Path file = RUNNER.resolve("refused.json");
        List<Json> libraries = ((Json.Arr) JsonText.read(Files.readString(file), file.toString())).elements();

        assertThat(libraries).isNotEmpty().allSatisfy(library -> {
            Map<String, Json> members = ((Json.Obj) library).members();
            assertThat(members).containsOnlyKeys("name", "library", "reason");
            assertThat(text(members, "library")).matches("[a-z]+:\\S+");
            assertThat(text(members, "reason")).isNotBlank();
        });
        assertThat(libraries.stream().map(library -> text(((Json.Obj) library).members(), "name")))
                .doesNotHaveDuplicates();
    }

    @TestFactory
    Stream<DynamicTest> it_does_what_its_tests_say() throws Exception {
        Result result = php(List.of("test/run.php"));
        Stream<DynamicTest> tests = result.output()
                .lines()
                .filter(line -> line.matches("(not )?ok .*"))
                .map(line -> DynamicTest.dynamicTest(
                        line.replaceFirst("^(not )?ok ", ""),
                        () -> assertThat(line).startsWith("ok ")));
        return Stream.concat(tests, Stream.of(DynamicTest.dynamicTest("all are run to their end", () -> {
            assertThat(result.output()).contains("ok ");
            assertThat(result.isSuccess()).as(result.output()).isTrue();
        })));
    }

    @TestFactory
    Stream<DynamicTest> its_files_have_strict_types_and_no_error_of_syntax() throws Exception {
        List<String> files = files();
        String compiled = php(PhpSyntax.check(files)).output();
        return files.stream()
                .map(file -> DynamicTest.dynamicTest(file, () -> {
                    assertThat(RUNNER.resolve(file)).content().contains("\ndeclare(strict_types=1);\n");
                    assertThat(compiled.lines()).as(compiled).contains(PhpSyntax.sound(file));
                }));
    }

    private static List<String> files() throws IOException {
        try (Stream<Path> files = Files.walk(RUNNER)) {
            return files.map(file -> RUNNER.relativize(file).toString())
                    .filter(file -> file.endsWith(".php"))
                    .sorted()
                    .toList();
        }
    }

    @Test
    void its_style_is_kept() throws Exception {
        Programs programs = new Programs(System.getenv());
        if (!programs.has("phpcs")) {
            Prerequisite.missingRuntime(
                    "php", "phpcs, which checks PHP's style, is not installed; run apt-get install php-codesniffer");
        }
        Result result = programs.command(List.of("phpcs", "-q", "--report=emacs"), TIMEOUT)
                .in(RUNNER)
                .run();

        assertThat(result.isSuccess()).as(result.output()).isTrue();
    }

    private static String text(Map<String, Json> members, String name) {
        return ((Json.Str) members.get(name)).value();
    }

    private static RuntimeDescription description() throws Exception {
        return RuntimeDescription.read(RUNNER);
    }

    /** What came of a program of PHP. Where PHP is not set up the test is skipped, or fails if it has to be here. */
    private static Result php(List<String> arguments) throws Exception {
        RuntimeInspection found = RuntimeInspection.of(
                description(),
                new Programs(System.getenv()),
                CacheFolder.of(System.getenv(), Path.of(System.getProperty("user.home"))));
        found.problem()
                .ifPresent(problem -> Prerequisite.missingRuntime(
                        "php", "PHP is not set up: %s; run ./wirecost setup php".formatted(problem)));
        return new Command(Stream.concat(Stream.of("php"), arguments.stream()).toList(), TIMEOUT)
                .in(RUNNER)
                .with(ForeignRuntime.of(found).get(0).environment())
                .run();
    }
}
