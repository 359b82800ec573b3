package io.wirecost.engine.jvm;

import io.wirecost.compiler.Targets;
import io.wirecost.compiler.target.Target;
import io.wirecost.core.InputException;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Wrapper;
import io.wirecost.core.run.RuntimeInfo;
import io.wirecost.engine.installation.CodecModule;
import io.wirecost.engine.installation.Installation;
import io.wirecost.engine.runner.Measure;
import io.wirecost.engine.runner.Runner;
import io.wirecost.engine.runner.WorkOrder;
import io.wirecost.engine.runner.Workbench;
import java.io.IOException;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** Executes the codecs of modules, each in JVMs of its own with a class path of its own. */
public final class JvmRunner implements Runner {
    private final Installation installation;
    private final Map<String, JvmCodec> codecs;
    private final Set<String> own;
    private final Function<String, Optional<Target>> targets;
    private final RuntimeInfo runtime = JvmRuntime.read();

    private JvmRunner(
            Installation installation,
            Map<String, JvmCodec> codecs,
            Set<String> own,
            Function<String, Optional<Target>> targets) {
        this.installation = installation;
        this.codecs = codecs;
        this.own = own;
        this.targets = targets;
    }

    /**
     * The codecs of an installation.
     *
     * @throws IOException if a module cannot be read, or does not hold what it promises
     */
    public static JvmRunner load(Installation installation) throws IOException {
        return load(installation, Targets::byId);
    }

    /** @param targets every target by its name */
    public static JvmRunner load(Installation installation, Function<String, Optional<Target>> targets)
            throws IOException {
        return new JvmRunner(installation, JvmModules.load(installation.modules()), Set.of(), targets);
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
        return new JvmRunner(installation, all, added, targets);
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
        return codecs().stream()
                .filter(codec -> DefaultCodecs.contains(codec.name()) || own.contains(codec.name()))
                .toList();
    }

    @Override
    public Set<Measure> measures() {
        return EnumSet.allOf(Measure.class);
    }

    @Override
    public Set<Wrapper> wrappers() {
        return EnumSet.allOf(Wrapper.class);
    }

    @Override
    public Workbench open(WorkOrder order) throws IOException {
        return new JvmWorkbench(installation, this::codec, targets, order);
    }

    private JvmCodec codec(CodecInfo asked) {
        return codecs.get(asked.name()).as(asked);
    }
}
