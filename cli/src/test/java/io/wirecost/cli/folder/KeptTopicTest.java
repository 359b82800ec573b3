package io.wirecost.cli.folder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.core.InputException;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.workloads.builtin.Workloads;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KeptTopicTest {
    private static final Dataset READ = Workloads.all().get(0).dataset(1);

    @TempDir
    private Path folder;

    private final TopicSource topic = new TopicSource() {
        @Override
        public Dataset read(Path schemas, Optional<Path> kept) {
            try {
                Files.createDirectories(schemas);
                Files.writeString(schemas.resolve("s.avsc"), "{}");
                return READ;
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        @Override
        public Dataset again(Dataset records, Path schemas) {
            assertThat(schemas.resolve("s.avsc")).exists();
            return records;
        }
    };

    @Test
    void a_run_finds_the_records_that_it_has_kept() throws Exception {
        Path run = folder.resolve("run");

        assertThat(new KeptInput(run).keep(topic)).isSameAs(READ);
        assertThat(InputKeeper.found(run).keep(topic).checksum()).isEqualTo(READ.checksum());
    }

    @Test
    void nothing_is_left_of_a_run_that_did_not_come_to_be() throws Exception {
        KeptInput input = new KeptInput(folder.resolve("run"));
        input.keep(topic);

        input.discard();

        assertThat(folder.resolve("run")).doesNotExist();
    }

    @Test
    void a_command_that_keeps_nothing_leaves_no_schema() throws Exception {
        Path[] seen = new Path[1];
        InputKeeper.temporary().keep(new TopicSource() {
            @Override
            public Dataset read(Path schemas, Optional<Path> kept) {
                seen[0] = schemas;
                assertThat(kept).isEmpty();
                return READ;
            }

            @Override
            public Dataset again(Dataset records, Path schemas) {
                throw new AssertionError("is read once");
            }
        });

        assertThat(seen[0]).doesNotExist();
    }

    @Test
    void records_that_are_gone_are_told() {
        assertThatThrownBy(() -> InputKeeper.found(folder).keep(topic))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("cannot be continued without them");
    }
}
