package io.wirecost.runners;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.contract.Prerequisite;
import io.wirecost.contract.node.NodeFolder;
import io.wirecost.contract.node.NodeTests;
import io.wirecost.engine.installation.CacheFolder;
import io.wirecost.engine.runtime.ForeignRuntime;
import io.wirecost.engine.runtime.Programs;
import io.wirecost.engine.runtime.RuntimeDescription;
import io.wirecost.engine.runtime.RuntimeInspection;
import io.wirecost.process.Command.Result;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The runner of Node.js by the tools of its language: its own tests, types and style. */
class NodeRunnerTest {
    private static final NodeFolder RUNNER = new NodeFolder(Path.of("node").toAbsolutePath());

    /** The room of the pages has the tools that check JavaScript; the runner's packages are those that a user needs. */
    private static final NodeFolder FRONT_END =
            new NodeFolder(Path.of("..", "document").toAbsolutePath().normalize());

    private static Map<String, String> environment;

    @BeforeAll
    static void prepare() throws Exception {
        FRONT_END.requirePackages("typescript");
        RuntimeInspection found = RuntimeInspection.of(
                RuntimeDescription.read(RUNNER.path()),
                new Programs(System.getenv()),
                CacheFolder.of(System.getenv(), Path.of(System.getProperty("user.home"))));
        found.problem()
                .ifPresent(problem -> Prerequisite.missingRuntime(
                        "node", "Node.js is not set up: %s; run ./wirecost setup node".formatted(problem)));
        environment = ForeignRuntime.of(found).get(0).environment();
        link(found.packages().orElseThrow().folder().resolve("node_modules"));
    }

    /** Where the tools look for packages. A folder or link of a developer's own is left as it is. */
    private static void link(Path packages) throws IOException {
        Path link = RUNNER.path().resolve("node_modules");
        boolean ours = Files.isSymbolicLink(link)
                && (!Files.exists(link)
                        || Files.readSymbolicLink(link)
                                .startsWith(packages.getParent().getParent()));
        if (ours) {
            Files.delete(link);
        }
        if (!Files.exists(link, LinkOption.NOFOLLOW_LINKS)) {
            Files.createSymbolicLink(link, packages);
        }
    }

    @Test
    void it_says_what_it_needs() throws Exception {
        RuntimeDescription node = RuntimeDescription.read(RUNNER.path());

        assertThat(node.name()).isEqualTo("node");
        assertThat(node.packages().orElseThrow().variable()).isEqualTo("WIRECOST_NODE_PACKAGES");
        assertThat(node.tools())
                .extracting(RuntimeDescription.Tool::name)
                .containsExactly("flatc", "thrift", "capnp", "protoc");
    }

    @TestFactory
    Stream<DynamicTest> it_does_what_its_tests_say() throws Exception {
        return NodeTests.run(RUNNER, environment, RUNNER.tests("test"));
    }

    @Test
    void its_types_are_sound() throws Exception {
        assertClean(RUNNER.run(Map.of(), tool("tsc"), "-p", ".", "--typeRoots", packagesOfTools() + "/@types"));
    }

    @Test
    void its_style_is_kept() throws Exception {
        assertClean(RUNNER.run(Map.of(), tool("biome"), "ci", "--error-on-warnings", "."));
    }

    private static String tool(String name) {
        return packagesOfTools() + "/.bin/" + name;
    }

    private static String packagesOfTools() {
        return FRONT_END.path().resolve("node_modules").toString();
    }

    private static void assertClean(Result result) {
        assertThat(result.isSuccess()).as(result.output()).isTrue();
    }
}
