package io.wirecost.report.section;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Sizes;
import io.wirecost.core.run.Tokens;
import io.wirecost.core.run.Tokens.AsJson;
import io.wirecost.core.run.Tokens.TextLength;
import io.wirecost.document.form.OutputForm;
import io.wirecost.report.RunReport;
import io.wirecost.report.SampleRuns;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class TokenSectionTest {
    private static final Run RUN = with(Map.of(
            "jackson-json",
            tokens(100, Optional.of(new AsJson(new TextLength(100, 400), new TextLength(180, 700)))),
            "fastjson2",
            tokens(250, Optional.empty())));

    @ParameterizedTest
    @EnumSource
    void every_form_has_the_tokens_of_codecs_and_of_other_layouts(OutputForm form) {
        assertThat(RunReport.render(form, RUN, List.of())).contains("to compact JSON", "fastjson2", "pretty JSON");
    }

    @Test
    void the_tokenizer_is_named_with_its_version() {
        assertThat(RunReport.render(OutputForm.MARKDOWN, RUN, List.of())).contains("tokenizer: made-up 1.2");
    }

    @Test
    void tokens_are_compared_with_those_of_compact_json() {
        assertThat(RunReport.render(OutputForm.MARKDOWN, RUN, List.of()))
                .containsPattern("\\| fastjson2[^|]* +\\| JSON +\\| +25 \\| +2.50× \\|")
                .containsPattern("\\| pretty JSON +\\| JSON, no codec +\\| +18 \\| +1.80× \\| +70 \\|");
    }

    @Test
    void without_json_there_is_nothing_to_compare_with() {
        assertThat(RunReport.render(
                        OutputForm.MARKDOWN, with(Map.of("fastjson2", tokens(250, Optional.empty()))), List.of()))
                .containsPattern("\\| fastjson2[^|]* +\\| JSON +\\| +25 \\|")
                .doesNotContain("pretty JSON");
    }

    private static Tokens tokens(long count, Optional<AsJson> json) {
        return new Tokens("made-up 1.2", 10, new TextLength(count, 4 * count), json);
    }

    private static Run with(Map<String, Tokens> tokens) {
        Run run = SampleRuns.full();
        return run.with(run.cells().stream()
                .map(cell -> Optional.ofNullable(tokens.get(cell.trial().codec().name()))
                        .flatMap(own ->
                                cell.figures(Sizes.class).map(sizes -> Cell.measured(cell.trial(), sizes.with(own))))
                        .orElse(cell))
                .toList());
    }
}
