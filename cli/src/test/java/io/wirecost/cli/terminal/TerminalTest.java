package io.wirecost.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.cli.terminal.Terminal.Extent;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

class TerminalTest {
    private static final Supplier<Optional<Extent>> WIDE = () -> Optional.of(new Extent(50, 150));
    private static final Supplier<Optional<Extent>> SILENT = Optional::empty;

    @Test
    void a_terminal_is_as_wide_as_it_says_itself_whatever_the_environment_says() {
        Terminal terminal = Terminal.of(Map.of("COLUMNS", "90"), true, true, WIDE);

        assertThat(terminal.sentenceColumns()).isEqualTo(150);
        assertThat(terminal.tableColumns()).isEqualTo(150);
        assertThat(terminal.errColumns()).isEqualTo(150);
        assertThat(terminal.errRows()).isEqualTo(50);
    }

    @Test
    void a_terminal_that_does_not_answer_is_as_wide_as_the_environment_says() {
        assertThat(Terminal.of(Map.of("COLUMNS", "90"), true, false, SILENT).tableColumns())
                .isEqualTo(90);
        assertThat(Terminal.of(Map.of(), true, false, SILENT).tableColumns()).isEqualTo(120);
        assertThat(Terminal.of(Map.of(), true, true, SILENT).errRows()).isEqualTo(24);
    }

    @Test
    void without_a_terminal_tables_stay_whole_unless_the_user_says_how_wide_they_may_be() {
        Terminal file = Terminal.of(Map.of("COLUMNS", ""), false, true, WIDE);

        assertThat(file.tableColumns()).isEqualTo(Integer.MAX_VALUE);
        assertThat(file.sentenceColumns()).isEqualTo(120);
        assertThat(file.errColumns()).isEqualTo(150);
        assertThat(Terminal.of(Map.of("COLUMNS", "90"), false, true, WIDE).style())
                .satisfies(style -> assertThat(style.tableWidth()).isEqualTo(90))
                .satisfies(style -> assertThat(style.width()).isEqualTo(90));
    }

    @Test
    void nothing_is_asked_where_there_is_no_terminal() {
        Terminal.of(Map.of(), false, false, () -> {
            throw new AssertionError("asked");
        });
    }

    @Test
    void an_answer_is_understood_or_is_none() {
        assertThat(Terminal.extentOf("24 80\n")).contains(new Extent(24, 80));
        assertThat(Terminal.extentOf("0 0\n")).isEmpty();
        assertThat(Terminal.extentOf("")).isEmpty();
    }

    @Test
    void colours_need_a_terminal_that_takes_them() {
        assertThat(Terminal.of(Map.of(), true, true, WIDE).colourOut()).isTrue();
        assertThat(Terminal.of(Map.of("NO_COLOR", "1"), true, true, WIDE).colourOut())
                .isFalse();
        assertThat(Terminal.of(Map.of("TERM", "dumb"), true, true, WIDE).liveErr())
                .isFalse();
    }

    @Test
    void signs_that_its_character_set_lacks_are_written_in_ascii() {
        Terminal terminal = Terminal.of(Map.of(), true, true, WIDE);

        assertThat(terminal.in(StandardCharsets.UTF_8).style().ascii()).isFalse();
        assertThat(terminal.in(StandardCharsets.US_ASCII).style().ascii()).isTrue();
    }
}
