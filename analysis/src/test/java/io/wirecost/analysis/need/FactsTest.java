package io.wirecost.analysis.need;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.core.InputException;
import io.wirecost.core.codec.KnownFormat;
import io.wirecost.core.json.Json;
import io.wirecost.core.json.JsonText;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class FactsTest {
    private static final int FORMATS = 40;

    @Test
    void every_format_has_its_file() throws Exception {
        assertThat(files()).hasSize(FORMATS);
    }

    @ParameterizedTest
    @MethodSource("files")
    void a_file_is_named_after_its_format_and_agrees_with_what_is_portable(Path file) throws Exception {
        FormatFacts facts =
                FactsReader.read(Files.readString(file), file.getFileName().toString());
        assertThat(Facts.fileName(facts.format())).isEqualTo(file.getFileName().toString());
        assertThat(facts.facts().get(Topic.LANGUAGES).answer() == NeedAnswer.YES)
                .isEqualTo(KnownFormat.of(facts.format()).orElseThrow().portable());
        assertThat(facts.facts().values()).allMatch(fact -> fact.source().startsWith("http"));
    }

    @ParameterizedTest
    @EnumSource
    void a_missing_fact_is_refused(Topic topic) throws Exception {
        Json.Obj avro = (Json.Obj) JsonText.read(avro(), "avro.json");
        Map<String, Json> facts = new LinkedHashMap<>(((Json.Obj) avro.members().get("facts")).members());
        facts.remove(topic.key());
        Map<String, Json> members = new LinkedHashMap<>(avro.members());
        members.put("facts", new Json.Obj(facts));

        assertThatThrownBy(() -> FactsReader.read(JsonText.compact(new Json.Obj(members)), "avro.json"))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("avro.json: facts." + topic.key() + ": expected an object");
    }

    @ParameterizedTest
    @ValueSource(strings = {"words", "source", "date"})
    void a_fact_without_its_words_source_or_date_is_refused(String member) throws Exception {
        String without =
                avro().replaceFirst("(\"safe\": \\{[^}]*)\"" + member + "\": \"[^\"]*\"", "$1\"" + member + "\": \"\"");

        assertThatThrownBy(() -> FactsReader.read(without, "avro.json"))
                .hasMessageContaining("avro.json: facts.safe." + member + ": expected a text that is not empty");
    }

    @Test
    void an_answer_is_yes_no_or_unknown() throws Exception {
        String text = avro().replaceFirst("\"answer\": \"yes\"", "\"answer\": \"maybe\"");
        assertThatThrownBy(() -> FactsReader.read(text, "avro.json"))
                .hasMessage("avro.json: facts.languages.answer: expected yes, no or unknown, got maybe");
    }

    private static String avro() throws Exception {
        return Files.readString(Path.of(Facts.class.getResource("avro.json").toURI()));
    }

    static Stream<Path> files() throws IOException, URISyntaxException {
        return Files.list(Path.of(Facts.class.getResource("avro.json").toURI()).getParent())
                .filter(file -> file.toString().endsWith(".json"));
    }
}
