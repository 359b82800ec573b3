package io.wirecost.cli.folder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.core.InputException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class InputKeeperTest {
    @TempDir
    private Path folder;

    @Test
    void a_new_run_keeps_its_input_in_a_folder_that_is_made_for_it() throws Exception {
        KeptInput keeper = new KeptInput(folder.resolve("runs/new"));

        assertThat(keeper.keep(input("{}"))).hasContent("{}").isEqualTo(folder.resolve("runs/new/standard-input"));
        keeper.discard();
        assertThat(folder.resolve("runs/new")).doesNotExist();
    }

    @Test
    void what_an_earlier_attempt_has_kept_is_not_taken_for_the_input() throws Exception {
        Files.writeString(folder.resolve("standard-input"), "old");

        assertThat(new KeptInput(folder).keep(input("new"))).hasContent("new");
    }

    @Test
    void a_folder_with_other_files_is_not_deleted() throws Exception {
        KeptInput keeper = new KeptInput(folder.resolve("new"));
        keeper.keep(input("{}"));
        Files.writeString(folder.resolve("new/notes"), "mine");

        keeper.discard();

        assertThat(folder.resolve("new")).isDirectoryNotContaining("glob:**/standard-input");
        assertThat(folder.resolve("new/notes")).exists();
    }

    @Test
    void a_continued_run_finds_its_input_and_reads_no_other() throws Exception {
        Files.writeString(folder.resolve("standard-input"), "kept");

        assertThat(InputKeeper.found(folder).keep(input("other"))).hasContent("kept");
        assertThatThrownBy(() -> InputKeeper.found(folder.resolve("other")).keep(input("x")))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("standard-input: is not there any more");
    }

    @Test
    void input_that_ends_in_a_failure_leaves_no_file_behind() {
        InputStream failing = new InputStream() {
            @Override
            public int read() throws IOException {
                throw new IOException("no more of it");
            }
        };

        assertThatThrownBy(() -> new KeptInput(folder).keep(failing))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("standard input cannot be kept", "no more of it");
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void a_command_without_a_folder_keeps_its_input_elsewhere() throws Exception {
        assertThat(InputKeeper.temporary().keep(input("{}"))).hasContent("{}");
    }

    private static InputStream input(String text) {
        return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    }
}
