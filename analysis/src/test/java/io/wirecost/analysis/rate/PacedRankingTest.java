package io.wirecost.analysis.rate;

import static io.wirecost.analysis.rate.Paces.MILLI;
import static io.wirecost.analysis.rate.Paces.blocks;
import static io.wirecost.analysis.rate.Paces.cell;
import static io.wirecost.analysis.rate.Paces.failed;
import static io.wirecost.analysis.rate.Paces.set;
import static io.wirecost.analysis.rate.Paces.sustained;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Offset.offset;

import io.wirecost.analysis.ranking.Ranked;
import io.wirecost.analysis.ranking.RankedCell;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Experiment.OpenLoop;
import io.wirecost.core.run.Passage;
import io.wirecost.core.run.Passage.Pace;
import io.wirecost.core.run.Passage.Reading;
import io.wirecost.core.run.Pipeline;
import io.wirecost.core.run.Run;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PacedRankingTest {
    private static final Passage SOUGHT = Passage.PLAIN.at(Pace.HIGHEST);
    private static final Passage GIVEN = Passage.PLAIN.at(new Pace(Optional.of(10L)));
    private static final OpenLoop RATE = new OpenLoop(Optional.of(10L), 1, 100 * MILLI);

    @Test
    void the_highest_rate_that_was_sustained_is_a_blocks_score() {
        SustainedRate rate = SustainedRate.of(
                blocks(
                        List.of(sustained(400), failed(800), sustained(500), failed(600), failed(600)),
                        List.of(sustained(500))),
                Paces.SEARCH);

        assertThat(rate.rates()).containsExactly(500.0, 500.0);
        assertThat(rate.messagesPerSecond().orElseThrow().centre()).isCloseTo(500, offset(1e-9));
        assertThat(rate.tries()).isEqualTo(6);
        assertThat(rate.sustainedTries()).isEqualTo(3);
        assertThat(rate.latencies().orElseThrow().nanos(1)).isEqualTo(2 * MILLI);
    }

    @Test
    void a_codec_that_sustained_nothing_in_one_block_has_no_rate_and_no_place_and_comes_last() {
        Run run = Paces.run(
                Paces.SEARCH,
                cell("fails", SOUGHT, blocks(List.of(sustained(900)), List.of(failed(9)), List.of(sustained(900)))),
                searched("slow", 100, 101, 102));
        List<Ranked<SustainedRate>> ranked = PacedRanking.bySustainedRate(run, SOUGHT);

        assertThat(codecs(ranked)).containsExactly("slow", "fails");
        assertThat(ranked.get(1).statistics().messagesPerSecond()).isEmpty();
        assertThat(ranked.get(1).statistics().without()).isEqualTo(1);
        assertThat(ranked.get(1).place()).isEmpty();
    }

    @Test
    void the_highest_rate_is_first_and_what_cannot_be_told_apart_is_tied() {
        Run run = Paces.run(
                Paces.SEARCH,
                searched("slow", 100, 101, 102),
                searched("fast", 300, 310, 320),
                searched("as-fast", 301, 309, 322));
        List<Ranked<SustainedRate>> ranked = PacedRanking.bySustainedRate(run, SOUGHT);

        assertThat(codecs(ranked).subList(0, 2)).containsExactlyInAnyOrder("fast", "as-fast");
        assertThat(ranked.stream()
                        .map(line -> line.place().map(RankedCell::label).orElse("-")))
                .containsExactly("1=", "2=", "3");
    }

    @Test
    void two_blocks_have_no_place() {
        Run run = Paces.run(Paces.SEARCH, searched("fast", 300, 301), searched("slow", 100, 101));

        assertThat(PacedRanking.bySustainedRate(run, SOUGHT))
                .allSatisfy(line -> assertThat(line.place()).isEmpty());
    }

    @Test
    void at_a_given_rate_the_lowest_99th_percentile_is_first_and_sets_that_were_not_sustained_are_counted() {
        Pipeline quick = blocks(List.of(set(10, 1, 5)), List.of(set(10, 1, 6)), List.of(set(10, 1, 5)));
        Pipeline late = blocks(
                List.of(set(10, 1, 90 * MILLI)), List.of(set(10, 1, 91 * MILLI)), List.of(set(10, 1, 110 * MILLI)));
        Run run = Paces.run(RATE, cell("late", GIVEN, late), cell("quick", GIVEN, quick));
        List<Ranked<PacedLatency>> ranked = PacedRanking.byLatency(run, GIVEN);

        assertThat(codecs(ranked)).containsExactly("quick", "late");
        assertThat(ranked.get(0).place().map(RankedCell::label)).contains("1");
        assertThat(ranked.get(1).statistics().sets()).isEqualTo(3);
        assertThat(ranked.get(1).statistics().sustained()).isEqualTo(2);
    }

    @Test
    void a_rate_that_was_given_is_not_one_that_was_sought() {
        Run run = Paces.run(RATE, cell("quick", GIVEN, blocks(List.of(set(10, 1)))));

        assertThat(PacedRanking.bySustainedRate(run, GIVEN)).isEmpty();
        assertThat(PacedRanking.byLatency(run, GIVEN)).hasSize(1);
        assertThat(PacedRanking.passages(run, Reading.DECODE)).containsExactly(GIVEN);
        assertThat(ClockError.mostNanos(run)).hasValue(40);
    }

    private static Cell searched(String codec, double... rates) {
        return cell(
                codec,
                SOUGHT,
                new Pipeline(IntStream.range(0, rates.length)
                        .mapToObj(round -> new Pipeline.Block(round, true, 1_000, List.of(sustained(rates[round]))))
                        .toList()));
    }

    private static List<String> codecs(List<? extends Ranked<?>> ranked) {
        return ranked.stream().map(line -> line.cell().trial().codec().name()).toList();
    }
}
