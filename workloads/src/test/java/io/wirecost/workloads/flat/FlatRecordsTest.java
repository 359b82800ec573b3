package io.wirecost.workloads.flat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Percentage.withPercentage;

import io.wirecost.core.dataset.RecordSource;
import io.wirecost.core.schema.Field;
import io.wirecost.core.value.RecordValue;
import io.wirecost.workloads.Workload;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class FlatRecordsTest {
    private static final int FIELDS = 20;

    @Test
    void the_fields_are_those_of_the_study_and_all_of_them_are_optional() {
        assertThat(types(FlatRecords.mixed()))
                .containsExactly(("string double long int string double long int int long float double string string"
                                + " long int int string string string")
                        .split(" "));
        assertThat(types(FlatRecords.longs())).hasSize(FIELDS).containsOnly("long");
        assertThat(types(FlatRecords.strings())).hasSize(FIELDS).containsOnly("string");
        for (Workload workload : List.of(FlatRecords.mixed(), FlatRecords.longs(), FlatRecords.strings())) {
            assertThat(workload.schema().root().fields())
                    .extracting(Field::name)
                    .containsExactlyElementsOf(IntStream.rangeClosed(1, FIELDS)
                            .mapToObj(n -> "f" + n)
                            .toList());
            assertThat(workload.schema().root().fields())
                    .allSatisfy(field -> assertThat(field.type().toString()).startsWith("optional("));
        }
    }

    @Test
    void records_that_are_made_one_by_one_begin_with_those_of_the_dataset() {
        Workload workload = FlatRecords.mixed();
        List<RecordValue> dataset = workload.dataset(4).records();
        RecordSource source = workload.sources(4, dataset.size() + 1).get(0);

        List<String> texts = dataset.stream().map(RecordValue::toString).toList();

        assertThat(IntStream.range(0, dataset.size()).mapToObj(source.maker()).map(RecordValue::toString))
                .containsExactlyElementsOf(texts);
        assertThat(texts).doesNotContain(source.maker().apply(dataset.size()).toString());
    }

    @Test
    void records_are_as_sparse_as_those_of_the_study() {
        assertThat(present(FlatRecords.mixed())).isCloseTo(0.6, withPercentage(3));
        assertThat(present(FlatRecords.longs())).isCloseTo(0.5, withPercentage(3));
        assertThat(present(FlatRecords.strings())).isEqualTo(1);
    }

    @Test
    void fields_may_be_more_or_less_sparse_than_those_of_the_study() {
        assertThat(present(withPresent(FlatRecords.mixed(), 0))).isZero();
        assertThat(present(withPresent(FlatRecords.longs(), 80))).isCloseTo(0.8, withPercentage(3));
        assertThat(present(withPresent(FlatRecords.strings(), 100))).isEqualTo(1);
    }

    @Test
    void a_share_chooses_which_fields_are_present_and_changes_no_value() {
        List<RecordValue> sparse = FlatRecords.mixed().dataset(1).records();
        List<RecordValue> full =
                withPresent(FlatRecords.mixed(), 100).dataset(1).records();

        for (int record = 0; record < sparse.size(); record++) {
            for (int field = 0; field < FIELDS; field++) {
                assertThat(sparse.get(record).get(field))
                        .isIn(null, full.get(record).get(field));
            }
        }
    }

    @Test
    void texts_are_uuids_and_numbers_are_spread_over_all_that_their_type_has() {
        assertThat(values(FlatRecords.strings()).map(String.class::cast))
                .allMatch(text -> text.matches("[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}"))
                .doesNotHaveDuplicates();
        assertThat(values(FlatRecords.longs())
                        .filter(value -> Math.abs((double) (Long) value) > Long.MAX_VALUE / 2)
                        .count())
                .isCloseTo(values(FlatRecords.longs()).count() / 2, withPercentage(5));
        assertThat(values(FlatRecords.mixed()).filter(Double.class::isInstance).map(Double.class::cast))
                .allMatch(value -> value >= 0 && value < 1);
    }

    @Test
    void there_may_be_as_many_records_as_the_study_has_and_the_first_stay_the_same() {
        Workload few = FlatRecords.longs();
        Workload many = few.with(few.settings().with("records", 100_000));

        List<RecordValue> records = many.dataset(1).records();
        assertThat(records).hasSize(100_000);
        assertThat(records.subList(0, 1_000))
                .hasToString(few.dataset(1).records().toString());
    }

    private static Workload withPresent(Workload workload, int percent) {
        return workload.with(workload.settings().with("present", percent));
    }

    private static Stream<String> types(Workload workload) {
        return workload.schema().root().fields().stream()
                .map(field -> field.type().present().toString());
    }

    private static double present(Workload workload) {
        int records = workload.dataset(1).records().size();
        return values(workload).count() / (double) (records * FIELDS);
    }

    /** All values that are there. */
    private static Stream<Object> values(Workload workload) {
        return workload.dataset(1).records().stream()
                .flatMap(record -> IntStream.range(0, FIELDS).mapToObj(record::get))
                .filter(Objects::nonNull);
    }
}
