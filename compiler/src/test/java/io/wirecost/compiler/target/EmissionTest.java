package io.wirecost.compiler.target;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.compiler.target.Emission.DerivedSchema;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EmissionTest {
    @Test
    void files_of_any_language_lie_below_their_folder(@TempDir Path folder) throws IOException {
        emission("codec/..mapper/a b.mjs").writeFiles(folder);

        assertThat(folder.resolve("codec/..mapper/a b.mjs")).hasContent("text");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "/etc/passwd",
                "../a.mjs",
                "a/../../b.mjs",
                "a/./b.mjs",
                "a//b.mjs",
                "a/",
                "..",
                ".",
                "a\\..\\b",
                "C:/a.mjs",
                "a\0.mjs"
            })
    void a_path_that_leaves_its_folder_or_is_none_is_refused(String path) {
        assertThatThrownBy(() -> emission(path))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("expected the path of a file below its folder, got " + path);
        assertThatThrownBy(() -> new DerivedSchema(path, "text")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void java_sources_are_laid_out_by_package() {
        assertThat(JavaSources.of(Map.of("wirecost.java.Order", "text")))
                .isEqualTo(Map.of("wirecost/java/Order.java", "text"));
    }

    private static Emission emission(String path) {
        return new Emission(Optional.empty(), Map.of(path, "text"), List.of());
    }
}
