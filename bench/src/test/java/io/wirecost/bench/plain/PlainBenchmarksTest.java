package io.wirecost.bench.plain;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.bench.generate.GenerateClasses;
import io.wirecost.compiler.Targets;
import io.wirecost.compiler.build.CodeCache;
import io.wirecost.compiler.build.InstalledTools;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.DomainKind;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.DatasetFile;
import io.wirecost.core.value.RecordValue;
import io.wirecost.workloads.builtin.Workloads;
import java.io.File;
import java.io.OutputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Tag("nightly")
class PlainBenchmarksTest {
    private static final Dataset DATASET =
            Workloads.byName("transactions").orElseThrow().dataset(7);

    @TempDir
    static Path folder;

    @BeforeAll
    static void writeTheRecords() throws Exception {
        Path file = folder.resolve("dataset");
        try (OutputStream out = Files.newOutputStream(file)) {
            DatasetFile.write(DATASET, out);
        }
        System.setProperty(PlainBenchmark.DATASET, file.toString());
    }

    static Iterable<String> codecs() {
        return PlainBenchmarks.codecs();
    }

    @ParameterizedTest
    @MethodSource("codecs")
    void code_written_by_hand_returns_every_record(String codec) throws Exception {
        PlainBenchmark<?> benchmark = plain(codec);
        benchmark.load();
        assertThat(benchmark.firstNotReturned()).isEqualTo(-1);
        assertThat(benchmark.serialize()).isNotEmpty();
        assertThat(benchmark.deserialize()).isNotNull();
    }

    @ParameterizedTest
    @MethodSource("codecs")
    void its_messages_are_as_long_as_the_codecs(String codec) throws Exception {
        List<byte[]> messages = messages(plain(codec));
        Binding<Object> binding = new Binding<>(DATASET.schema(), info(codec), loader(info(codec)));
        Codec<Object> twin = provider(codec).open(info(codec), binding);
        List<RecordValue> records = DATASET.records();
        for (int i = 0; i < records.size(); i++) {
            assertThat(messages.get(i))
                    .hasSameSizeAs(twin.serialize(binding.domain().toDomain(records.get(i))));
        }
    }

    private static <T> List<byte[]> messages(PlainBenchmark<T> benchmark) throws Exception {
        List<byte[]> messages = new ArrayList<>();
        for (T object : benchmark.objects(DATASET)) {
            messages.add(benchmark.serialize(object));
        }
        return messages;
    }

    private static PlainBenchmark<?> plain(String codec) throws ReflectiveOperationException {
        return PlainBenchmarks.of(codec).getConstructor().newInstance();
    }

    /** The beans, and some code for them, are on the class path already. */
    private static ClassLoader loader(CodecInfo codec) throws Exception {
        ClassLoader here = PlainBenchmarksTest.class.getClassLoader();
        if (codec.target().equals(CodecInfo.DOMAIN_TARGET) || GenerateClasses.TARGETS.contains(codec.target())) {
            return here;
        }
        DomainKind domain = DomainKind.of(codec);
        List<Path> folders = new ArrayList<>();
        if (!domain.isEmittedBy(codec.target())) {
            folders.add(code(domain.target(), List.of()));
        }
        folders.add(code(codec.target(), List.copyOf(folders)));
        List<URL> urls = new ArrayList<>();
        for (Path classes : folders) {
            urls.add(classes.toUri().toURL());
        }
        return new URLClassLoader(urls.toArray(URL[]::new), new WithoutGeneratedCode(here));
    }

    private static Path code(String target, List<Path> generated) throws Exception {
        CodeCache cache = new CodeCache(
                folder.resolve("code"), new InstalledTools(Path.of(System.getProperty("wirecost.installation"))));
        List<Path> classPath = Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(Path::of)
                .toList();
        return cache.build(DATASET.schema(), Targets.byId(target).orElseThrow(), generated, classPath)
                .code();
    }

    private static CodecInfo info(String codec) {
        return provider(codec).codecs().stream()
                .filter(info -> info.name().equals(codec))
                .findFirst()
                .orElseThrow();
    }

    private static CodecProvider provider(String codec) {
        return ServiceLoader.load(CodecProvider.class).stream()
                .map(ServiceLoader.Provider::get)
                .filter(provider ->
                        provider.codecs().stream().anyMatch(info -> info.name().equals(codec)))
                .findFirst()
                .orElseThrow();
    }

    /** Case classes and annotated beans have the names of the beans that the plain benchmarks are compiled against. */
    private static final class WithoutGeneratedCode extends ClassLoader {
        WithoutGeneratedCode(ClassLoader parent) {
            super(parent);
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (name.startsWith("wirecost.")) {
                throw new ClassNotFoundException(name);
            }
            return super.loadClass(name, resolve);
        }
    }
}
