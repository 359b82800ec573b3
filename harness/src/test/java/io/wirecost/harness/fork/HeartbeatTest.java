package io.wirecost.harness.fork;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HeartbeatTest {
    @TempDir
    Path folder;

    @Test
    void every_beat_is_seen_through_the_file() throws Exception {
        Path file = folder.resolve("heartbeat");
        assertThat(Heartbeat.count(file)).isZero();

        Heartbeat heartbeat = Heartbeat.start(file);
        heartbeat.beat();
        heartbeat.beat();

        assertThat(Heartbeat.count(file)).isEqualTo(2);
    }
}
