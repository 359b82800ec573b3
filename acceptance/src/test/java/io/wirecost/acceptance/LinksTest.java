package io.wirecost.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Links between the documents of the repository. */
class LinksTest {
    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
    private static final Pattern LINK = Pattern.compile("]\\(([^)\\s#]*)(?:#([^)\\s]+))?\\)");
    private static final Pattern HEADING = Pattern.compile("^#+ (.*)$", Pattern.MULTILINE);

    static Stream<Path> documents() throws IOException {
        try (Stream<Path> docs = Files.walk(ROOT.resolve("docs"))) {
            Stream<Path> others = Stream.of("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "bench/README.md")
                    .map(ROOT::resolve);
            return Stream.concat(others, docs.filter(file -> file.toString().endsWith(".md")).toList().stream())
                    .toList()
                    .stream();
        }
    }

    @ParameterizedTest
    @MethodSource("documents")
    void every_link_to_a_file_or_a_heading_leads_somewhere(Path document) throws IOException {
        assertThat(LINK.matcher(Files.readString(document)).results())
                .filteredOn(link -> !link.group(1).contains(":"))
                .allSatisfy(link -> assertLeadsSomewhere(document, link));
    }

    private static void assertLeadsSomewhere(Path document, MatchResult link) throws IOException {
        Path file = link.group(1).isEmpty()
                ? document
                : document.resolveSibling(link.group(1)).normalize();
        assertThat(file).as(link.group()).exists();
        if (link.group(2) != null) {
            assertThat(anchors(Files.readString(file))).as(link.group()).contains(link.group(2));
        }
    }

    /** Headings as a link names them: in small letters, hyphens for spaces, without other signs. */
    private static List<String> anchors(String document) {
        return HEADING.matcher(document)
                .results()
                .map(heading -> heading.group(1).toLowerCase(Locale.ROOT))
                .map(heading -> heading.replaceAll("[^\\w\\- ]", "").replace(' ', '-'))
                .toList();
    }
}
