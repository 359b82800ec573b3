package io.wirecost.report.html;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.document.Document;
import io.wirecost.report.model.ReportModel;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The types by which the page's code is checked are those of the records that Java writes. */
class ModelTypesTest {
    private final ScriptTypes types = ScriptTypes.of(Path.of("src/main/web/data/model.mjs"));

    private record Sample(String name, Optional<Double> value, List<Kind> kinds, int count) {}

    private enum Kind {
        ONE,
        TWO
    }

    @Test
    void the_pages_model_has_the_keys_and_types_of_the_java_records() {
        assertThat(types.script("Model").lines())
                .containsExactlyElementsOf(
                        ScriptTypes.java(ReportModel.class).lines().toList());
    }

    @Test
    void a_documents_blocks_and_charts_have_the_keys_and_types_of_the_java_records() {
        assertThat(ScriptTypes.of(Path.of("src/main/web/data/document.mjs"))
                        .script("Document")
                        .lines())
                .containsExactlyElementsOf(
                        ScriptTypes.java(Document.class).lines().toList());
    }

    @Test
    void keys_may_stand_in_any_order() {
        assertThat(types.script("{name: string, kinds: (\"ONE\" | \"TWO\")[], count: number, value?: number}"))
                .isEqualTo(ScriptTypes.java(Sample.class));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{name: string, kinds: (\"ONE\" | \"TWO\")[], count: number, value: number}",
                "{name: string, kinds: (\"ONE\" | \"TWO\")[], count: number}",
                "{name: string, kinds: (\"ONE\" | \"TWO\" | \"THREE\")[], count: number, value?: number}",
                "{name: string, kinds: string[], count: number, value?: number}",
                "{name: string, kinds: (\"ONE\" | \"TWO\")[], count: string, value?: number}",
                "{name: string, kinds: (\"ONE\" | \"TWO\")[], count: number, value?: number, more: number}"
            })
    void a_key_too_many_too_few_or_of_another_type_is_a_difference(String type) {
        assertThat(types.script(type)).isNotEqualTo(ScriptTypes.java(Sample.class));
    }
}
