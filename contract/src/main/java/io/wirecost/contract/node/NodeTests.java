package io.wirecost.contract.node;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.process.Command.Result;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.DynamicTest;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/** Tests that Node runs, all files of them in one process; each is a test of the build. */
public final class NodeTests {
    /** Has each test named when it begins, so that one that hangs is the last one named. */
    private static final String NAME_EACH =
            "data:text/javascript,import { beforeEach } from 'node:test'; beforeEach(({ name }) => console.error(name));";

    /** Colours of a failure's difference, which no XML can hold. */
    private static final String CONTROLS = "[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f]";

    private NodeTests() {}

    /**
     * Runs them, and returns what came of each.
     *
     * @param files the test files, as paths from the folder
     */
    public static Stream<DynamicTest> run(NodeFolder folder, Map<String, String> environment, String... files)
            throws Exception {
        Path results = Files.createTempFile("wirecost-node-tests-", ".xml");
        try {
            Result result = folder.run(
                    environment,
                    "node",
                    "--test-reporter=junit",
                    "--test-reporter-destination=" + results,
                    "--input-type=module",
                    "--eval",
                    importsOf(folder, files));
            assertThat(result.ending()).as("hangs: " + result.output()).isPresent();
            return tests(Files.readString(results), result);
        } finally {
            Files.delete(results);
        }
    }

    private static String importsOf(NodeFolder folder, String... files) {
        return Stream.concat(
                        Stream.of(NAME_EACH),
                        Stream.of(files)
                                .map(file -> folder.path().resolve(file).toUri().toString()))
                .map("import \"%s\";"::formatted)
                .collect(Collectors.joining("\n"));
    }

    private static Stream<DynamicTest> tests(String results, Result result) throws Exception {
        assertThat(results).as(result.output()).endsWith("</testsuites>\n");
        NodeList cases = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(results.replaceAll(CONTROLS, ""))))
                .getElementsByTagName("testcase");
        Stream<DynamicTest> tests = IntStream.range(0, cases.getLength())
                .mapToObj(cases::item)
                .map(Element.class::cast)
                .map(NodeTests::test);
        return Stream.concat(tests, Stream.of(DynamicTest.dynamicTest("all are run to their end", () -> {
            assertThat(cases.getLength()).as(result.output()).isPositive();
            assertThat(result.isSuccess()).as(result.output()).isTrue();
        })));
    }

    private static DynamicTest test(Element one) {
        NodeList failures = one.getElementsByTagName("failure");
        return DynamicTest.dynamicTest(
                one.getAttribute("name"),
                () -> assertThat(failures.getLength())
                        .as(() -> failures.item(0).getTextContent())
                        .isZero());
    }
}
