package io.wirecost.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.analysis.settling.Open;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Task;
import io.wirecost.engine.run.RunStep;
import io.wirecost.engine.run.RunStep.StepKind;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class BoardTest {
    private static final int COLUMNS = 110;

    @Test
    void the_board_stands_below_what_was_said_and_is_redrawn_in_place() throws Exception {
        VirtualTerminal terminal = new VirtualTerminal(24, COLUMNS);
        ProgressLine progress = on(terminal, 24, COLUMNS);
        progress.news("The runtime Node.js is left out");
        pass(progress, 0, TurnsRuns.of(1, 3));
        pass(progress, 1, TurnsRuns.of(2, 3));
        pass(progress, 2, TurnsRuns.of(3, 3));
        progress.settling(List.of(
                new Open(TurnsRuns.trial("codec-3", new Task.Time(Operation.SERIALIZE)), 0.12, Open.Reason.WIDE, 5)));
        progress.started(step(StepKind.PASS, 3));
        assertGolden(withoutTime(terminal.text()), "board.txt");
    }

    @Test
    void before_the_first_pass_there_is_no_board() {
        VirtualTerminal terminal = new VirtualTerminal(24, COLUMNS);
        ProgressLine progress = on(terminal, 24, COLUMNS);
        progress.started(step(StepKind.WARM, 0));
        progress.known(TurnsRuns.of(0, 3));

        assertThat(terminal.lines()).containsExactly("[1/1] measuring, round 1: subject start and warm up · 3 s left");
    }

    @Test
    void news_stand_above_the_board_which_is_drawn_once() {
        VirtualTerminal terminal = new VirtualTerminal(24, COLUMNS);
        ProgressLine progress = on(terminal, 24, COLUMNS);
        pass(progress, 0, TurnsRuns.of(2, 3));
        progress.news("first");
        progress.news("second");

        assertThat(terminal.lines())
                .startsWith("first", "second")
                .filteredOn(line -> line.startsWith("codec "))
                .hasSize(1);
        assertThat(terminal.lines()).last().asString().startsWith("[1/1] measuring, round 1: subject");
    }

    @Test
    void a_board_taller_than_the_terminal_shows_the_fastest_and_says_how_many_more_there_are() {
        VirtualTerminal terminal = new VirtualTerminal(10, COLUMNS);
        ProgressLine progress = on(terminal, 10, COLUMNS);
        progress.news("said before");
        for (int round = 0; round < 3; round++) {
            pass(progress, round, TurnsRuns.of(round + 1, 30));
        }

        assertThat(terminal.lines()).hasSize(11).startsWith("said before");
        assertThat(terminal.lines().get(2)).startsWith("codec-");
        assertThat(terminal.lines().get(9)).isEqualTo("… and 24 more codecs");
    }

    @Test
    void on_a_terminal_too_low_for_a_board_the_line_alone_is_rewritten() {
        VirtualTerminal terminal = new VirtualTerminal(3, COLUMNS);
        ProgressLine progress = on(terminal, 3, COLUMNS);
        pass(progress, 0, TurnsRuns.of(2, 30));
        pass(progress, 1, TurnsRuns.of(3, 30));

        assertThat(terminal.lines()).hasSize(1);
    }

    @Test
    void no_line_is_wider_than_a_narrow_terminal() {
        VirtualTerminal terminal = new VirtualTerminal(24, 40);
        ProgressLine progress = on(terminal, 24, 40);
        pass(progress, 0, TurnsRuns.of(2, 3));
        pass(progress, 1, TurnsRuns.of(3, 3));

        assertThat(terminal.lines())
                .hasSize(6)
                .allSatisfy(line -> assertThat(line).hasSizeLessThan(40));
    }

    @Test
    void at_the_end_the_screen_is_clean_and_stays_so() {
        VirtualTerminal terminal = new VirtualTerminal(24, COLUMNS);
        ProgressLine progress = on(terminal, 24, COLUMNS);
        progress.news("said before");
        pass(progress, 0, TurnsRuns.of(2, 3));
        progress.close();
        progress.known(TurnsRuns.of(3, 3));
        progress.started(step(StepKind.PASS, 2));

        assertThat(terminal.lines()).containsExactly("said before");
    }

    @Test
    void once_times_are_measured_the_board_is_gone() {
        VirtualTerminal terminal = new VirtualTerminal(24, COLUMNS);
        ProgressLine progress = on(terminal, 24, COLUMNS);
        pass(progress, 0, TurnsRuns.of(2, 3));
        progress.started(step(StepKind.BLOCK, 0));

        assertThat(terminal.lines()).singleElement().asString().startsWith("[2/2] pipeline, block 1: subject · ");
    }

    private static ProgressLine on(VirtualTerminal terminal, int rows, int columns) {
        return ProgressLine.on(
                terminal.writer(), new Terminal(false, false, true, OptionalInt.of(columns), columns, rows));
    }

    private static void pass(ProgressLine progress, int round, Run known) {
        progress.started(step(StepKind.PASS, round));
        progress.known(known);
    }

    private static RunStep step(StepKind kind, int round) {
        return new RunStep(kind, "subject", List.of(), round, Duration.ofSeconds(3));
    }

    /** How long the test has taken so far counts in the time left. */
    private static String withoutTime(String text) {
        return text.replaceAll(" · .* left", "");
    }

    private static void assertGolden(String text, String golden) throws IOException {
        try (InputStream expected = BoardTest.class.getResourceAsStream(golden)) {
            assertThat(text).isEqualTo(new String(expected.readAllBytes(), StandardCharsets.UTF_8));
        }
    }
}
