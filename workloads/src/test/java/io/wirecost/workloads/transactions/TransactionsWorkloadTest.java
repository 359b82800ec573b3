package io.wirecost.workloads.transactions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.assertj.core.data.Percentage.withPercentage;

import io.wirecost.compiler.value.PlainJson;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.Group;
import io.wirecost.core.json.JsonText;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.value.RecordValue;
import io.wirecost.workloads.Workload;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TransactionsWorkloadTest {
    private final Workload workload = new TransactionsWorkload();
    private final PlainJson json = new PlainJson(workload.schema());

    @ParameterizedTest
    @ValueSource(longs = {0, 1, 7, -1, Long.MAX_VALUE})
    void sizes_are_as_in_the_study_for_any_seed(long seed) {
        double[] all = medianSizes(workload.dataset(seed));
        double[] small = Arrays.copyOf(all, 15);

        assertThat(mean(small)).isCloseTo(2048, withPercentage(5));
        assertThat(median(small)).isCloseTo(984, withPercentage(5));
        assertThat(deviation(small)).isCloseTo(1423.4, withPercentage(5));
        assertThat(mean(all)).isCloseTo(7542.8, withPercentage(5));
        assertThat(median(all)).isCloseTo(3841, withPercentage(5));
        assertThat(deviation(all)).isCloseTo(7673.6, withPercentage(5));
    }

    @Test
    void records_of_a_step_are_of_one_size_but_differ() {
        for (Group group : workload.dataset(1).groups()) {
            double[] sizes = sizes(group);
            assertThat(sizes).hasSize(8);
            assertThat(Arrays.stream(sizes).max().orElseThrow())
                    .as(group.label())
                    .isLessThan(1.35 * Arrays.stream(sizes).min().orElseThrow());
            assertThat(group.records().stream().map(RecordValue::toString)).doesNotHaveDuplicates();
        }
    }

    @Test
    void the_fields_that_the_study_shows_are_as_they_are() {
        assertThat(fields("finance.TransactionData"))
                .containsExactly(
                        "transactionId string",
                        "description string",
                        "fromAccount record(finance.AccountDetail)",
                        "toAccount record(finance.AccountDetail)",
                        "docs array(record(finance.AssociatedDocument))",
                        "type enum(finance.TransactionType)",
                        "transactionTags array(string)",
                        "amountDetail record(finance.AmountDetail)",
                        "timestamp long",
                        "customAttributes map(string)",
                        "metadata record(finance.TransactionMetadata)");
        assertThat(fields("finance.TransactionMetadata"))
                .contains(
                        "authorizationChain array(record(finance.AuthorizationDetail))",
                        "deviceUsed string",
                        "isRecurring boolean",
                        "location string",
                        "merchant string");
        assertThat(fields("finance.AmountDetail"))
                .contains("amount double", "currency enum(finance.Currency)", "exchangeRates map(double)");
    }

    @Test
    void some_optional_fields_are_absent_and_some_text_is_beyond_ascii() {
        RecordDefinition account = workload.schema().record("finance.AccountDetail");
        int address = account.fields().indexOf(account.field("address"));
        List<RecordValue> accounts = workload.dataset(1).records().stream()
                .flatMap(r -> Stream.of((RecordValue) r.get(2), (RecordValue) r.get(3)))
                .toList();

        assertThat(accounts).anyMatch(a -> a.get(address) == null).anyMatch(a -> a.get(address) != null);
        assertThat(accounts).anyMatch(a -> ((String) a.get(1)).codePoints().anyMatch(c -> c > 127));
    }

    @Test
    void no_integer_is_beyond_what_a_double_can_hold() {
        assertThat(workload.dataset(1).records())
                .allSatisfy(r -> assertThat((Long) r.get(8)).isCloseTo(0L, within(1L << 53)));
    }

    @Test
    void about_half_of_the_records_pass_the_filter() {
        for (long seed : new long[] {0, 1, 7}) {
            Dataset dataset = workload.dataset(seed);
            long passing = dataset.records().stream()
                    .filter(record -> dataset.filter().passes(workload.schema(), record))
                    .count();
            assertThat(passing * 100.0 / dataset.records().size()).as("percent").isBetween(48.0, 58.0);
        }
    }

    private List<String> fields(String record) {
        return workload.schema().record(record).fields().stream()
                .map((Field f) -> f.name() + " " + f.type())
                .toList();
    }

    private double[] medianSizes(Dataset dataset) {
        return dataset.groups().stream().mapToDouble(g -> median(sizes(g))).toArray();
    }

    private double[] sizes(Group group) {
        return group.records().stream()
                .map(json::of)
                .mapToDouble(JsonText::compactBytes)
                .toArray();
    }

    private static double mean(double[] values) {
        return Arrays.stream(values).average().orElseThrow();
    }

    private static double median(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        int half = sorted.length / 2;
        return sorted.length % 2 == 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
    }

    private static double deviation(double[] values) {
        double mean = mean(values);
        double squares = Arrays.stream(values).map(v -> (v - mean) * (v - mean)).sum();
        return Math.sqrt(squares / (values.length - 1));
    }
}
