package io.wirecost.analysis.ranking;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.analysis.Samples;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Passage;
import io.wirecost.core.run.Pipeline;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Trial;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class FinalistsTest {
    private static final List<String> FORMATS =
            List.of("Kryo", "JSON", "Avro", "CBOR", "Thrift", "XML", "Protocol Buffers", "MessagePack");

    @Test
    void the_baseline_and_the_best_four_of_the_front_are_chosen() {
        Finalists finalists = Finalists.among(variants(), measured(3));

        assertThat(names(finalists)).hasSize(Finalists.MOST).startsWith("json").doesNotContain("kryo");
        assertThat(finalists.codecs().subList(1, Finalists.MOST))
                .containsExactlyElementsOf(PortableFront.of(measured(3)).codecs().stream()
                        .filter(codec -> !codec.name().equals("json"))
                        .limit(Finalists.MOST - 1)
                        .toList());
        assertThat(finalists.words())
                .contains("5 of 8: the run's baseline and the best of the portable front of size against round trip;"
                        + " --measure pipeline sends all");
    }

    @Test
    void the_same_figures_choose_the_same_finalists_whatever_went_through_the_pipeline_meanwhile() {
        assertThat(Finalists.among(variants(), sent(measured(3), "json", "avro")))
                .isEqualTo(Finalists.among(variants(), measured(3)));
    }

    @Test
    void a_codec_that_cannot_be_sent_leaves_its_place_to_the_next() {
        Finalists all = Finalists.among(variants(), measured(3));
        List<Variant> without = variants().stream()
                .filter(codec -> !codec.equals(all.codecs().get(1)))
                .toList();

        assertThat(Finalists.among(without, measured(3)).codecs())
                .hasSize(Finalists.MOST)
                .doesNotContain(all.codecs().get(1));
    }

    @Test
    void without_ranks_by_time_the_first_of_the_run_are_chosen_beside_the_baseline() {
        Finalists finalists = Finalists.among(variants(), measured(1));

        assertThat(names(finalists)).containsExactly("json", "kryo", "avro", "cbor", "thrift");
        assertThat(finalists.words())
                .hasValueSatisfying(
                        words -> assertThat(words).startsWith("5 of 8: the run's baseline and its first codecs"));
    }

    @Test
    void so_few_codecs_that_all_can_be_sent_are_all_sent() {
        Finalists finalists = Finalists.among(variants().subList(0, Finalists.MOST), measured(3));

        assertThat(finalists.codecs()).isEqualTo(variants().subList(0, Finalists.MOST));
        assertThat(finalists.words()).isEmpty();
    }

    @Test
    void a_finished_run_says_how_its_finalists_were_chosen() {
        Finalists finalists = Finalists.among(variants(), measured(3));
        String[] names = names(finalists).toArray(String[]::new);

        assertThat(Finalists.words(sent(measured(3), names))).isEqualTo(finalists.words());
    }

    @Test
    void a_run_that_sent_all_or_none_chose_no_finalists() {
        String[] all = variants().stream().map(Variant::name).toArray(String[]::new);

        assertThat(Finalists.words(measured(3))).isEmpty();
        assertThat(Finalists.words(sent(measured(3), all))).isEmpty();
    }

    private static List<String> names(Finalists finalists) {
        return finalists.codecs().stream().map(Variant::name).toList();
    }

    private static List<Variant> variants() {
        return codecs().stream().map(CodecInfo::variant).toList();
    }

    private static List<CodecInfo> codecs() {
        return FORMATS.stream()
                .map(format -> CodecInfo.of(
                        format.toLowerCase(Locale.ROOT).replace(' ', '-'),
                        format,
                        Family.TEXT,
                        "java.base",
                        Object.class))
                .toList();
    }

    /** The smaller, the slower: all are on the front. */
    private static Run measured(int forks) {
        List<Cell> cells = new ArrayList<>();
        for (int i = 0; i < codecs().size(); i++) {
            String name = codecs().get(i).name();
            cells.add(Samples.sizes(name, 1_000 - 100 * i));
            double nanos = 100 + 20 * i;
            cells.addAll(Samples.roundTrip(name, nanos * 0.99, nanos, nanos * 1.01));
        }
        return Samples.run(forks, codecs(), cells.toArray(Cell[]::new));
    }

    private static Run sent(Run run, String... names) {
        Stream<Cell> sent = Stream.of(names)
                .map(name -> Cell.measured(
                        new Trial("w", Variant.jvm(name), Passage.PLAIN),
                        new Pipeline(List.of(new Pipeline.Block(0, true, 1, List.of())))));
        return Samples.run(
                run.plannedForks(),
                run.codecs(),
                Stream.concat(run.cells().stream(), sent).toArray(Cell[]::new));
    }
}
