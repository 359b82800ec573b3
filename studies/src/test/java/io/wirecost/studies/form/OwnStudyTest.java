package io.wirecost.studies.form;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.wirecost.core.InputException;
import io.wirecost.studies.Study;
import io.wirecost.studies.rule.Order;
import io.wirecost.studies.source.StudyLine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OwnStudyTest {
    private static final String STUDY = """
            {
             "id": "tiny",
             "title": "A tiny study",
             "source": "nowhere",
             "baseline": "A",
             "lines": [{"name": "A", "codec": "jackson-json"}, {"name": "B", "codec": "node/json"}],
             "steps": [{"name": "run", "title": "Sizes", "options": {"workload": "shop"}}],
             "figures": {"bytes": {"is": "size", "step": "run"}},
             "published": ["table.csv"],
             "claims": [
              {"number": 1, "text": "A is small", "checks": [{"rule": "order", "figure": "bytes", "lines": ["A", "B"]}]}
             ],
             "pages": [{"name": "tiny", "title": "Tiny", "sections": [
              {"show": "table", "file": "table.csv", "columns": [{"title": "bytes", "is": "published", "column": "size"}]}
             ]}]
            }
            """;
    private static final String TABLE = "line,size\nA,1\nB,2\n";

    @TempDir
    private Path folder;

    @Test
    void a_folder_with_two_files_is_a_study() throws Exception {
        write(STUDY, TABLE);

        Study study = StudyFolder.in(folder);

        assertThat(study.lines()).extracting(StudyLine::name).containsExactly("A", "B");
        assertThat(study.claims().get(0).checks()).containsExactly(new Order("bytes", List.of("A", "B"), false));
        assertThat(study.tables()).containsOnlyKeys("table.csv");
    }

    @Test
    void a_folder_without_its_file_is_none() {
        assertThat(problems()).containsExactly(place("study.json") + " does not exist");
    }

    @Test
    void broken_json_is_told_with_its_position() throws Exception {
        write("{\n \"id\" 5\n}\n", TABLE);

        assertThat(problems()).singleElement().asString().startsWith(place("study.json") + ":2:");
    }

    @Test
    void all_that_the_schema_forbids_is_told_at_once() throws Exception {
        write(STUDY.replace("\"id\"", "\"colour\": 1, \"id\"").replace("\"order\"", "\"best\""), TABLE);

        assertThat(problems())
                .hasSizeGreaterThan(1)
                .allSatisfy(problem -> assertThat(problem).startsWith(place("study.json") + ": $"))
                .anySatisfy(problem -> assertThat(problem).contains("colour"))
                .anySatisfy(problem -> assertThat(problem).contains("$.claims[0].checks[0].rule"));
    }

    @Test
    void names_that_stand_for_nothing_are_told_at_once() throws Exception {
        write(
                STUDY.replace("\"baseline\": \"A\"", "\"baseline\": \"D\"")
                        .replace("\"step\": \"run\"", "\"step\": \"walk\"")
                        .replace(
                                "\"figure\": \"bytes\", \"lines\": [\"A\"", "\"figure\": \"weight\", \"lines\": [\"C\"")
                        .replace("\"column\": \"size\"", "\"column\": \"depth\""),
                TABLE);

        String file = place("study.json");
        assertThat(problems())
                .containsExactlyInAnyOrder(
                        file + ": baseline: no line \"D\"; expected one of A, B",
                        file + ": figure bytes: no step \"walk\"; expected one of run",
                        file + ": claim 1: no figure \"weight\"; expected one of bytes",
                        file + ": claim 1: no line \"C\"; expected one of A, B",
                        file + ": page tiny, table.csv: no column \"depth\"; expected one of size");
    }

    @Test
    void a_name_that_is_there_twice_is_told() throws Exception {
        write(STUDY.replace("\"name\": \"B\"", "\"name\": \"A\""), "line,size\nA,1\n");

        assertThat(problems()).contains(place("study.json") + ": lines: \"A\" is there twice");
    }

    @Test
    void a_table_is_told_by_file_and_line() throws Exception {
        write(STUDY, "line,size\nA,1,2\nB,many\n");

        assertThat(problems())
                .containsExactly(
                        place("table.csv") + ":2: 3 cells, expected 2",
                        place("table.csv")
                                + ":3: size: expected a number such as 12.5, or a span such as 1.10..1.12, found \"many\"");
    }

    @Test
    void a_table_of_other_lines_is_told() throws Exception {
        write(STUDY, "line,size\nA,1\nZ,2\n");

        assertThat(problems())
                .containsExactly(place("study.json") + ": table.csv: no line \"Z\"; expected one of A, B");
    }

    @Test
    void a_table_that_is_not_there_is_told() throws Exception {
        Files.writeString(folder.resolve("study.json"), STUDY);

        assertThat(problems()).contains(place("table.csv") + " does not exist");
    }

    private void write(String study, String table) throws IOException {
        Files.writeString(folder.resolve("study.json"), study);
        Files.writeString(folder.resolve("table.csv"), table);
    }

    private List<String> problems() {
        return catchThrowableOfType(InputException.class, () -> StudyFolder.in(folder))
                .problems();
    }

    private String place(String file) {
        return folder.resolve(file).toString();
    }
}
