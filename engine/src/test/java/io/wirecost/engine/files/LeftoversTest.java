package io.wirecost.engine.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LeftoversTest {
    private static final int FILES = 6_000;

    @TempDir
    private Path temporary;

    @Test
    void a_folder_goes_with_its_last_file_while_others_still_write_and_delete_there() throws Exception {
        Path folder = Files.createDirectories(temporary.resolve("wirecost-1"));
        Path inner = Files.createDirectories(folder.resolve("inner"));
        CountDownLatch begun = new CountDownLatch(1);
        Thread other = new Thread(() -> writeAndDelete(inner, begun));
        other.start();
        begun.await();

        Leftovers.deleteFolder(folder);

        other.join();
        assertThat(folder).doesNotExist();
    }

    @Test
    void only_folders_that_nobody_holds_are_deleted() throws Exception {
        Path held = Files.createDirectories(temporary.resolve("wirecost-1"));
        Path abandoned = Files.createDirectories(temporary.resolve("wirecost-2"));
        Path foreign = Files.createDirectories(temporary.resolve("wirecost-notes"));
        Leftovers.hold(abandoned).close();

        try (FileChannel hold = Leftovers.hold(held)) {
            Leftovers.delete(temporary);

            assertThat(hold.isOpen()).isTrue();
            assertThat(held).exists();
        }
        assertThat(abandoned).doesNotExist();
        assertThat(foreign).exists();
    }

    @Test
    void a_process_that_looks_for_others_leftovers_still_holds_its_own_folder() throws Exception {
        Path locks = Path.of("/proc/locks");
        assumeThat(locks).exists();
        Path held = Files.createDirectories(temporary.resolve("wirecost-1"));

        try (FileChannel hold = Leftovers.hold(held)) {
            Leftovers.delete(temporary);

            assertThat(hold.isOpen()).isTrue();
            assertThat(Files.readString(locks))
                    .contains(":" + Files.getAttribute(held.resolve("in-use"), "unix:ino") + " ");
        }
    }

    private static void writeAndDelete(Path folder, CountDownLatch begun) {
        for (int file = 0; file < FILES; file++) {
            try {
                Files.write(folder.resolve("f" + file), new byte[100]);
                Files.deleteIfExists(folder.resolve("f" + (file - FILES / 3)));
            } catch (IOException e) {
                // its folder has gone
            }
            if (file == FILES / 2) {
                begun.countDown();
            }
        }
    }
}
