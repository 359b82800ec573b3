package io.wirecost.engine.runner;

import io.wirecost.compiler.build.CodeCache;
import io.wirecost.compiler.build.Generated;
import io.wirecost.compiler.target.Emission;
import io.wirecost.compiler.target.MissingToolException;
import io.wirecost.compiler.target.Target;
import io.wirecost.compiler.target.ToolException;
import io.wirecost.core.codec.DomainKind;
import io.wirecost.core.schema.Schema;
import io.wirecost.engine.installation.CodecModule;
import io.wirecost.engine.installation.Installation;
import io.wirecost.engine.worker.Awaited;
import io.wirecost.engine.worker.Readiness;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Gets every codec its generated code, several targets at a time. */
final class CodeBuilder {
    private final Installation installation;
    private final DomainKind domainKind;
    private final CodeCache cache;
    private final Function<String, Optional<Target>> targets;

    /**
     * @param domain the objects that the codecs take
     * @param targets every target by its name
     */
    CodeBuilder(
            Installation installation, DomainKind domain, CodeCache cache, Function<String, Optional<Target>> targets) {
        this.installation = installation;
        this.domainKind = domain;
        this.cache = cache;
        this.targets = targets;
    }

    /**
     * Builds the code, and returns the result for each codec. If the domain classes, which all codecs need, cannot be
     * built, all codecs have failed.
     *
     * @param derived is told every target's emission, once per target
     * @throws IOException if files cannot be read or written, or this Java has no compiler
     */
    Map<JvmCodec, Built> build(Schema schema, List<JvmCodec> codecs, BiConsumer<String, Emission> derived)
            throws IOException {
        Generated domain;
        try {
            domain = cache.build(schema, target(domainKind.target()), List.of(), List.of(installation.coreJar()));
        } catch (ToolException | RuntimeException e) {
            Built failed = new Built.Not(new Readiness.Failed(reason(domainKind.target(), e)));
            return codecs.stream().collect(Collectors.toMap(codec -> codec, codec -> failed));
        }
        return build(schema, codecs, domain, derived);
    }

    private Map<JvmCodec, Built> build(
            Schema schema, List<JvmCodec> codecs, Generated domain, BiConsumer<String, Emission> derived)
            throws IOException {
        Map<String, Emission> emissions = new LinkedHashMap<>();
        emissions.put(domainKind.target(), domain.emission());
        Map<Need, Future<Generated>> builds = new LinkedHashMap<>();
        ExecutorService threads =
                Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors());
        try {
            for (JvmCodec codec : codecs) {
                builds.computeIfAbsent(
                        Need.of(codec), need -> threads.submit(() -> build(schema, need, domain.code())));
            }
            Map<JvmCodec, Built> built = new LinkedHashMap<>();
            for (JvmCodec codec : codecs) {
                built.put(codec, await(codec, builds.get(Need.of(codec)), domain.code(), emissions));
            }
            emissions.forEach(derived);
            return built;
        } finally {
            threads.shutdownNow();
        }
    }

    private Generated build(Schema schema, Need need, Path domainClasses) throws IOException {
        List<Path> offered = new ArrayList<>(need.module().jars());
        offered.add(installation.coreJar());
        List<Path> generated = domainKind.isEmittedBy(need.target()) ? List.of() : List.of(domainClasses);
        return cache.build(schema, target(need.target()), generated, offered);
    }

    private Target target(String id) throws ToolException {
        return targets.apply(id).orElseThrow(() -> new ToolException("no target " + id + " in this build"));
    }

    private Built await(JvmCodec codec, Future<Generated> build, Path domainClasses, Map<String, Emission> emissions)
            throws IOException {
        try {
            Generated generated = Awaited.get(build);
            String target = codec.info().target();
            emissions.putIfAbsent(target, generated.emission());
            Path domain = domainKind.isEmittedBy(target) ? generated.code() : domainClasses;
            return new Built.Ready(new CompiledCodec(codec, domain, generated.code()));
        } catch (MissingToolException e) {
            return new Built.Not(new Readiness.Refused(reason(codec.info().target(), e)));
        } catch (ToolException | RuntimeException e) { // an emitter that fails costs its own codecs, not the run
            return new Built.Not(new Readiness.Failed(reason(codec.info().target(), e)));
        }
    }

    private static String reason(String target, Exception cause) {
        String what = cause instanceof ToolException ? cause.getMessage() : "threw " + cause;
        return "no code for target %s: %s".formatted(target, what);
    }

    /** The result for one codec. */
    sealed interface Built {
        /** The code is there. */
        record Ready(CompiledCodec codec) implements Built {}

        /** It is not. */
        record Not(Readiness why) implements Built {}
    }

    /** The code that codecs of one module and target share. */
    private record Need(CodecModule module, String target) {
        static Need of(JvmCodec codec) {
            return new Need(codec.module(), codec.info().target());
        }
    }
}
