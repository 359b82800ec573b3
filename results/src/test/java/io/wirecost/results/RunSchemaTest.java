package io.wirecost.results;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Figures;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Trial;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The schema is made of the records. {@code -Drenew} writes it again after they have changed. */
class RunSchemaTest {
    private static final Path FILE =
            Path.of("src/main/resources/io/wirecost/results", RunSchema.file(Run.FORMAT_VERSION));
    private static final Path CORE = Path.of("../core/src/main/java/io/wirecost/core");

    private static final FileRules RULES = new FileRules();
    private static ObjectNode schema;

    @BeforeAll
    static void make() throws Exception {
        SourceComments comments = SourceComments.of(List.of(
                CORE.resolve("run"),
                CORE.resolve("dataset"),
                CORE.resolve("codec"),
                CORE.resolve("value"),
                Path.of("src/main/java/io/wirecost/results")));
        Map<Class<?>, Class<?>> forms = Map.of(
                CodecInfo.class, CodecForm.class,
                Cell.class, CellForm.class,
                Figures.class, CellForm.FiguresForm.class,
                Trial.class, TrialForm.class);
        schema = new SchemaOfRecords(forms, RULES, comments).document("wirecost run", Run.class);
    }

    @Test
    void the_file_is_what_the_records_say() throws Exception {
        String made = text("", schema, "\n") + "\n";
        if (System.getProperty("renew") != null) {
            Files.writeString(FILE, made);
        }
        assertThat(Files.readString(FILE))
                .as("the schema that is checked in; -Drenew writes it again")
                .isEqualTo(made);
    }

    @Test
    void every_rule_is_for_a_component_that_is_there() {
        assertThat(RULES.notApplied()).isEmpty();
    }

    @Test
    void every_key_has_a_meaning() {
        Stream<JsonNode> records =
                Stream.concat(Stream.of(schema), schema.get("$defs").valueStream());
        assertThat(records.flatMap(each -> each.path("properties").properties().stream())
                        .filter(key -> !isDescribed(key.getValue()))
                        .map(Map.Entry::getKey))
                .isEmpty();
    }

    @Test
    void a_written_run_is_valid() {
        assertThat(RunSchema.problems(Run.FORMAT_VERSION, RunMapper.MAPPER.valueToTree(RandomRun.of(7))))
                .isEmpty();
    }

    /** A line for each key of the file, and for what is said of its records. */
    private static String text(String name, JsonNode node, String line) {
        boolean isInLines = name.equals("properties") || node.findValue("properties") != null;
        return !isInLines
                ? node.toString()
                : node.properties().stream()
                        .map(each -> line + "  \"" + each.getKey() + "\": "
                                + text(each.getKey(), each.getValue(), line + "  "))
                        .collect(Collectors.joining(",", "{", line + "}"));
    }

    /** By itself, or by what it refers to. */
    private static boolean isDescribed(JsonNode key) {
        if (key.has("items")) {
            return key.has("description") || isDescribed(key.get("items"));
        }
        String reference = key.path("$ref").asText("#/none").substring(1);
        return key.has("description") || schema.at(reference).has("description");
    }
}
