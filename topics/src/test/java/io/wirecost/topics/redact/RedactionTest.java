package io.wirecost.topics.redact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.withinPercentage;

import io.wirecost.compiler.value.PlainJson;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.json.Json;
import io.wirecost.core.json.JsonText;
import io.wirecost.core.value.RecordValue;
import io.wirecost.workloads.builtin.Workloads;
import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class RedactionTest {
    static Stream<String> workloads() {
        return Stream.of("transactions", "shop", "school", "envelope", "kitchen-sink");
    }

    @ParameterizedTest
    @MethodSource("workloads")
    void records_take_as_many_bytes_of_json_and_differ(String name) {
        Dataset dataset = Workloads.all().stream()
                .filter(workload -> workload.name().equals(name))
                .findFirst()
                .orElseThrow()
                .dataset(1);
        PlainJson json = new PlainJson(dataset.schema());

        Dataset redacted = Redaction.of(dataset);

        List<RecordValue> before = dataset.records();
        List<RecordValue> after = redacted.records();
        assertThat(after).hasSameSizeAs(before);
        assertThat(bytes(json, after)).isCloseTo(bytes(json, before), withinPercentage(0.01));
        for (int i = 0; i < before.size(); i++) {
            assertThat(json.of(after.get(i))).as("record " + i).isNotEqualTo(json.of(before.get(i)));
        }
    }

    private static long bytes(PlainJson json, List<RecordValue> records) {
        return records.stream().map(json::of).mapToLong(RedactionTest::bytes).sum();
    }

    private static int bytes(Json record) {
        return JsonText.compactBytes(record);
    }

    @Test
    void equal_texts_stay_equal_within_a_run_and_no_two_runs_agree() {
        KeyedRandom draw = KeyedRandom.random();
        String text = "Ada Lovelace, ada@example.org";

        assertThat(RedactedTexts.of(text, draw.of(text)))
                .isEqualTo(RedactedTexts.of(text, draw.of(text)))
                .isNotEqualTo(RedactedTexts.of(text, KeyedRandom.random().of(text)))
                .matches("[A-Z][a-z]{2} [A-Z][a-z]{7}, [a-z]{3}@[a-z]{7}\\.[a-z]{3}");
    }

    @ParameterizedTest
    @ValueSource(
            longs = {
                1,
                9,
                23,
                24,
                63,
                64,
                127,
                128,
                16_383,
                16_384,
                99_999,
                Integer.MAX_VALUE,
                Long.MAX_VALUE,
                -1,
                -64,
                -65,
                Long.MIN_VALUE
            })
    void numbers_keep_their_digits_and_their_length_as_varints(long value) {
        Random random = new Random(value);
        for (int i = 0; i < 100; i++) {
            long drawn = RedactedNumbers.of(BigInteger.valueOf(value), random).longValue();

            assertThat(String.valueOf(drawn)).hasSameSizeAs(String.valueOf(value));
            assertThat(varint(drawn)).isEqualTo(varint(value));
            assertThat(varint(folded(drawn))).isEqualTo(varint(folded(value)));
        }
    }

    private static long folded(long value) {
        return value << 1 ^ value >> 63;
    }

    private static int varint(long value) {
        return Math.max(1, (Long.SIZE - Long.numberOfLeadingZeros(value) + 6) / 7);
    }

    @ParameterizedTest
    @ValueSource(
            doubles = {1, 2.5, 12.25, 0.1, 19.99, 3.141592653589793, -1.0E-7, 6.02214076E23, 100, 1e10, (float) 0.1})
    void fractions_keep_their_digits_and_how_exact_they_are(double value) {
        Random random = new Random(1);
        for (int i = 0; i < 20; i++) {
            double drawn = RedactedFractions.of(value, random);

            assertThat(String.valueOf(drawn)).hasSameSizeAs(String.valueOf(value));
            assertThat((float) drawn == drawn).isEqualTo((float) value == value);
        }
    }
}
