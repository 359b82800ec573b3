package io.wirecost.document.html;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.contract.Prerequisite;
import io.wirecost.contract.node.NodeFolder;
import io.wirecost.contract.node.NodeTests;
import io.wirecost.process.Command.Result;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The pages' script by its own tools: types, style, its pure modules in Node, and whole pages in Chromium. */
class ScriptTest {
    private static final NodeFolder FOLDER = new NodeFolder(Path.of("").toAbsolutePath());

    private static final List<String> BROWSERS = List.of(
            "/usr/bin/chromium",
            "/usr/bin/chromium-browser",
            "/usr/bin/google-chrome",
            "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome");

    @BeforeAll
    static void prepare() throws Exception {
        FOLDER.requirePackages("playwright-core");
    }

    @Test
    void its_types_are_sound() throws Exception {
        assertClean(FOLDER.run(Map.of(), "node_modules/.bin/tsc", "-p", "."));
    }

    @Test
    void its_style_is_kept() throws Exception {
        assertClean(FOLDER.run(Map.of(), "node_modules/.bin/biome", "ci", "--error-on-warnings", "."));
    }

    @Test
    void the_page_has_its_modules_as_one_script() {
        assertThat(Script.ofPage())
                .contains("function startLink(")
                .doesNotContainPattern("(?m)^(import|export|/\\*\\*)");
    }

    @TestFactory
    Stream<DynamicTest> its_pure_modules_do_what_they_say() throws Exception {
        return NodeTests.run(
                FOLDER,
                Map.of(),
                Stream.of("cost", "data", "format", "link")
                        .map("src/test/web/%s.test.mjs"::formatted)
                        .toArray(String[]::new));
    }

    @TestFactory
    Stream<DynamicTest> a_browser_shows_each_kind_of_page() throws Exception {
        return inBrowser("src/test/web/browser/smoke.test.mjs");
    }

    @TestFactory
    @Tag("nightly")
    Stream<DynamicTest> a_browser_shows_all_that_a_page_may_have() throws Exception {
        return inBrowser(FOLDER.tests("src/test/web/browser"));
    }

    private static Stream<DynamicTest> inBrowser(String... tests) throws Exception {
        Path pages = SamplePages.writeTo(FOLDER.path().resolve("target/pages"));
        return NodeTests.run(FOLDER, Map.of("CHROMIUM", browser().toString(), "PAGES", pages.toString()), tests);
    }

    private static Path browser() {
        return Stream.concat(Stream.ofNullable(System.getenv("CHROMIUM")), BROWSERS.stream())
                .map(Path::of)
                .filter(Files::isExecutable)
                .findFirst()
                .orElseGet(() -> Prerequisite.missing(
                        "Chromium is not installed; install it (Debian: apt-get install chromium) or set CHROMIUM"));
    }

    private static void assertClean(Result result) {
        assertThat(result.isSuccess()).as(result.output()).isTrue();
    }
}
