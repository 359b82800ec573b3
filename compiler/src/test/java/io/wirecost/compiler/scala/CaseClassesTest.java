package io.wirecost.compiler.scala;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.compiler.build.CodeCache;
import io.wirecost.compiler.build.InstalledTools;
import io.wirecost.compiler.target.Emission;
import io.wirecost.compiler.target.Scalac;
import io.wirecost.compiler.target.Target;
import io.wirecost.compiler.target.ToolException;
import io.wirecost.compiler.target.Toolchain;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Family;
import io.wirecost.core.dataset.FieldPath;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.SchemaText;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.Comparer;
import io.wirecost.core.value.DomainMapper;
import io.wirecost.core.value.RecordValue;
import java.io.File;
import java.math.BigDecimal;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Case classes that Scala's compiler has compiled, with their mapper. */
class CaseClassesTest {
    private static final Schema SCHEMA = SchemaText.parse("""
            root x.order
            record x.order
              type string
              hashCode int
              wait optional(double)
              state enum(x.Option)
              ends_ optional(record(x.order))
              bytes map(array(optional(bytes)))
              price decimal(9,2)
              nothing null
              nulls array(null)
              flag boolean
            enum x.Option
              given
              Option
            """);

    @TempDir
    private static Path folder;

    private static CodeCache cache;
    private static Binding<Object> binding;

    @BeforeAll
    static void compile() throws Exception {
        cache = new CodeCache(folder, new InstalledTools(Path.of(System.getProperty("wirecost.installation"))));
        URL[] urls = {code(new ScalaTarget()).toUri().toURL()};
        CodecInfo codec = CodecInfo.ofScala("any", "any", Family.TEXT, "java.base", Object.class);
        binding = new Binding<>(SCHEMA, codec, new URLClassLoader(urls, CaseClassesTest.class.getClassLoader()));
    }

    @Test
    void every_value_comes_back_from_its_case_class() {
        DomainMapper<Object> domain = binding.domain();
        RecordValue value = value(Double.NaN, value(null, null, "1.50"), "-1.50");

        Object order = domain.toDomain(value);

        assertThat(order).isInstanceOf(domain.rootClass()).isInstanceOf(java.io.Serializable.class);
        assertThat(new Comparer(SCHEMA, Set.of()).compare(value, domain.fromDomain(order)))
                .isEmpty();
        assertThat(domain.fromDomain(null)).isNull();
    }

    @Test
    void objects_are_the_same_where_their_values_are() {
        Object order = domain(value(Double.NaN, null, "1.50"));

        assertThat(binding.domain().same(order, domain(value(Double.NaN, null, "1.50"))))
                .isTrue();
        assertThat(binding.domain().same(order, domain(value(0.0, null, "1.50"))))
                .isFalse();
        assertThat(binding.domain().same(domain(value(-0.0, null, "1.5")), domain(value(0.0, null, "1.5"))))
                .isFalse();
        assertThat(binding.domain().same(order, domain(value(Double.NaN, null, "1.5"))))
                .isFalse();
    }

    @Test
    void single_fields_are_read_as_a_filter_compares_them() {
        Object given = binding.domain().toDomain(leaf("state"), "given");

        assertThat(read(
                        value(2.0, value(null, null, "1"), "1"),
                        "type",
                        "wait",
                        "ends_.state",
                        "ends_.wait",
                        "nothing"))
                .containsExactly("text", 2.0, given, null, null);
        assertThat(binding.domain().toDomain(leaf("state"), "none")).isNull();
        assertThat(binding.domain().toDomain(leaf("type"), "given")).isEqualTo("given");
    }

    @Test
    void code_that_does_not_compile_is_quoted_and_leaves_nothing_behind() throws Exception {
        List<String> before = entries();

        assertThatThrownBy(() -> code(new Broken()))
                .isInstanceOf(ToolException.class)
                .hasMessageContaining("does not compile")
                .hasMessageContaining("not found: type Nowhere");
        assertThat(entries()).isEqualTo(before);
    }

    private static Type.Leaf leaf(String path) {
        return FieldPath.of(path).leaf(SCHEMA);
    }

    private static Object domain(RecordValue value) {
        return binding.domain().toDomain(value);
    }

    private static Object[] read(RecordValue record, String... paths) {
        return binding.domainFields(Stream.of(paths).map(FieldPath::of).toList())
                .read(domain(record));
    }

    private static RecordValue value(Double wait, RecordValue next, String price) {
        return RecordValue.of(
                "text",
                7,
                wait,
                "given",
                next,
                Map.of("", Arrays.asList(new byte[] {1}, null)),
                new BigDecimal(price),
                null,
                Arrays.asList(null, null),
                true);
    }

    private static Path code(Target target) throws Exception {
        List<Path> classPath = Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(Path::of)
                .toList();
        return cache.build(SCHEMA, target, List.of(), classPath).code();
    }

    private static List<String> entries() throws Exception {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(Path::toString).sorted().toList();
        }
    }

    private static final class Broken implements Target {
        @Override
        public String id() {
            return "broken";
        }

        @Override
        public Emission emit(Schema schema) {
            return new Emission(Optional.empty(), Map.of("A.scala", "class A extends Nowhere"), List.of());
        }

        @Override
        public Toolchain toolchain() {
            return new Scalac();
        }
    }
}
