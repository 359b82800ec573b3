package io.wirecost.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.run.Run;
import io.wirecost.core.run.UnionGains;
import io.wirecost.core.run.UnionGains.CodecSizes;
import io.wirecost.core.run.UnionGains.UnionGain;
import io.wirecost.document.form.OutputForm;
import java.util.List;
import org.junit.jupiter.api.Test;

class UnionWorthTest {
    private static final Run RUN = SampleGiven.worth(
            new UnionGains(
                    2_000,
                    List.of(
                            new UnionGain(
                                    "v, w[]",
                                    List.of(),
                                    List.of(
                                            new CodecSizes("jvm", "avro-specific", 200, 150),
                                            new CodecSizes("jvm", "jackson-json", 500, 600))),
                            new UnionGain(
                                    "Pay\u202ement",
                                    List.of("card", "iban"),
                                    List.of(
                                            new CodecSizes("jvm", "avro-specific", 200, 198),
                                            new CodecSizes("jvm", "jackson-json", 500, 500.1))),
                            new UnionGain(
                                    "Order",
                                    List.of("a", "b"),
                                    List.of(new CodecSizes("jvm", "avro-specific", 200, 200))))),
            SampleRuns.full());

    @Test
    void inferred_unions_say_what_they_save_and_cost() {
        assertThat(RunReport.render(OutputForm.MARKDOWN, RUN, List.of()))
                .contains("2,000 records, once with unions, once with optional fields or JSON text instead")
                .contains(
                        "v, w[]: as a union, it saves up to 25.0 % of the bytes (avro-specific), and costs up to 20.0 %"
                                + " of the bytes (jackson-json).")
                .containsPattern("avro-specific \\| +v, w\\[\\] +\\| +200 +\\| +150 +\\| +25.0 % fewer bytes");
    }

    @Test
    void fields_that_could_be_a_union_are_named_with_what_it_would_save() {
        assertThat(RunReport.render(OutputForm.MARKDOWN, RUN, List.of()))
                .contains(
                        "ment: exactly one of card, iban is always there; a union of them would save up to 1.0 % of the"
                                + " bytes (avro-specific).")
                .contains("Order: exactly one of a, b is always there; a union of them makes no difference.")
                .doesNotContain("\u202e");
    }
}
