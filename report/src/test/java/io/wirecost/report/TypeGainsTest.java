package io.wirecost.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.run.Run;
import io.wirecost.core.run.TypingGains;
import io.wirecost.core.run.TypingGains.CodecGain;
import io.wirecost.core.run.TypingGains.FieldGain;
import io.wirecost.document.form.OutputForm;
import io.wirecost.document.text.TextRenderer;
import io.wirecost.document.text.TextStyle;
import io.wirecost.report.model.ReportModels;
import io.wirecost.report.section.RunDocument;
import java.util.List;
import org.junit.jupiter.api.Test;

class TypeGainsTest {
    private static final Run RUN = SampleGiven.worth(
            new TypingGains(
                    1_000,
                    List.of(
                            new CodecGain("jvm", "avro-specific", 200, 150),
                            new CodecGain("jvm", "jackson-json", 500, 500.1)),
                    List.of(
                            new FieldGain("Ev.\u202esession", "uuid", "jvm", "avro-specific", 171, 150),
                            new FieldGain("Ev.state", "enum", "jvm", "avro-specific", 149, 150),
                            new FieldGain("Ev.day", "date", "jvm", "avro-specific", 150, 150))),
            SampleRuns.full());

    @Test
    void each_codec_has_its_bytes_with_strings_and_with_types() {
        assertThat(TextRenderer.render(RunDocument.tables(ReportModels.of(RUN, List.of())), new TextStyle(110, false)))
                .contains("worth of the types: 1,000 records, once with strings where the JSON has strings")
                .containsPattern(
                        "\n +avro-specific +200 +150 +25.0 % fewer bytes\n|\navro-specific +200 +150 +25.0 % fewer bytes\n")
                .containsPattern("jackson-json +500 +500 +no difference");
    }

    @Test
    void single_fields_say_what_their_type_saves_or_costs() {
        assertThat(RunReport.render(OutputForm.MARKDOWN, RUN, List.of()))
                .contains("session as uuid, alone, saves 21 bytes of each record in avro-specific: 12.3 % fewer bytes.")
                .contains("Ev.state as enum, alone, costs 1 byte of each record in avro-specific: 0.7 % more bytes.")
                .contains("Ev.day as date makes no difference in avro-specific.")
                .doesNotContain("\u202e");
    }

    @Test
    void the_page_has_them_too() {
        assertThat(RunReport.render(OutputForm.HTML, RUN, List.of())).contains("25.0 % fewer bytes");
    }
}
