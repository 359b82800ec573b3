package io.wirecost.bench;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.contract.PhpSyntax;
import io.wirecost.contract.Prerequisite;
import io.wirecost.contract.node.NodeFolder;
import io.wirecost.contract.node.NodeTests;
import io.wirecost.process.Command;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What compares runners of other languages with programs written by hand, by the tools of these languages. */
class RuntimesTest {
    private static final NodeFolder BENCH = new NodeFolder(Path.of("").toAbsolutePath());

    /** The room document has the tools that check JavaScript. */
    private static final NodeFolder FRONT_END =
            new NodeFolder(Path.of("..", "document").toAbsolutePath().normalize());

    @BeforeAll
    static void prepare() throws IOException {
        FRONT_END.requirePackages("typescript");
    }

    @TestFactory
    Stream<DynamicTest> the_comparison_does_what_its_tests_say() throws Exception {
        return NodeTests.run(BENCH, Map.of(), BENCH.tests("runtimes/test"));
    }

    @Test
    void the_harness_of_PHP_does_what_its_tests_say() throws IOException {
        assertClean(php("php/test/TimingTest.php"));
    }

    @TestFactory
    Stream<DynamicTest> files_of_PHP_have_strict_types_and_no_error_of_syntax() throws IOException {
        List<Path> files = Stream.of("php/domain", "php/plain", "php/test")
                .flatMap(RuntimesTest::filesOfPhp)
                .toList();
        String checked = php(PhpSyntax.check(files.stream().map(Path::toString).toList())
                        .toArray(String[]::new))
                .output();
        return files.stream()
                .map(file -> DynamicTest.dynamicTest(file.toString(), () -> {
                    assertThat(file).content().contains("\ndeclare(strict_types=1);\n");
                    assertThat(checked.lines()).as(checked).contains(PhpSyntax.sound(file.toString()));
                }));
    }

    @Test
    void types_of_the_comparison_are_sound() throws IOException {
        assertClean(BENCH.run(Map.of(), tool("tsc"), "-p", "runtimes", "--typeRoots", packagesOfTools() + "/@types"));
    }

    @Test
    void the_style_of_JavaScript_is_kept() throws IOException {
        assertClean(BENCH.run(Map.of(), tool("biome"), "ci", "--error-on-warnings", "."));
    }

    private static Stream<Path> filesOfPhp(String folder) {
        try (Stream<Path> files = Files.walk(Path.of(folder))) {
            return files.filter(file -> file.toString().endsWith(".php")).sorted().toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Command.Result php(String... arguments) {
        String[] command = Stream.concat(Stream.of("php"), Stream.of(arguments)).toArray(String[]::new);
        try {
            return BENCH.run(Map.of(), command);
        } catch (IOException e) {
            return Prerequisite.missingRuntime("php", "PHP is not installed; run ./wirecost setup php");
        }
    }

    private static String tool(String name) {
        return packagesOfTools() + "/.bin/" + name;
    }

    private static String packagesOfTools() {
        return FRONT_END.path().resolve("node_modules").toString();
    }

    private static void assertClean(Command.Result result) {
        assertThat(result.isSuccess()).as(result.output()).isTrue();
    }
}
