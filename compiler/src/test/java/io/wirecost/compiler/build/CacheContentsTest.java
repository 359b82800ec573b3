package io.wirecost.compiler.build;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CacheContentsTest {
    private static final String KEY = "0123456789abcdef0123456789abcdef";

    @TempDir
    private Path folder;

    @Test
    void what_the_cache_has_made_is_counted_and_deleted() throws Exception {
        write("protobuf-" + KEY + "/classes/A.class", 1000);
        write("avro-specific-" + KEY + "/sources/B.java", 200);
        write("tmp-thrift-8123456789/sources/C.java", 30);

        CacheContents contents = CacheContents.of(folder);
        assertThat(contents.entries()).hasSize(3);
        assertThat(contents.sizeBytes()).isEqualTo(1230);

        contents.delete();
        assertThat(names()).isEmpty();
    }

    @Test
    void what_somebody_else_has_put_there_stays() throws Exception {
        write("protobuf-" + KEY, 1); // a file, no entry
        write("notes/todo.txt", 1);
        write("protobuf-0123/A.class", 1);
        write("elsewhere/A.class", 1);
        Path precious = Files.createDirectories(folder.resolve("elsewhere"));
        Files.createSymbolicLink(folder.resolve("java-" + KEY), precious);

        CacheContents contents = CacheContents.of(folder);
        contents.delete();

        assertThat(contents.entries()).isEmpty();
        assertThat(names()).hasSize(5);
        assertThat(precious.resolve("A.class")).exists();
    }

    @Test
    void a_link_inside_an_entry_is_removed_and_not_followed() throws Exception {
        write("elsewhere/A.class", 1);
        write("java-" + KEY + "/classes/B.class", 1);
        Files.createSymbolicLink(folder.resolve("java-" + KEY + "/link"), folder.resolve("elsewhere"));

        CacheContents.of(folder).delete();

        assertThat(names()).containsExactly("elsewhere");
        assertThat(folder.resolve("elsewhere/A.class")).exists();
    }

    @Test
    void a_cache_that_is_not_there_is_empty() throws Exception {
        assertThat(CacheContents.of(folder.resolve("none")).entries()).isEmpty();
    }

    @Test
    void nobody_is_alone_while_another_uses_the_cache() throws Exception {
        try (CacheUse use = CacheUse.shared(folder)) {
            assertThat(use).isNotNull();
            assertThat(CacheUse.exclusive(folder)).isEmpty();
        }
        try (CacheUse alone = CacheUse.exclusive(folder).orElseThrow()) {
            assertThat(alone).isNotNull();
        }
    }

    private void write(String name, int sizeBytes) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.write(file, new byte[sizeBytes]);
    }

    private Stream<String> names() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).toList().stream();
        }
    }
}
