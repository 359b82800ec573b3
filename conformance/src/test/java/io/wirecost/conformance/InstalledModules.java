package io.wirecost.conformance;

import io.wirecost.contract.CodecProver;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Variant;
import io.wirecost.engine.installation.CodecModule;
import io.wirecost.engine.installation.Installation;
import io.wirecost.engine.runner.ModuleLoader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The codec modules of the installation in this JVM, each behind a class loader of its own: all, or those that
 * {@code -Dcontract.modules=gson,avro} names. They are loaded once, so that libraries stay warm and generated code is made
 * once for all tests.
 */
final class InstalledModules {
    private static final List<String> WANTED =
            List.of(System.getProperty("wirecost.modules", "").split(","));
    private static final InstalledModules HERE = new InstalledModules();

    private final Installation installation;

    /** One prover for each provider of a module. */
    private final Map<CodecModule, List<CodecProver>> provers = new LinkedHashMap<>();

    private final Map<Variant, CodecProver> byCodec = new HashMap<>();

    private InstalledModules() {
        try {
            installation = Installation.at(Path.of(System.getProperty("wirecost.installation")));
            for (CodecModule module : installation.modules()) {
                if (!areNamed() || WANTED.contains(module.name())) {
                    provers.put(module, load(module));
                }
            }
        } catch (Exception e) {
            throw new IllegalStateException("the installation cannot be read", e);
        }
        provers().forEach(prover -> prover.provider().codecs().forEach(codec -> byCodec.put(codec.variant(), prover)));
    }

    private List<CodecProver> load(CodecModule module) throws IOException {
        ClassLoader loader = ModuleLoader.of(module);
        List<Path> classPath = new ArrayList<>(module.jars());
        classPath.add(installation.coreJar());
        return ServiceLoader.load(CodecProvider.class, loader).stream()
                .map(provider -> new CodecProver(provider.get(), classPath, loader))
                .toList();
    }

    /** Returns whether {@code -Dcontract.modules} names modules. */
    static boolean areNamed() {
        return !WANTED.contains("");
    }

    static InstalledModules here() {
        return HERE;
    }

    Installation installation() {
        return installation;
    }

    Set<CodecModule> modules() {
        return provers.keySet();
    }

    /** One for each provider of a module. */
    List<CodecProver> provers(CodecModule module) {
        return provers.get(module);
    }

    Stream<CodecProver> provers() {
        return provers.values().stream().flatMap(List::stream);
    }

    CodecProver proverOf(CodecInfo codec) {
        return byCodec.get(codec.variant());
    }
}
