package io.wirecost.pipeline.driver.broker;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.core.InputException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DiskCheckTest {
    private static final long AN_EXABYTE = 1_000_000_000_000_000_000L;

    @TempDir
    Path folder;

    @Test
    void a_disk_with_room_is_accepted() {
        assertThatCode(() -> DiskCheck.check(folder, 1)).doesNotThrowAnyException();
    }

    @Test
    void a_disk_that_is_too_small_is_refused_with_both_sizes_and_the_way_out() {
        assertThatThrownBy(() -> DiskCheck.check(folder, AN_EXABYTE + 1))
                .isInstanceOf(InputException.class)
                .hasMessageMatching("(?s).*needs up to 1000000000\\.\\d GB .* only \\d+\\.\\d GB are free in .*")
                .hasMessageContaining("--broker-dir");
    }

    @Test
    void a_folder_that_is_not_there_is_refused() {
        assertThatThrownBy(() -> DiskCheck.check(folder.resolve("absent"), 1))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("absent")
                .hasMessageContaining("--broker-dir");
    }
}
