package io.wirecost.contract;

import io.wirecost.compiler.Targets;
import io.wirecost.compiler.build.CodeCache;
import io.wirecost.compiler.build.InstalledTools;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.DomainKind;
import io.wirecost.core.codec.LimitCheck;
import io.wirecost.core.codec.SafetyLimits;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.FieldPath;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.value.RecordValue;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Stream;

/** Proves the codecs of a provider, with code that is generated for them and compiled against one class path. */
public final class CodecProver {
    /** How deep into records the fields lie that are read in place. */
    private static final int MOST_NAMES = 5;

    private static final Path INSTALLATION = Path.of(System.getProperty("wirecost.installation"));

    /** One for all modules: those whose libraries are the same share generated code, and all share domain classes. */
    private static final CodeCache CACHE =
            new CodeCache(INSTALLATION.resolveSibling("code-cache"), new InstalledTools(INSTALLATION));

    private final CodecProvider provider;
    private final List<Path> classPath;
    private final ClassLoader loader;
    private final Map<Need, Path> built = new HashMap<>();

    /**
     * @param classPath what generated code may refer to: core and the module's library
     * @param loader has the same classes
     */
    public CodecProver(CodecProvider provider, List<Path> classPath, ClassLoader loader) {
        this.provider = provider;
        this.classPath = List.copyOf(classPath);
        this.loader = loader;
    }

    /** The provider of the codecs that are proven. */
    public CodecProvider provider() {
        return provider;
    }

    /** Returns the settings of safety limits that differ for a codec. */
    public SafetyLimits[] settings(CodecInfo codec) {
        return Stream.of(SafetyLimits.values())
                .filter(setting -> setting != SafetyLimits.ADVISED
                        || provider.safetyAdvice(codec).isPresent())
                .toArray(SafetyLimits[]::new);
    }

    /**
     * Fails unless a codec returns all records of a dataset that its limits allow, value for value, with each of these settings of
     * its safety limits; with those that are advised, the records that are no deeper. The failure names codec, dataset and record.
     *
     * @return what it has written with the last setting
     */
    public Written prove(CodecInfo codec, Dataset dataset, SafetyLimits... settings) throws IOException {
        List<RecordValue> records = held(codec, dataset);
        Binding<Object> binding = bind(codec, dataset.schema());
        List<byte[]> messages = List.of();
        for (SafetyLimits setting : settings) {
            if (setting == SafetyLimits.ADVISED) {
                records = Nesting.withinAdvice(dataset.schema(), records);
            }
            try {
                messages = prove(codec, binding.with(setting), records);
            } catch (Throwable e) { // a library may fail in any way
                throw new AssertionError(
                        "%s, %s, safety limits %s: %s".formatted(codec.variant().name(), dataset.name(), setting, e),
                        e);
            }
        }
        return new Written(records, messages);
    }

    /** Those that a codec's limits allow. */
    public static List<RecordValue> held(CodecInfo codec, Dataset dataset) {
        LimitCheck limits = new LimitCheck(dataset.schema(), codec.limits());
        return dataset.records().stream()
                .filter(record -> limits.violation(record).isEmpty())
                .toList();
    }

    /**
     * What a codec has written.
     *
     * @param records those that its limits allow
     * @param messages the bytes of each
     */
    public record Written(List<RecordValue> records, List<byte[]> messages) {}

    /** Has a codec write all records of a dataset that its limits allow. */
    public Written write(CodecInfo codec, Dataset dataset) throws Exception {
        List<RecordValue> records = held(codec, dataset);
        Binding<Object> binding = bind(codec, dataset.schema()).with(SafetyLimits.LIFTED);
        return inLoader(binding, () -> {
            Codec<Object> writer = provider.open(codec, binding);
            List<byte[]> messages = new ArrayList<>();
            for (RecordValue record : records) {
                messages.add(writer.serialize(binding.domain().toDomain(record)));
            }
            return new Written(records, messages);
        });
    }

    /** Fails unless a codec returns these records value for value; returns their bytes. */
    <T> List<byte[]> prove(CodecInfo codec, Binding<T> binding, List<RecordValue> records) throws Exception {
        List<FieldPath> paths = FieldPath.leaves(binding.schema(), MOST_NAMES);
        return inLoader(binding, () -> new RoundTrips<>(provider, codec, binding, paths).prove(records));
    }

    /** Does something as in a measuring JVM, which has one loader for all. */
    public static <R> R inLoader(Binding<?> binding, Callable<R> task) throws Exception {
        ClassLoader before = Thread.currentThread().getContextClassLoader();
        Thread.currentThread().setContextClassLoader(binding.loader());
        try {
            return task.call();
        } finally {
            Thread.currentThread().setContextClassLoader(before);
        }
    }

    /** A codec's binding for a schema, with classes that no other binding has. Generated code is made once. */
    public Binding<Object> bind(CodecInfo codec, Schema schema) throws IOException {
        Need need = new Need(schema, codec.target(), DomainKind.of(codec));
        List<URL> urls = new ArrayList<>();
        for (Need code : need.isDomain() ? List.of(need) : List.of(need.ofDomain(), need)) {
            urls.add(build(code).toUri().toURL());
        }
        return new Binding<>(schema, codec, new URLClassLoader(urls.toArray(URL[]::new), loader));
    }

    private synchronized Path build(Need need) throws IOException {
        Path code = built.get(need);
        if (code == null) {
            List<Path> generated = need.isDomain() ? List.of() : List.of(build(need.ofDomain()));
            code = CACHE.build(need.schema(), Targets.byId(need.target()).orElseThrow(), generated, classPath)
                    .code();
            built.put(need, code);
        }
        return code;
    }

    private record Need(Schema schema, String target, DomainKind domain) {
        boolean isDomain() {
            return domain.isEmittedBy(target);
        }

        Need ofDomain() {
            return new Need(schema, domain.target(), domain);
        }
    }
}
