package io.wirecost.analysis.need;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.core.InputException;
import io.wirecost.core.codec.Portability;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class FactsTest {
    private static final int FORMATS = 39;

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
                .isEqualTo(Portability.of(facts.format()).orElseThrow().portable());
        assertThat(facts.facts().values()).allMatch(fact -> fact.source().startsWith("http"));
    }

    @ParameterizedTest
    @EnumSource
    void a_missing_fact_is_refused(Topic topic) throws Exception {
        Path avro = Path.of(Facts.class.getResource("avro.json").toURI());
        String without = Files.readString(avro).replaceFirst("\"" + topic.key() + "\": \\{[^}]*\\},?", "");
        assertThatThrownBy(() -> FactsReader.read(without.replace("},\n    \n  }", "}\n  }"), "avro.json"))
                .isInstanceOf(InputException.class);
    }

    @Test
    void an_answer_is_yes_no_or_unknown() throws Exception {
        Path avro = Path.of(Facts.class.getResource("avro.json").toURI());
        String text = Files.readString(avro).replaceFirst("\"answer\": \"yes\"", "\"answer\": \"maybe\"");
        assertThatThrownBy(() -> FactsReader.read(text, "avro.json"))
                .hasMessage("avro.json: facts.languages.answer: expected yes, no or unknown, got maybe");
    }

    static Stream<Path> files() throws IOException, URISyntaxException {
        return Files.list(Path.of(Facts.class.getResource("avro.json").toURI()).getParent())
                .filter(file -> file.toString().endsWith(".json"));
    }
}
