package io.wirecost.engine.runner;

import io.wirecost.core.InputException;
import io.wirecost.core.codec.CodecId;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.codec.Wrapper;
import io.wirecost.engine.installation.CodecModule;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.stream.Stream;

/** The codecs of modules, in the order of the modules. */
final class JvmModules {
    private JvmModules() {}

    /** @throws IOException if a module cannot be read, or does not hold what it promises */
    static List<JvmCodec> load(List<CodecModule> modules) throws IOException {
        Map<Variant, JvmCodec> codecs = new LinkedHashMap<>();
        for (CodecModule module : modules) {
            for (JvmCodec codec : read(module)) {
                JvmCodec other = codecs.putIfAbsent(codec.info().variant(), codec);
                if (other != null) {
                    throw new IOException("modules %s and %s both have a codec %s"
                            .formatted(other.module().name(), module.name(), codec.name()));
                }
            }
        }
        return List.copyOf(codecs.values());
    }

    /**
     * The codecs of a user's own modules beside others.
     *
     * @return all of them
     * @throws InputException with every module that cannot be loaded or has no codec, and every name that is taken or
     *     looks like that of a wrapped codec
     */
    static Map<String, JvmCodec> add(List<CodecModule> modules, Map<String, JvmCodec> others) throws InputException {
        Map<String, JvmCodec> all = new LinkedHashMap<>(others);
        List<String> problems = new ArrayList<>();
        for (CodecModule module : modules) {
            for (JvmCodec codec : readOwn(module, problems)) {
                if (codec.name().contains(Wrapper.SIGN)) {
                    problems.add(
                            "%s: codec %s: a name must not contain %s, which stands before a wrapper; give the codec another name"
                                    .formatted(module.name(), codec.name(), Wrapper.SIGN));
                }
                if (!codec.info().runtime().equals(CodecId.JVM)) {
                    problems.add("%s: codec %s: expected the runtime %s, found %s"
                            .formatted(
                                    module.name(),
                                    codec.name(),
                                    CodecId.JVM,
                                    codec.info().runtime()));
                }
                JvmCodec other = all.putIfAbsent(codec.name(), codec);
                if (other != null) {
                    problems.add("%s: a codec %s is in module %s already; give yours another name"
                            .formatted(
                                    module.name(), codec.name(), other.module().name()));
                }
            }
        }
        if (!problems.isEmpty()) {
            throw new InputException(problems);
        }
        return all;
    }

    private static List<JvmCodec> readOwn(CodecModule module, List<String> problems) {
        try {
            List<JvmCodec> found = read(module);
            if (found.isEmpty()) {
                problems.add("%s: it contains no codec: expected a file META-INF/services/%s that names a provider"
                        .formatted(module.name(), CodecProvider.class.getName()));
            }
            return found;
        } catch (IOException | RuntimeException e) { // a stranger's code may throw anything
            problems.add(module.name() + ": " + e.getMessage());
            return List.of();
        }
    }

    private static List<JvmCodec> read(CodecModule module) throws IOException {
        List<JvmCodec> codecs = new ArrayList<>();
        try {
            providers(module)
                    .forEach(provider ->
                            provider.codecs().forEach(info -> codecs.add(new JvmCodec(module, provider, info, info))));
        } catch (ServiceConfigurationError | LinkageError e) {
            throw new IOException("codec module " + module.name() + " cannot be loaded: " + e.getMessage(), e);
        }
        return codecs;
    }

    /** In the order of their names: that of the file of services depends on how a module was compiled. */
    private static Stream<CodecProvider> providers(CodecModule module) throws IOException {
        return ServiceLoader.load(CodecProvider.class, ModuleLoader.of(module)).stream()
                .map(ServiceLoader.Provider::get)
                .sorted(Comparator.comparing(provider -> provider.getClass().getName()));
    }
}
