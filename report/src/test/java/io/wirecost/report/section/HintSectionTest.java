package io.wirecost.report.section;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.run.Run;
import io.wirecost.core.run.SchemaHints;
import io.wirecost.core.run.SchemaHints.Saving;
import io.wirecost.core.run.SchemaHints.SchemaHint;
import io.wirecost.document.form.OutputForm;
import io.wirecost.report.RunReport;
import io.wirecost.report.SampleRuns;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class HintSectionTest {
    private static final SchemaHint CURRENCY = new SchemaHint(
            "Order\u202e.currency",
            "make it an enum",
            "EUR, USD",
            List.of(new Saving("jvm", "jackson-cbor", 3), new Saving("jvm", "jackson-json", -0.5)));
    private static final SchemaHint NOTE = new SchemaHint(
            "Order.note", "leave it out", "40 times absent", List.of(new Saving("jvm", "fastjson2", 12)));

    @ParameterizedTest
    @EnumSource
    void every_form_has_the_changes_and_what_they_save(OutputForm form) {
        assertThat(shown(form, List.of(CURRENCY, NOTE), List.of(new Saving("jvm", "fastjson2", 14.5))))
                .contains("currency", "make it an enum", "EUR, USD", "14.5")
                .doesNotContain("\u202e");
    }

    @Test
    void a_codec_that_a_change_makes_larger_has_a_minus_and_one_that_was_not_measured_has_nothing() {
        String page = shown(OutputForm.MARKDOWN, List.of(CURRENCY, NOTE), List.of());
        assertThat(page)
                .containsPattern("\\| jackson-cbor +\\| +3 \\|")
                .containsPattern("\\| jackson-json +\\| +−0.5 \\|")
                .doesNotContainPattern("\\| kryo +\\| +\\|");
    }

    @Test
    void many_changes_stand_in_several_tables() {
        List<SchemaHint> many = IntStream.range(0, 8)
                .mapToObj(i -> new SchemaHint("Order.f" + i, "leave it out", "always 1", NOTE.savings()))
                .toList();
        assertThat(shown(OutputForm.MARKDOWN, many, NOTE.savings()))
                .containsPattern("\\| codec +\\| Order.f6 \\| Order.f7");
    }

    @Test
    void records_that_show_nothing_say_so() {
        assertThat(shown(OutputForm.MARKDOWN, List.of(), List.of())).contains("Nothing to improve.");
    }

    private static String shown(OutputForm form, List<SchemaHint> hints, List<Saving> together) {
        Run run = SampleRuns.full().withHints(new SchemaHints(40, hints, together));
        return RunReport.render(form, run, List.of());
    }
}
