package io.wirecost.report.html;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.contract.node.NodeTests;
import io.wirecost.process.Command.Result;
import io.wirecost.report.SampleSweeps;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The front end by its own tools: types, style, its pure modules in Node, and whole reports in Chromium. */
class FrontEndTest {
    @BeforeAll
    static void prepare() throws Exception {
        FrontEnd.FOLDER.requirePackages("playwright-core");
    }

    @Test
    void its_types_are_sound() throws Exception {
        assertClean(FrontEnd.FOLDER.run(Map.of(), "node_modules/.bin/tsc", "-p", "."));
    }

    @Test
    void its_style_is_kept() throws Exception {
        assertClean(FrontEnd.FOLDER.run(Map.of(), "node_modules/.bin/biome", "ci", "--error-on-warnings", "."));
    }

    @TestFactory
    Stream<DynamicTest> its_pure_modules_do_what_they_say() throws Exception {
        Path formulas = Files.createDirectories(FrontEnd.FOLDER.path().resolve("target"))
                .resolve("formulas.json");
        Files.writeString(formulas, FormulaTable.of(SampleSweeps.sixFormats()));
        return NodeTests.run(
                FrontEnd.FOLDER, Map.of("FORMULAS", formulas.toString()), FrontEnd.FOLDER.tests("src/test/web/data"));
    }

    @TestFactory
    Stream<DynamicTest> a_browser_shows_each_kind_of_page() throws Exception {
        return inBrowser(Pages.few(), "src/test/web/browser/smoke.test.mjs");
    }

    @TestFactory
    @Tag("nightly")
    Stream<DynamicTest> a_browser_shows_all_that_a_page_may_have() throws Exception {
        return inBrowser(Pages.all(), FrontEnd.FOLDER.tests("src/test/web/browser"));
    }

    private static Stream<DynamicTest> inBrowser(Pages pages, String... tests) throws Exception {
        String browser = FrontEnd.browser().toString();
        Path reports = pages.writeTo(FrontEnd.FOLDER.path().resolve("target/reports"));
        return NodeTests.run(FrontEnd.FOLDER, Map.of("CHROMIUM", browser, "REPORTS", reports.toString()), tests);
    }

    private static void assertClean(Result result) {
        assertThat(result.isSuccess()).as(result.output()).isTrue();
    }
}
