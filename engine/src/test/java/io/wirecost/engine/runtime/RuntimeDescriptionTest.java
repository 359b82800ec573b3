package io.wirecost.engine.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.wirecost.core.InputException;
import io.wirecost.engine.runtime.RuntimeDescription.Variant;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RuntimeDescriptionTest {
    @TempDir
    private Path folder;

    @Test
    void a_description_may_be_short() throws Exception {
        write("""
                {"runtime": "basil", "title": "Basil", "command": ["basil"], "programs": [{"program": "basil"}]}
                """);

        RuntimeDescription basil = RuntimeDescription.read(runtime());

        assertThat(basil.title()).isEqualTo("Basil");
        assertThat(basil.folder()).isEqualTo(runtime());
        assertThat(basil.programs())
                .containsExactly(new RuntimeDescription.Program("basil", List.of(), Optional.empty(), List.of()));
        assertThat(basil.libraries()).isEmpty();
        assertThat(basil.packages()).isEmpty();
        assertThat(basil.parts()).isEmpty();
        assertThat(basil.variants()).isEmpty();
        assertThat(basil.tools()).isEmpty();
        assertThat(basil.artifacts()).isEmpty();
    }

    @Test
    void a_variant_has_a_name_a_title_and_a_command_of_its_own() throws Exception {
        write("""
                {
                  "runtime": "basil", "title": "Basil", "command": ["basil"], "programs": [{"program": "basil"}],
                  "variants": [{"runtime": "basil-fast", "title": "Fast Basil", "command": ["basil", "-f"]}]
                }
                """);

        assertThat(RuntimeDescription.read(runtime()).variants())
                .containsExactly(new Variant("basil-fast", "Fast Basil", List.of("basil", "-f")));
    }

    @Test
    void everything_that_is_wrong_is_named_with_its_place() throws Exception {
        write("""
                {
                  "runtime": "Basil", "command": ["oregano", 7], "colour": "green",
                  "programs": [{"program": "../basil", "atLeast": "new"}, "basil", {"program": "x", "atLeast": "3"}],
                  "variants": [{"runtime": "thyme", "title": "T", "command": ["thyme"]}],
                  "libraries": ["Oil"],
                  "packages": {"variable": "packages", "files": ["../secret", "basil.lock"], "parts": [
                    {"part": "../library", "install": [], "needs": {}, "optional": "no"}]},
                  "tools": [{"program": "mortar", "debain": "mortar"}],
                  "artifacts": [{"artifact": "pestle", "platform": "linux-x86_64", "file": "a/b", "variable": "P"}]
                }
                """);

        assertThat(problems())
                .containsExactlyInAnyOrder(
                        "runtime: expected small letters, digits and hyphens, found \"Basil\"",
                        "title: is missing; expected a text",
                        "command[1]: expected a text, found a number",
                        "command: expected one of programs first, found oregano",
                        "unknown member \"colour\"",
                        "programs[0].program: expected the name of a program, found \"../basil\"",
                        "programs[0].atLeast: expected a version such as 20 or 3.11, found \"new\"",
                        "programs[1]: expected an object, found a string",
                        "programs[2].version: is missing; atLeast needs the arguments that print the version",
                        "packages.variable: expected the name of a variable in capitals, found \"packages\"",
                        "packages.files[0]: expected the name of a file, without a folder, found \"../secret\"",
                        "packages.files: basil.lock is not in the folder",
                        "packages.parts[0].part: expected the name of a file, without a folder, found \"../library\"",
                        "packages.parts[0].install: expected at least one element",
                        "packages.parts[0].needs: expected an array, found an object",
                        "packages.parts[0].optional: expected a boolean, found a string",
                        "variants[0].runtime: expected a name that begins with basil-, found thyme",
                        "command: expected one of programs first, found thyme",
                        "libraries[0]: expected the name of a Debian package, found \"Oil\"",
                        "tools[0].debian: is missing; expected the name of a Debian package",
                        "tools[0]: unknown member \"debain\"",
                        "artifacts[0].artifact: expected group:artifact:version:type:classifier, found \"pestle\"",
                        "artifacts[0].file: expected the name of a file, without a folder, found \"a/b\"");
    }

    @Test
    void a_runtime_has_the_name_of_its_folder_and_of_no_other_runtime() throws Exception {
        String rest = "\", \"title\": \"T\", \"command\": [\"b\"], \"programs\": [{\"program\": \"b\"}]}";
        write("{\"runtime\": \"thyme" + rest);
        assertThat(problems()).containsExactly("runtime: expected basil, the name of its folder, found thyme");
        write("{\"runtime\": \"jvm" + rest);
        assertThat(problems())
                .containsExactly("runtime: is the name of a runtime that needs no description; take another one");
    }

    @Test
    void what_is_no_object_or_no_json_is_refused() throws Exception {
        write("[]");
        assertThat(problems()).containsExactly("expected an object, found an array");
        write("{\"runtime\": \"basil\",\n  \"runtime\": \"basil\"}");
        assertThatThrownBy(() -> RuntimeDescription.read(runtime()))
                .hasMessageContaining("runner.json:2:3: the key \"runtime\" stands twice");
    }

    private List<String> problems() {
        String place = runtime().resolve("runner.json") + ": ";
        InputException failure = catchThrowableOfType(InputException.class, () -> RuntimeDescription.read(runtime()));
        return failure.problems().stream()
                .map(problem -> problem.replace(place, ""))
                .toList();
    }

    private Path runtime() {
        return folder.resolve("basil");
    }

    private void write(String description) throws Exception {
        Files.createDirectories(runtime());
        Files.writeString(runtime().resolve("runner.json"), description);
    }
}
