package io.wirecost.compiler.read;

import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.wirecost.compiler.SchemaReaders;
import io.wirecost.compiler.build.InstalledTools;
import io.wirecost.compiler.target.Tools;
import io.wirecost.core.InputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * A schema in files of a folder, with what a user asks of it.
 *
 * @param files names of those that are given
 * @param paths names of further folders
 */
public record Given(
        Path folder,
        List<String> files,
        List<String> paths,
        Optional<String> root,
        List<String> without,
        List<String> types) {
    private static final Tools INSTALLED = new InstalledTools(Path.of(System.getProperty("wirecost.installation")));

    /** A file with a text. */
    public static Given file(Path folder, String name, String text) throws IOException {
        return new Given(folder, List.of(), List.of(), Optional.empty(), List.of(), List.of())
                .beside(name, text)
                .files(name);
    }

    /** The same with one more file in the folder. */
    public Given beside(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
        return this;
    }

    public Given files(String... names) {
        return new Given(folder, List.of(names), paths, root, without, types);
    }

    public Given paths(String... names) {
        return new Given(folder, files, List.of(names), root, without, types);
    }

    public Given root(String name) {
        return new Given(folder, files, paths, Optional.of(name), without, types);
    }

    public Given without(String... names) {
        return new Given(folder, files, paths, root, List.of(names), types);
    }

    public Given types(String... forms) {
        return new Given(folder, files, paths, root, without, List.of(forms));
    }

    public ReadSchema read() throws InputException {
        return SchemaReaders.read(new SchemaRequest(
                files.stream().map(folder::resolve).toList(),
                paths.stream().map(folder::resolve).toList(),
                root,
                WaysOut.of(without, types),
                INSTALLED));
    }

    /** What is wrong with it. */
    public List<String> problems() {
        return catchThrowableOfType(InputException.class, this::read).problems();
    }
}
