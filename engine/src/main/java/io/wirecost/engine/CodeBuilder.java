package io.wirecost.engine;

import io.wirecost.compiler.Targets;
import io.wirecost.compiler.build.CodeCache;
import io.wirecost.compiler.build.Generated;
import io.wirecost.compiler.target.Emission;
import io.wirecost.compiler.target.MissingToolException;
import io.wirecost.compiler.target.Target;
import io.wirecost.compiler.target.ToolException;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.schema.Schema;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.BiConsumer;

/** Gets every codec its generated code, several targets at a time. */
final class CodeBuilder {
    private final Installation installation;
    private final CodeCache cache;

    CodeBuilder(Installation installation, CodeCache cache) {
        this.installation = installation;
        this.cache = cache;
    }

    /**
     * What came of it for each codec.
     *
     * @param derived is told every target's emission, once per target
     * @throws IOException if not even the domain classes can be compiled
     */
    Map<CatalogEntry, Built> build(Schema schema, List<CatalogEntry> entries, BiConsumer<String, Emission> derived)
            throws IOException {
        Target domainTarget = Targets.byId(CodecInfo.DOMAIN_TARGET).orElseThrow();
        Generated domain = cache.build(schema, domainTarget, List.of(installation.coreJar()));
        Map<String, Emission> emissions = new LinkedHashMap<>();
        emissions.put(domainTarget.id(), domain.emission());
        Map<Need, Future<Generated>> builds = new LinkedHashMap<>();
        ExecutorService threads =
                Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors());
        try {
            for (CatalogEntry entry : entries) {
                builds.computeIfAbsent(
                        Need.of(entry), need -> threads.submit(() -> build(schema, need, domain.classes())));
            }
            Map<CatalogEntry, Built> built = new LinkedHashMap<>();
            for (CatalogEntry entry : entries) {
                built.put(entry, await(entry, builds.get(Need.of(entry)), domain.classes(), emissions));
            }
            emissions.forEach(derived);
            return built;
        } finally {
            threads.shutdownNow();
        }
    }

    private Generated build(Schema schema, Need need, Path domainClasses) throws IOException {
        Target target = Targets.byId(need.target())
                .orElseThrow(() -> new ToolException("no target " + need.target() + " in this build"));
        if (target.id().equals(CodecInfo.DOMAIN_TARGET)) {
            return cache.build(schema, target, List.of(installation.coreJar()));
        }
        List<Path> classPath = new ArrayList<>(List.of(installation.coreJar(), domainClasses));
        classPath.addAll(need.module().jars());
        return cache.build(schema, target, classPath);
    }

    private static Built await(
            CatalogEntry entry, Future<Generated> build, Path domainClasses, Map<String, Emission> emissions)
            throws IOException {
        try {
            Generated generated = Awaited.get(build);
            emissions.putIfAbsent(entry.info().target(), generated.emission());
            return new Built.Ready(new Candidate(entry, domainClasses, generated.classes()));
        } catch (MissingToolException e) {
            return new Built.Refused(reason(entry, e));
        } catch (ToolException | RuntimeException e) { // an emitter that fails costs its own codecs, not the run
            return new Built.Failed(reason(entry, e));
        }
    }

    private static String reason(CatalogEntry entry, Exception cause) {
        return "no code for target %s: %s".formatted(entry.info().target(), cause.getMessage());
    }

    /** What came of it for one codec. */
    sealed interface Built {
        /** The code is there. */
        record Ready(Candidate candidate) implements Built {}

        /** There is no compiler for this machine. */
        record Refused(String reason) implements Built {}

        /** A compiler has failed. */
        record Failed(String reason) implements Built {}
    }

    /** What codecs of one module and target share. */
    private record Need(CodecModule module, String target) {
        static Need of(CatalogEntry entry) {
            return new Need(entry.module(), entry.info().target());
        }
    }
}
