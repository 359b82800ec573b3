package io.wirecost.engine.runner;

import io.wirecost.compiler.Targets;
import io.wirecost.compiler.build.CodeCache;
import io.wirecost.compiler.build.InstalledTools;
import io.wirecost.compiler.target.Target;
import io.wirecost.core.InputException;
import io.wirecost.core.codec.CodecId;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CompressionMethod;
import io.wirecost.core.codec.Compressions;
import io.wirecost.core.codec.DomainKind;
import io.wirecost.core.codec.FileForm;
import io.wirecost.core.codec.SafetyAdvice;
import io.wirecost.core.codec.Usage;
import io.wirecost.core.codec.VersionSwitch;
import io.wirecost.core.run.RuntimeInfo;
import io.wirecost.engine.installation.CodecModule;
import io.wirecost.engine.installation.Installation;
import io.wirecost.engine.worker.RunnerSession;
import io.wirecost.engine.worker.WorkOrder;
import io.wirecost.engine.worker.WorkerBench;
import io.wirecost.harness.IsolatedCompressions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** Executes the codecs of modules that belong to one runtime, each in JVMs of its own with a class path of its own. */
public final class JvmRunner implements Runner {
    private final Installation installation;
    private final Collector collector;
    private final RuntimeInfo runtime;
    private final Map<String, JvmCodec> codecs;
    private final Set<String> moreDefaults;
    private final Map<CompressionMethod, String> compressions;
    private final Function<String, Optional<Target>> targets;

    private JvmRunner(
            Installation installation,
            Collector collector,
            RuntimeInfo runtime,
            Map<String, JvmCodec> codecs,
            Set<String> moreDefaults,
            Map<CompressionMethod, String> compressions,
            Function<String, Optional<Target>> targets) {
        this.installation = installation;
        this.collector = collector;
        this.runtime = runtime;
        this.codecs = codecs;
        this.moreDefaults = moreDefaults;
        this.compressions = compressions;
        this.targets = targets;
    }

    /**
     * The codecs of an installation, those on beans and those of Scala, each runtime with a runner of its own.
     *
     * @return at least one runner, that of the beans first
     * @throws IOException if a module cannot be read, or does not hold what it promises
     */
    public static List<JvmRunner> all(Installation installation) throws IOException {
        List<JvmCodec> codecs = JvmModules.load(installation.modules());
        Map<CompressionMethod, String> compressions = compressions(installation);
        List<JvmRunner> runners = new ArrayList<>(List.of(onBeans(installation, codecs, compressions, Targets::byId)));
        Map<String, JvmCodec> scala = of(CodecId.SCALA, codecs);
        if (!scala.isEmpty()) {
            List<Path> jars = scala.values().stream()
                    .flatMap(codec -> codec.module().jars().stream())
                    .toList();
            runners.add(new JvmRunner(
                    installation,
                    Collector.SERIAL,
                    JvmRuntime.scala(jars),
                    scala,
                    scala.keySet(),
                    compressions,
                    Targets::byId));
        }
        return runners;
    }

    /**
     * The codecs of an installation on beans.
     *
     * @throws IOException if a module cannot be read, or does not hold what it promises
     */
    public static JvmRunner load(Installation installation) throws IOException {
        return load(installation, Targets::byId);
    }

    /** @param targets every target by its name */
    public static JvmRunner load(Installation installation, Function<String, Optional<Target>> targets)
            throws IOException {
        return onBeans(installation, JvmModules.load(installation.modules()), compressions(installation), targets);
    }

    private static JvmRunner onBeans(
            Installation installation,
            List<JvmCodec> codecs,
            Map<CompressionMethod, String> compressions,
            Function<String, Optional<Target>> targets) {
        return new JvmRunner(
                installation,
                Collector.SERIAL,
                JvmRuntime.read(),
                of(CodecId.JVM, codecs),
                Set.of(),
                compressions,
                targets);
    }

    /** Only what they are: no native code is loaded here. */
    private static Map<CompressionMethod, String> compressions(Installation installation) throws IOException {
        Path folder = installation.compressionsFolder();
        Compressions found = Files.isDirectory(folder) ? IsolatedCompressions.in(folder) : Compressions.ofJdk();
        return found.backEnds();
    }

    private static Map<String, JvmCodec> of(String runtime, List<JvmCodec> codecs) {
        Map<String, JvmCodec> named = new LinkedHashMap<>();
        codecs.stream()
                .filter(codec -> codec.info().runtime().equals(runtime))
                .forEach(codec -> named.put(codec.name(), codec));
        return named;
    }

    /**
     * These codecs and behind them those of a user's own modules, which then are among the defaults.
     *
     * @throws InputException with every module that cannot be loaded or has no codec, and every name that is taken or
     *     looks like that of a wrapped codec
     */
    public JvmRunner with(List<CodecModule> modules) throws InputException {
        Map<String, JvmCodec> all = JvmModules.add(modules, codecs);
        Set<String> added = new HashSet<>(all.keySet());
        added.removeAll(codecs.keySet());
        return new JvmRunner(installation, collector, runtime, all, added, compressions, targets);
    }

    @Override
    public JvmRunner under(Collector other) {
        return new JvmRunner(
                installation, other, JvmRuntime.under(other, runtime), codecs, moreDefaults, compressions, targets);
    }

    @Override
    public RuntimeInfo runtime() {
        return runtime;
    }

    @Override
    public List<CodecInfo> codecs() {
        return codecs.values().stream().map(JvmCodec::info).toList();
    }

    @Override
    public List<CodecInfo> defaults() {
        return codecs.values().stream()
                .filter(codec -> codec.isDefault() || moreDefaults.contains(codec.name()))
                .map(JvmCodec::info)
                .toList();
    }

    /** Scala's codecs take their time to be compiled, and run beside those on beans only when they are asked for. */
    @Override
    public boolean isAskedFor() {
        return runtime.name().equals(CodecId.SCALA);
    }

    @Override
    public List<RefusedCodec> refused() {
        return RefusedCodecs.of(runtime.name());
    }

    @Override
    public Set<Measure> measures() {
        return EnumSet.allOf(Measure.class);
    }

    @Override
    public Optional<Usage> usage(CodecInfo codec) {
        return codec(codec).usage();
    }

    @Override
    public Optional<SafetyAdvice> safetyAdvice(CodecInfo codec) {
        return codec(codec).safetyAdvice();
    }

    @Override
    public List<VersionSwitch> versionSwitches(CodecInfo codec) {
        return codec(codec).versionSwitches();
    }

    @Override
    public List<FileForm> fileForms(CodecInfo codec) {
        return codec(codec).fileForms();
    }

    @Override
    public Map<CompressionMethod, String> compressions() {
        return compressions;
    }

    @Override
    public RunnerSession open(WorkOrder order) throws IOException {
        CodeCache cache = new CodeCache(order.codeCache(), new InstalledTools(installation.folder()));
        CodeBuilder code = new CodeBuilder(installation, DomainKind.of(runtime.name()), cache, targets);
        return new WorkerBench(
                runtime.name(),
                (its, schemaFile) -> new JvmWorkers(
                        its.dataset().schema(),
                        new MeasuringJvm(installation, collector, its.heapMebibytes()),
                        code,
                        this::codec,
                        targets),
                order);
    }

    private JvmCodec codec(CodecInfo asked) {
        return codecs.get(asked.name()).as(asked);
    }
}
