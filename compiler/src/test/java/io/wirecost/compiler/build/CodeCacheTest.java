package io.wirecost.compiler.build;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.compiler.domain.DomainTarget;
import io.wirecost.compiler.target.Emission;
import io.wirecost.compiler.target.Emission.DerivedSchema;
import io.wirecost.compiler.target.Javac;
import io.wirecost.compiler.target.SchemaCompiler;
import io.wirecost.compiler.target.Target;
import io.wirecost.compiler.target.ToolException;
import io.wirecost.compiler.target.Toolchain;
import io.wirecost.compiler.target.Tools;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CodeCacheTest {
    @TempDir
    private Path folder;

    private Path cacheFolder;
    private CodeCache cache;

    @BeforeEach
    void setUp() {
        cacheFolder = folder.resolve("cache");
        cache = new CodeCache(cacheFolder, new InstalledTools(folder));
    }

    @Test
    void the_second_build_of_a_schema_compiles_nothing() throws IOException {
        Generated first = build("a", new DomainTarget());
        Generated second = build("a", new DomainTarget());

        assertThat(first.fromCache()).isFalse();
        assertThat(second.fromCache()).isTrue();
        assertThat(second.code()).isEqualTo(first.code());
        assertThat(first.code().resolve("wirecost/domain/R.class")).isRegularFile();
    }

    @Test
    void another_schema_is_another_entry() throws IOException {
        assertThat(build("a", new DomainTarget()).code())
                .isNotEqualTo(build("b", new DomainTarget()).code());
    }

    @Test
    void texts_count_with_the_place_where_each_of_them_ends() {
        assertThat(new EntryKey().add("ab").add("c").hex())
                .isNotEqualTo(new EntryKey().add("a").add("bc").hex());
    }

    @Test
    void a_library_counts_by_what_is_in_it_wherever_it_lies() throws IOException {
        Path here = library("here/library-1.jar", 1, "text");
        Path later = library("there/library.jar", 2, "text");
        Path other = library("other/library-1.jar", 1, "TEXT");

        Path first = build(here).code();

        assertThat(build(later).code()).isEqualTo(first);
        assertThat(build(other).code()).isNotEqualTo(first);
    }

    @Test
    void a_library_that_a_target_does_not_refer_to_is_neither_seen_nor_counted() throws IOException {
        Path library = library("library.jar", 1, "text");
        Path unknown = folder.resolve("unknown.jar");
        try (JarOutputStream jar = new JarOutputStream(Files.newOutputStream(unknown))) {
            jar.putNextEntry(new JarEntry("other/Thing.class"));
        }

        Generated alone = build(library);
        Generated together =
                cache.build(schema("a"), new OfLibrary(new Copying("1")), List.of(), List.of(unknown, library));

        assertThat(together.code()).isEqualTo(alone.code());
        assertThat(together.fromCache()).isTrue();
        assertThat(alone.code().resolve("libraries")).hasContent("library.jar");
    }

    @Test
    void domain_classes_count_by_what_they_were_made_from() throws IOException {
        Path elsewhere = folder.resolve("elsewhere");
        CodeCache other = new CodeCache(elsewhere, new InstalledTools(folder));

        Path here = withDomain(cache, "a");
        Path there = withDomain(other, "a");

        assertThat(elsewhere.relativize(there)).isEqualTo(cacheFolder.relativize(here));
        assertThat(withDomain(cache, "b")).isNotEqualTo(here);
    }

    @Test
    void files_of_another_language_come_through_emission_toolchain_and_cache() throws IOException {
        Generated first = build("a", new OfLibrary(new Copying("1")));
        Generated second = build("a", new OfLibrary(new Copying("1")));
        Generated otherSettings = build("a", new OfLibrary(new Copying("2")));

        assertThat(first.code().resolve("mapper/mapper.mjs")).hasContent("export const fields = ['a'];");
        assertThat(first.code().resolve("wirecost/module/schema")).hasContent("a");
        assertThat(first.fromCache()).isFalse();
        assertThat(second.fromCache()).isTrue();
        assertThat(second.code()).isEqualTo(first.code());
        assertThat(otherSettings.code()).isNotEqualTo(first.code());
    }

    @Test
    void a_schema_compiler_counts_by_what_it_is() throws IOException {
        Path first = compiledBy(Files.writeString(folder.resolve("compiler-1"), "one"));

        assertThat(compiledBy(Files.writeString(folder.resolve("other-name"), "one")))
                .isEqualTo(first);
        assertThat(compiledBy(Files.writeString(folder.resolve("compiler-1"), "two")))
                .isNotEqualTo(first);
    }

    @Test
    void code_that_does_not_compile_leaves_nothing_behind() throws IOException {
        assertThatThrownBy(() -> build("a", new Broken()))
                .isInstanceOf(ToolException.class)
                .hasMessageContaining("does not compile");
        try (Stream<Path> left = Files.list(cacheFolder)) {
            assertThat(left).isEmpty();
        }
    }

    @Test
    void an_annotation_processor_that_the_library_lacks_is_named() {
        assertThatThrownBy(() -> build("a", new Processed()))
                .isInstanceOf(ToolException.class)
                .hasMessageContaining("no.such.Processor");
    }

    @Test
    void a_tool_that_this_machine_lacks_is_named() {
        assertThatThrownBy(() -> new InstalledTools(folder).executable("protoc"))
                .isInstanceOf(ToolException.class)
                .hasMessageContaining("no protoc for " + InstalledTools.platform());
    }

    @Test
    void a_tool_that_fails_is_quoted() {
        assertThatThrownBy(() -> ToolRun.run(folder, List.of("sh", "-c", "echo line 3: bad; exit 4")))
                .isInstanceOf(ToolException.class)
                .hasMessage("sh ended with exit code 4: line 3: bad");
    }

    private Generated build(String field, Target target) throws IOException {
        return cache.build(schema(field), target, List.of(), List.of());
    }

    private Generated build(Path library) throws IOException {
        return cache.build(schema("a"), new OfLibrary(new Copying("1")), List.of(), List.of(library));
    }

    /** The code of a target that refers to the domain classes of a schema with this field. */
    private static Path withDomain(CodeCache cache, String field) throws IOException {
        Path domain = cache.build(schema(field), new DomainTarget(), List.of(), List.of())
                .code();
        return cache.build(schema("a"), new OfLibrary(new Copying("1")), List.of(domain), List.of())
                .code();
    }

    private Path compiledBy(Path tool) throws IOException {
        return new CodeCache(cacheFolder, name -> tool)
                .build(schema("a"), new Compiled(), List.of(), List.of())
                .code();
    }

    private Path library(String path, long time, String content) throws IOException {
        Path file = folder.resolve(path);
        Files.createDirectories(file.getParent());
        try (JarOutputStream jar = new JarOutputStream(Files.newOutputStream(file))) {
            JarEntry entry = new JarEntry("library/Thing.class");
            entry.setTime(TimeUnit.DAYS.toMillis(10_000 + time));
            jar.putNextEntry(entry);
            jar.write(content.getBytes(StandardCharsets.UTF_8));
        }
        return file;
    }

    private static Schema schema(String field) {
        return new Schema("R", List.of(new RecordDefinition("R", List.of(new Field(field, Type.Primitive.INT)))));
    }

    private static final class Broken implements Target {
        @Override
        public String id() {
            return "broken";
        }

        @Override
        public Emission emit(Schema schema) {
            return new Emission(Optional.empty(), Map.of("wirecost/broken/A.java", "class {"), List.of());
        }
    }

    private static final class Processed implements Target {
        @Override
        public String id() {
            return "processed";
        }

        @Override
        public Emission emit(Schema schema) {
            return new Emission(Optional.empty(), Map.of("wirecost/processed/A.java", "class A {}"), List.of());
        }

        @Override
        public Toolchain toolchain() {
            return new Javac(List.of("no.such.Processor"));
        }
    }

    /** A target for a runtime that loads sources. */
    private record OfLibrary(Toolchain toolchain) implements Target {
        @Override
        public String id() {
            return "module";
        }

        @Override
        public Emission emit(Schema schema) {
            String field = schema.root().fields().get(0).name();
            return new Emission(
                    Optional.of(new DerivedSchema("fields.txt", field)),
                    Map.of("mapper/mapper.mjs", "export const fields = ['%s'];".formatted(field)),
                    List.of());
        }

        @Override
        public List<String> libraries() {
            return List.of("library.Thing");
        }
    }

    /** Has nothing to compile; says which libraries it was shown. */
    private record Copying(String setting) implements Toolchain {
        @Override
        public String identity(Tools tools) {
            return "copying " + setting;
        }

        @Override
        public void makeReady(Path files, Path ready, List<Path> libraries, Tools tools) throws IOException {
            Files.createDirectories(ready.resolve("mapper"));
            Files.copy(files.resolve("mapper/mapper.mjs"), ready.resolve("mapper/mapper.mjs"));
            List<String> names =
                    libraries.stream().map(l -> l.getFileName().toString()).toList();
            Files.write(ready.resolve("libraries"), names);
        }
    }

    /** A target whose schema compiler makes nothing. */
    private static final class Compiled implements Target {
        @Override
        public String id() {
            return "compiled";
        }

        @Override
        public Emission emit(Schema schema) {
            return new Emission(Optional.empty(), Map.of(), List.of());
        }

        @Override
        public List<SchemaCompiler> compilers() {
            return List.of(new SchemaCompiler.Executable("compiler"));
        }
    }
}
