package io.wirecost.compiler.build;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.compiler.domain.DomainTarget;
import io.wirecost.compiler.target.Emission;
import io.wirecost.compiler.target.Target;
import io.wirecost.compiler.target.ToolException;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CodeCacheTest {
    @TempDir
    private Path folder;

    private CodeCache cache;

    @BeforeEach
    void setUp() {
        cache = new CodeCache(folder, new InstalledTools(folder));
    }

    @Test
    void the_second_build_of_a_schema_compiles_nothing() throws IOException {
        Generated first = cache.build(schema("a"), new DomainTarget(), List.of());
        Generated second = cache.build(schema("a"), new DomainTarget(), List.of());

        assertThat(first.fromCache()).isFalse();
        assertThat(second.fromCache()).isTrue();
        assertThat(second.classes()).isEqualTo(first.classes());
        assertThat(first.classes().resolve("wirecost/domain/R.class")).isRegularFile();
    }

    @Test
    void another_schema_or_library_is_another_entry() throws IOException {
        Path one = cache.build(schema("a"), new DomainTarget(), List.of()).classes();
        Path jar = Files.createDirectory(folder.resolve("library-1"));

        assertThat(cache.build(schema("b"), new DomainTarget(), List.of()).classes())
                .isNotEqualTo(one);
        assertThat(cache.build(schema("a"), new DomainTarget(), List.of(jar)).classes())
                .isNotEqualTo(one);
    }

    @Test
    void code_that_does_not_compile_leaves_nothing_behind() throws IOException {
        assertThatThrownBy(() -> cache.build(schema("a"), new Broken(), List.of()))
                .isInstanceOf(ToolException.class)
                .hasMessageContaining("does not compile");
        try (Stream<Path> left = Files.list(folder)) {
            assertThat(left).isEmpty();
        }
    }

    @Test
    void an_annotation_processor_that_the_library_lacks_is_named() {
        assertThatThrownBy(() -> cache.build(schema("a"), new Processed(), List.of()))
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
            return new Emission(Optional.empty(), Map.of("wirecost.broken.A", "class {"), List.of());
        }
    }

    private static final class Processed implements Target {
        @Override
        public String id() {
            return "processed";
        }

        @Override
        public Emission emit(Schema schema) {
            return new Emission(Optional.empty(), Map.of("wirecost.processed.A", "class A {}"), List.of());
        }

        @Override
        public List<String> annotationProcessors() {
            return List.of("no.such.Processor");
        }
    }
}
