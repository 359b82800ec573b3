package io.wirecost.report.model.account;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.wirecost.report.SampleAccounts;
import io.wirecost.report.SampleRuns;
import io.wirecost.report.model.ReportModel;
import io.wirecost.report.model.ReportModels;
import io.wirecost.report.model.account.AccountModel.FieldCost;
import io.wirecost.report.model.account.AccountModel.Line;
import io.wirecost.report.wording.CodecLabels;
import java.util.List;
import org.junit.jupiter.api.Test;

class AccountModelsTest {
    private final ReportModel model = ReportModels.of(SampleAccounts.full(), List.of());

    @Test
    void the_kinds_of_a_codec_are_the_bytes_of_its_records() {
        AccountModel accounts = model.accounts().orElseThrow();
        double size = model.measures().stream()
                .filter(metric -> metric.id().equals("size"))
                .flatMap(metric -> metric.lines().stream())
                .filter(line -> line.codec().equals("jackson-json"))
                .findFirst()
                .orElseThrow()
                .centre();

        assertThat(accounts.kinds()).containsExactly("names of fields", "values", "pointers and references");
        assertThat(accounts.lines())
                .extracting(Line::codec)
                .startsWith("avro-generic")
                .contains("jackson-json");
        Line json = accounts.lines().stream()
                .filter(line -> line.codec().equals("jackson-json"))
                .findFirst()
                .orElseThrow();
        assertThat(json.bytes()).isCloseTo(size, within(0.01));
        assertThat(json.byField()).extracting(FieldCost::field).containsExactly("to.address.city", "(message)");
    }

    @Test
    void a_run_without_accounts_has_neither_a_table_nor_a_reason() {
        assertThat(AccountModels.of(SampleRuns.full())).isEmpty();
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
