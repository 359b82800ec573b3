package io.wirecost.engine.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.core.InputException;
import io.wirecost.engine.runtime.RuntimeDescription.Artifact;
import io.wirecost.engine.runtime.RuntimeDescription.Part;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RuntimePackagesTest {
    private static final Artifact PESTLE =
            new Artifact("org.basil:pestle:1.0:exe:linux-x86_64", "linux-x86_64", "pestle-1.0", "BASIL_PESTLE");

    @TempDir
    private Path folder;

    private RuntimePackages packages;
    private Part library;
    private Part extra;

    @BeforeEach
    void setUp() throws Exception {
        StubMachine machine = new StubMachine(folder, folder.resolve("path"));
        RuntimeDescription runtime = RuntimeDescription.read(machine.runtime());
        FoundProgram basil =
                new FoundProgram(runtime.programs().get(0), true, Optional.of(new ProgramVersion("3.10.0")));
        packages = RuntimePackages.of(runtime, List.of(basil), new Programs(Map.of()), machine.cache());
        library = machine.part("library");
        extra = machine.part("extra");
    }

    @Test
    void packages_are_installed_beside_the_files_that_name_them_and_moved_when_they_are_complete() throws Exception {
        assertThat(packages.has(library)).isFalse();

        packages.install(library, work -> {
            assertThat(work.resolve("basil.lock")).hasContent("libraries");
            assertThat(packages.folder()).doesNotExist();
            Files.createDirectory(work.resolve("library"));
        });

        assertThat(packages.has(library)).isTrue();
        assertThat(visible(packages.folder())).containsExactly(packages.folder().resolve("library"));
        assertThat(visible(packages.folder().getParent())).containsExactly(packages.folder());
    }

    @Test
    void a_part_leaves_the_others_as_they_are() throws Exception {
        packages.install(library, work -> Files.createDirectory(work.resolve("library")));
        packages.install(extra, work -> Files.createFile(work.resolve("extra")));

        assertThat(packages.has(library)).isTrue();
        assertThat(packages.has(extra)).isTrue();
    }

    @Test
    void only_a_part_that_is_not_optional_is_lacking() throws Exception {
        assertThat(packages.lacking()).hasValue(library);

        packages.install(library, work -> Files.createDirectory(work.resolve("library")));

        assertThat(packages.has(extra)).isFalse();
        assertThat(packages.lacking()).isEmpty();
    }

    @Test
    void what_fails_or_brings_nothing_leaves_nothing() throws Exception {
        assertThatThrownBy(() -> packages.install(library, work -> {
                    Files.createDirectory(work.resolve("library"));
                    throw new IOException("no more");
                }))
                .hasMessage("no more");
        assertThatThrownBy(() -> packages.install(library, work -> {}))
                .hasMessage("basil-get has installed no library");

        assertThat(visible(packages.folder().getParent())).isEmpty();
        assertThat(packages.has(library)).isFalse();
    }

    @Test
    void what_a_killed_process_has_left_goes_with_the_next_attempt() throws Exception {
        Path runtimes = packages.folder().getParent();
        Files.createDirectories(runtimes.resolve("tmp-basil-1234/library/deep"));
        Files.createDirectories(runtimes.resolve("tmp-thyme-1234"));

        packages.install(library, work -> Files.createDirectory(work.resolve("library")));

        assertThat(visible(runtimes)).containsExactlyInAnyOrder(packages.folder(), runtimes.resolve("tmp-thyme-1234"));
    }

    @Test
    void two_at_once_are_one_too_many() throws Exception {
        packages.install(library, work -> {
            assertThatThrownBy(() -> packages.install(extra, other -> {}))
                    .isInstanceOf(InputException.class)
                    .hasMessageContaining("another wirecost installs packages in");
            Files.createDirectory(work.resolve("library"));
        });

        assertThat(packages.has(library)).isTrue();
    }

    @Test
    void an_artifact_becomes_executable_under_its_own_name() throws Exception {
        assertThat(packages.find(PESTLE)).isEmpty();

        packages.fetch(PESTLE, work -> Files.writeString(work.resolve("pestle-1.0-linux-x86_64.exe"), "#!"));

        assertThat(packages.find(PESTLE)).hasValue(packages.folder().resolve("bin/pestle-1.0"));
        assertThatThrownBy(() -> packages.fetch(PESTLE, work -> {}))
                .hasMessage("no file came of org.basil:pestle:1.0:exe:linux-x86_64");
    }

    private static Iterable<Path> visible(Path folder) throws IOException {
        try (var files = Files.list(folder)) {
            return files.filter(file -> !file.getFileName().toString().startsWith("."))
                    .toList();
        }
    }
}
