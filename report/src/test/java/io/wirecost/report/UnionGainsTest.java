package io.wirecost.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.run.Run;
import io.wirecost.core.run.UnionGains;
import io.wirecost.core.run.UnionGains.CodecSizes;
import io.wirecost.document.form.OutputForm;
import java.util.List;
import org.junit.jupiter.api.Test;

class UnionGainsTest {
    private static final Run RUN = SampleGiven.worth(
            new UnionGains(
                    2_000,
                    List.of("v", "Pay\u202ement[]"),
                    List.of(
                            new CodecSizes("jvm", "avro-specific", 200, 150),
                            new CodecSizes("jvm", "jackson-json", 500, 600))),
            SampleRuns.full());

    @Test
    void inferred_unions_say_what_they_save_and_cost() {
        assertThat(RunReport.render(OutputForm.MARKDOWN, RUN, List.of()))
                .contains("2,000 records, once with unions, once with optional fields or JSON text instead")
                .containsPattern("avro-specific \\| +200 +\\| +150 +\\| +25.0 % fewer bytes")
                .containsPattern("jackson-json \\| +500 +\\| +600 +\\| +20.0 % more bytes");
    }

    @Test
    void their_places_are_named_without_what_turns_text_around() {
        assertThat(RunReport.render(OutputForm.MARKDOWN, RUN, List.of()))
                .containsPattern("unions: v, .*ment")
                .doesNotContain("\u202e");
    }
}
