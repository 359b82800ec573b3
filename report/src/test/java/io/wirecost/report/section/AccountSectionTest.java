package io.wirecost.report.section;

import static io.wirecost.report.Shown.column;
import static io.wirecost.report.Shown.titles;
import static io.wirecost.report.Shown.words;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.wirecost.core.run.Run;
import io.wirecost.document.Table;
import io.wirecost.report.SampleAccounts;
import io.wirecost.report.SampleRuns;
import io.wirecost.report.Shown;
import io.wirecost.report.model.ReportModel;
import io.wirecost.report.model.ReportModels;
import io.wirecost.report.model.answer.WhyWords;
import io.wirecost.report.wording.CodecLabels;
import java.util.List;
import org.junit.jupiter.api.Test;

class AccountSectionTest {
    private final ReportModel model = ReportModels.of(SampleAccounts.full(), List.of());

    private static Shown of(Run run) {
        return Shown.in(run, "where the bytes go");
    }

    @Test
    void the_kinds_of_a_codec_are_the_bytes_of_its_records() {
        Table kinds = of(SampleAccounts.full()).table(0);
        double size = model.measure("size")
                .orElseThrow()
                .line("jackson-json")
                .orElseThrow()
                .centre();
        int json = words(kinds, "codec").indexOf("jackson-json");

        assertThat(titles(kinds))
                .containsExactly("codec", "bytes", "names of fields", "values", "pointers and references");
        assertThat(words(kinds, "codec")).startsWith("avro-generic");
        assertThat(column(kinds, "bytes").get(json).value().orElseThrow()).isCloseTo(size, within(0.01));
        assertThat(titles(of(SampleAccounts.full()).table(1))).contains("to.address.city", "(message)");
    }

    @Test
    void a_run_without_accounts_has_neither_a_table_nor_a_reason() {
        assertThat(of(SampleRuns.full()).isNothing()).isTrue();
        assertThat(new WhyWords(SampleRuns.full(), new CodecLabels(SampleRuns.full())).sentences())
                .isEmpty();
    }

    @Test
    void a_reason_is_told_where_an_account_shows_it() {
        List<String> why = new WhyWords(SampleAccounts.full(), new CodecLabels(SampleAccounts.full())).sentences();

        assertThat(why).hasSizeBetween(1, 2);
        assertThat(why.get(0))
                .startsWith("avro-generic is ")
                .contains("60 % of the bytes of jackson-json are names of fields")
                .endsWith("all that is no value is 2 %.");
        assertThat(model.findings()).containsAll(why);
    }
}
