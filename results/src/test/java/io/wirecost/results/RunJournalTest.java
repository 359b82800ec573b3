package io.wirecost.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.core.InputException;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Run;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunJournalTest {
    private static final Run WHOLE = RandomRun.of(7);

    @TempDir
    private Path folder;

    private Path file;
    private Path journal;
    private RunJournal keeper;

    @BeforeEach
    void begin() throws Exception {
        file = folder.resolve("run.json");
        journal = RunJournal.beside(file);
        keeper = new RunJournal(file);
    }

    private static Run first(int cells) {
        return WHOLE.with(WHOLE.cells().subList(0, cells));
    }

    @Test
    void a_run_that_has_not_ended_is_read_step_by_step() throws Exception {
        for (int cells = 0; cells <= WHOLE.cells().size(); cells++) {
            keeper.add(first(cells));

            assertThat(RunFile.exists(file)).isTrue();
            assertThat(RunFile.read(file)).isEqualTo(first(cells));
        }
        assertThat(file).doesNotExist();
        assertThat(Files.readAllLines(journal)).hasSize(WHOLE.cells().size() + 1);
    }

    @Test
    void a_cell_that_has_changed_takes_the_place_of_the_former_one() throws Exception {
        Cell cell = WHOLE.cells().get(1);
        List<Cell> changed = new ArrayList<>(WHOLE.cells());
        changed.set(1, Cell.failed(cell.trial(), "it has run out of paper"));

        keeper.add(WHOLE);
        keeper.add(WHOLE.with(changed));

        assertThat(RunFile.read(file)).isEqualTo(WHOLE.with(changed));
        assertThat(Files.readAllLines(journal)).hasSize(2);
    }

    @Test
    void a_step_without_news_takes_no_line() throws Exception {
        keeper.add(WHOLE);
        keeper.add(WHOLE);

        assertThat(Files.readAllLines(journal)).hasSize(1);
    }

    @Test
    void a_crash_loses_at_most_the_last_step() throws Exception {
        keeper.add(first(1));
        keeper.add(first(2));
        keeper.add(first(3));
        String kept = Files.readString(journal);
        Files.writeString(journal, kept.substring(0, kept.length() - 9));

        assertThat(RunFile.read(file)).isEqualTo(first(2));
    }

    @Test
    void a_line_that_is_damaged_is_named_with_its_number() throws Exception {
        keeper.add(first(1));
        keeper.add(first(2));
        keeper.add(first(3));
        List<String> lines = new ArrayList<>(Files.readAllLines(journal));
        lines.set(1, lines.get(1).substring(5));
        Files.write(journal, lines);

        assertThatThrownBy(() -> RunFile.read(file))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("run.json.journal:2: expected a step of a run");
    }

    @Test
    void the_file_takes_the_place_of_the_steps_at_the_end() throws Exception {
        keeper.add(first(1));
        keeper.close(WHOLE);

        assertThat(journal).doesNotExist();
        assertThat(RunFile.read(file)).isEqualTo(WHOLE);
    }

    @Test
    void a_run_that_goes_on_begins_with_what_it_had() throws Exception {
        keeper.close(first(2));
        RunJournal next = new RunJournal(file);
        next.add(first(2));
        next.add(first(3));

        assertThat(RunFile.read(file)).isEqualTo(first(3));
    }

    @Test
    void steps_of_a_run_that_was_killed_are_replaced_in_one_step() throws Exception {
        keeper.add(first(2));
        RunJournal next = new RunJournal(file);
        next.add(first(2));
        next.add(first(3));

        assertThat(RunFile.read(file)).isEqualTo(first(3));
        assertThat(folder.toFile().list()).containsExactly("run.json.journal");
    }
}
