package io.wirecost.contract.node;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.contract.node.NodeFolder.Outcome;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.DynamicTest;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/** Tests that are run by Node's own runner; each is a test of the build. */
public final class NodeTests {
    /** Of a single file: one that hangs fails, with its name, and holds up nobody else. */
    private static final String PATIENCE_MILLIS = "600000";

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
        List<String> command = new ArrayList<>(List.of(
                "node",
                "--test",
                "--test-concurrency=1",
                "--test-timeout=" + PATIENCE_MILLIS,
                "--test-reporter=junit"));
        command.addAll(List.of(files));
        Outcome outcome = folder.run(environment, command.toArray(String[]::new));
        int start = outcome.output().indexOf("<?xml");
        assertThat(start).as(outcome.output()).isNotNegative();
        NodeList cases = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(
                        new StringReader(outcome.output().substring(start).replaceAll(CONTROLS, ""))))
                .getElementsByTagName("testcase");
        assertThat(cases.getLength()).as(outcome.output()).isPositive();
        return IntStream.range(0, cases.getLength())
                .mapToObj(cases::item)
                .map(Element.class::cast)
                .map(NodeTests::test);
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
