package io.wirecost.analysis.advice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.analysis.Samples;
import io.wirecost.analysis.cost.Presets;
import io.wirecost.analysis.cost.PriceItem;
import io.wirecost.analysis.cost.Traffic;
import io.wirecost.analysis.need.AddedFields;
import io.wirecost.analysis.need.Need;
import io.wirecost.core.InputException;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CompressionMethod;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.codec.Wrapper;
import io.wirecost.core.run.BatchCompression;
import io.wirecost.core.run.Batches;
import io.wirecost.core.run.Batches.Batched;
import io.wirecost.core.run.Batches.Dictionary;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Task;
import io.wirecost.core.run.Trial;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class AdviserTest {
    private static final Measured JSON = codec("jackson-json", "JSON", 1_000, 100, 20_000, 20_400, 19_600);
    private static final Measured AVRO = codec("avro", "Avro", 300, 90, 5_000, 5_100, 4_900);
    private static final Measured AVRO_TOO = codec("avro-too", "Avro", 300, 90, 5_020, 5_080, 4_930);
    private static final Measured KRYO = codec("kryo", "Kryo", 50, 40, 900, 910, 890);

    @Test
    void with_tiny_traffic_the_answer_is_to_stay_and_from_which_traffic_on_it_is_not() throws Exception {
        Advice advice = advice(question(10), JSON, AVRO);
        assertThat(advice.recommended().orElseThrow().change()).isEqualTo(ChangeSize.NONE);
        assertThat(advice.furtherFrom().orElseThrow()).isBetween(100.0, 100_000.0);
    }

    @Test
    void where_the_answer_changes_is_where_it_says() throws Exception {
        double from = advice(question(10), JSON, AVRO).furtherFrom().orElseThrow();
        assertThat(change(question(0.9 * from))).isEqualTo(ChangeSize.NONE);
        assertThat(change(question(1.1 * from))).isNotEqualTo(ChangeSize.NONE);
    }

    private static ChangeSize change(AdviceQuestion question) throws InputException {
        return advice(question, JSON, AVRO).recommended().orElseThrow().change();
    }

    @Test
    void with_batches_that_are_compressed_already_a_migration_is_not_worth_it() throws Exception {
        AdviceQuestion compressed =
                question(2_000, new BatchSettings(BatchCompression.ZSTD, 20), Set.of(Need.PORTABLE));
        assertThat(advice(compressed, JSON, AVRO).recommended().orElseThrow().change())
                .isEqualTo(ChangeSize.NONE);
    }

    @Test
    void a_setting_goes_before_a_migration_that_saves_hardly_more() throws Exception {
        Advice advice = advice(question(5_000), JSON, AVRO);
        Priced chosen = advice.recommended().orElseThrow();
        assertThat(chosen.change()).isEqualTo(ChangeSize.SETTINGS);
        assertThat(chosen.offer().settings()).isEqualTo(new BatchSettings(BatchCompression.ZSTD, 20));
        assertThat(advice.shareOfSaving().orElseThrow()).isBetween(0.8, 0.999);
    }

    @Test
    void without_compression_among_the_figures_a_migration_is_what_is_left() throws Exception {
        Advice advice = advice(question(50_000), JSON.alone(), AVRO.alone());
        assertThat(advice.recommended().orElseThrow().offer().codec().name()).isEqualTo("avro");
    }

    @Test
    void codecs_that_cannot_be_told_apart_are_all_named() throws Exception {
        Advice advice = advice(question(1_000_000), JSON, AVRO, AVRO_TOO);
        List<String> alike = Stream.concat(advice.recommended().stream(), advice.alike().stream())
                .map(priced -> priced.offer().codec().name())
                .toList();
        assertThat(alike).contains("avro", "avro-too");
    }

    @Test
    void a_format_that_one_platform_reads_is_never_portable() throws Exception {
        Advice portable = advice(question(1_000_000), JSON, AVRO, KRYO);
        assertThat(names(portable)).doesNotContain("kryo");
        assertThat(portable.dropped())
                .extracting(Dropped::reasons)
                .containsExactly(List.of("portable: only one platform reads it"));
        Advice any = advice(question(1_000_000, BatchSettings.KAFKAS, Set.of()), JSON, AVRO, KRYO);
        assertThat(any.recommended().orElseThrow().offer().codec().name()).isEqualTo("kryo");
    }

    @Test
    void a_codec_that_is_not_proven_on_this_data_is_none() throws Exception {
        List<Cell> cells = new ArrayList<>(JSON.cells());
        AVRO.cells().forEach(cell -> cells.add(Cell.failed(cell.trial(), "lost a record")));
        Run run = Samples.run(3, List.of(JSON.info, AVRO.info), cells.toArray(new Cell[0]));
        Advice advice = Adviser.advice(run, question(1_000_000));
        assertThat(names(advice)).containsOnly("jackson-json");
        assertThat(advice.dropped())
                .extracting(dropped -> dropped.codec().name())
                .containsExactly("avro");
    }

    @Test
    void what_nobody_knows_meets_no_need() throws Exception {
        Measured mine = codec("mine", "Mine", 10, 10, 10, 10, 10);
        for (Need need : Need.values()) {
            assertThat(names(advice(question(1_000_000, BatchSettings.KAFKAS, Set.of(need)), JSON, mine)))
                    .doesNotContain("mine");
        }
    }

    @Test
    void needs_that_contradict_each_other_leave_nobody_and_say_which_to_drop() throws Exception {
        Advice advice =
                advice(question(1_000, BatchSettings.KAFKAS, EnumSet.of(Need.READABLE, Need.IN_PLACE)), JSON, AVRO);
        assertThat(advice.recommended()).isEmpty();
        assertThat(advice.contradictions())
                .singleElement()
                .satisfies(way -> assertThat(way.drop()).containsExactly(Need.IN_PLACE))
                .satisfies(way -> assertThat(way.left()).isEqualTo(1));
    }

    @Test
    void what_is_in_use_is_left_where_it_does_not_meet_the_needs() throws Exception {
        Advice advice = advice(question(1, BatchSettings.KAFKAS, Set.of(Need.PORTABLE)), KRYO, AVRO);
        assertThat(advice.unmet()).containsExactly("portable: only one platform reads it");
        assertThat(advice.recommended().orElseThrow().offer().codec().name()).isEqualTo("avro");
    }

    @Test
    void messages_above_the_brokers_limit_are_counted_and_no_candidate_has_any() throws Exception {
        AdviceQuestion small = new AdviceQuestion(
                Traffic.of(1_000_000),
                Presets.SELF_RUN.billing(),
                Presets.SELF_RUN.prices(),
                Optional.empty(),
                BatchSettings.KAFKAS,
                1,
                200,
                Set.of(Need.PORTABLE),
                AddedFields.UNMEASURED);
        Advice advice = advice(small, JSON, AVRO);
        assertThat(advice.today().offer().shareAboveLimit()).isEqualTo(1);
        assertThat(names(advice)).containsOnly("jackson-json");
    }

    @Test
    void a_run_without_times_says_what_to_measure() {
        Run run = Samples.run(3, List.of(JSON.info), Samples.sizes("jackson-json", 1_000));
        assertThatThrownBy(() -> Adviser.advice(run, question(1)))
                .hasMessageContaining("measure it with --measure size,speed,compression");
    }

    @Test
    void prices_change_the_answer() throws Exception {
        assertThat(change(question(5_000))).isEqualTo(ChangeSize.SETTINGS);
        assertThat(change(withPrice(question(5_000), PriceItem.PROCESSOR, 50))).isEqualTo(ChangeSize.FORMAT);
        AdviceQuestion free = question(5_000);
        for (PriceItem item : PriceItem.values()) {
            free = withPrice(free, item, 0);
        }
        assertThat(change(free)).isEqualTo(ChangeSize.NONE);
    }

    @Test
    void each_input_changes_the_answer_where_it_says() throws Exception {
        AdviceQuestion question = question(100);
        List<Sensitivity> all = advice(question, JSON, AVRO).sensitivities();

        assertThat(all)
                .extracting(Sensitivity::input)
                .contains("price of broker storage", "what a change has to save", "retention", "consumer groups");
        for (AdviceInput input : AdviceInput.of(question)) {
            for (Sensitivity found : all) {
                if (found.input().equals(input.title())) {
                    double way = found.then() - found.now();
                    double beyond = input.whole() ? 0 : 0.05 * way;
                    double before = input.whole() ? 1 : 0.05 * way;
                    assertThat(change(input.with().apply(found.then() + beyond)))
                            .as(input.title())
                            .isNotEqualTo(ChangeSize.NONE);
                    assertThat(change(input.with().apply(found.then() - before)))
                            .as(input.title())
                            .isEqualTo(ChangeSize.NONE);
                }
            }
        }
    }

    @Test
    void what_would_make_a_change_not_worth_it_is_told_where_there_is_one() throws Exception {
        AdviceQuestion question = question(5_000);
        Sensitivity worth = advice(question, JSON, AVRO).sensitivities().stream()
                .filter(sensitivity -> sensitivity.input().equals("what a change has to save"))
                .findFirst()
                .orElseThrow();

        assertThat(change(question.with(question.prices().withWorth(1.05 * worth.then()))))
                .isEqualTo(ChangeSize.NONE);
    }

    private static AdviceQuestion withPrice(AdviceQuestion question, PriceItem item, double amount) {
        return question.with(question.prices().with(item, amount));
    }

    @Test
    void shorter_keys_are_offered_and_their_bytes_are_those_of_the_rewritten_records() throws Exception {
        Batches before = batches(400, 400);
        Batches after = batches(300, 300);
        Advice advice =
                Adviser.advice(run(JSON, AVRO), question(1_000), List.of(new Rewritten("shorter keys", before, after)));
        Priced shorter = advice.candidates().stream()
                .filter(priced -> priced.offer().words().equals("shorter keys"))
                .filter(priced -> priced.offer().settings().equals(BatchSettings.KAFKAS))
                .findFirst()
                .orElseThrow();
        assertThat(shorter.change()).isEqualTo(ChangeSize.CONTENT);
        double depth = shorter.depth();
        double today = advice.today().offer().compressed().at(depth).bytes();
        assertThat(shorter.offer().compressed().at(depth).bytes() / today).isBetween(0.74, 0.80);
    }

    @Test
    void what_is_in_use_with_each_message_compressed_is_no_other_format() throws Exception {
        Wrapper zstd = Wrapper.usual(CompressionMethod.ZSTD);
        CodecInfo info = zstd.around(JSON.info, "native");
        List<Cell> cells = JSON.cells().stream()
                .map(cell -> Cell.measured(
                        new Trial("w", info.variant(), cell.trial().task()),
                        cell.figures().orElseThrow()))
                .toList();

        assertThat(advice(question(1_000), JSON, new Measured(info, cells)).candidates())
                .filteredOn(priced -> priced.offer().codec().equals(info))
                .isNotEmpty()
                .allSatisfy(priced -> assertThat(priced.change()).isEqualTo(ChangeSize.CONTENT));
    }

    @Test
    void with_a_single_round_no_migration_is_certain() throws Exception {
        Measured json = codec("jackson-json", "JSON", 1_000, 1_000, 20_000).alone();
        Measured avro = codec("avro", "Avro", 300, 300, 5_000).alone();
        assertThat(advice(question(1_000_000), json, avro)
                        .recommended()
                        .orElseThrow()
                        .change())
                .isEqualTo(ChangeSize.NONE);
    }

    private static List<String> names(Advice advice) {
        return advice.candidates().stream()
                .map(priced -> priced.offer().codec().name())
                .toList();
    }

    private static Advice advice(AdviceQuestion question, Measured... codecs) throws InputException {
        return Adviser.advice(run(codecs), question);
    }

    private static Run run(Measured... codecs) {
        return Samples.run(
                3,
                Arrays.stream(codecs).map(Measured::info).toList(),
                Arrays.stream(codecs).flatMap(codec -> codec.cells().stream()).toArray(Cell[]::new));
    }

    private static AdviceQuestion question(double perSecond) {
        return question(perSecond, BatchSettings.KAFKAS, Set.of(Need.PORTABLE));
    }

    private static AdviceQuestion question(double perSecond, BatchSettings settings, Set<Need> needs) {
        return new AdviceQuestion(
                Traffic.of(perSecond),
                Presets.SELF_RUN.billing(),
                Presets.SELF_RUN.prices(),
                Optional.empty(),
                settings,
                1,
                AdviceQuestion.KAFKAS_LIMIT_BYTES,
                needs,
                AddedFields.UNMEASURED);
    }

    /** What a run knows of a codec. */
    private record Measured(CodecInfo info, List<Cell> cells) {
        /** The same without batches. */
        Measured alone() {
            return new Measured(
                    info,
                    cells.stream()
                            .filter(cell -> cell.figures(Batches.class).isEmpty())
                            .toList());
        }
    }

    private static Measured codec(String name, String format, int bytes, int compressed, double... nanos) {
        List<Cell> cells = new ArrayList<>(
                Samples.roundTrip(name, Arrays.stream(nanos).boxed().toArray(Double[]::new)));
        cells.add(Samples.sizes(name, bytes));
        cells.add(Cell.measured(new Trial("w", Variant.jvm(name), new Task.Compression()), batches(bytes, compressed)));
        return new Measured(CodecInfo.of(name, format, Family.TEXT, "a:b", AdviserTest.class), cells);
    }

    private static Batches batches(int bytes, int compressed) {
        return new Batches(
                1_000,
                1_000L * bytes,
                Stream.of(1, 10, 100, 1_000)
                        .flatMap(depth -> Stream.of(
                                batched(BatchCompression.NONE, depth, bytes + 70.0 / depth),
                                batched(
                                        BatchCompression.ZSTD,
                                        depth,
                                        compressed + (bytes - compressed) * 0.5 / depth + 70.0 / depth)))
                        .toList(),
                Dictionary.none(0, "none"));
    }

    private static Batched batched(BatchCompression compression, int depth, double bytes) {
        int count = 1_000 / depth;
        return new Batched(
                compression,
                depth,
                count,
                Math.round(bytes * depth * count),
                List.of(1_000L, 1_000L, 1_000L),
                List.of(500L, 500L, 500L));
    }
}
