package io.wirecost.engine;

import io.wirecost.compiler.target.Emission;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CompressionMethod;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Experiment;
import io.wirecost.core.run.RuntimeInfo;
import io.wirecost.engine.runner.ForkOutcome;
import io.wirecost.engine.runner.ForkOutcome.Score;
import io.wirecost.engine.runner.ForkOutcome.WarmUp;
import io.wirecost.engine.runner.Measure;
import io.wirecost.engine.runner.ProofEnd;
import io.wirecost.engine.runner.ProofResult;
import io.wirecost.engine.runner.ReadResult;
import io.wirecost.engine.runner.Readiness;
import io.wirecost.engine.runner.Runner;
import io.wirecost.engine.runner.Schedule;
import io.wirecost.engine.runner.WorkOrder;
import io.wirecost.engine.runner.Workbench;
import java.nio.file.Path;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.stream.Collectors;

/** A runtime whose codecs take as long as a script says, fork by fork; a script that is over begins again. */
final class ScriptedRunner implements Runner {
    private final Map<String, List<Double>> nanosByCodec;
    private final Map<String, Integer> forks = new HashMap<>();
    private final Runnable afterFork;

    /** @param afterFork what happens while a fork runs */
    ScriptedRunner(Map<String, List<Double>> nanosByCodec, Runnable afterFork) {
        this.nanosByCodec = nanosByCodec;
        this.afterFork = afterFork;
    }

    @Override
    public RuntimeInfo runtime() {
        return new RuntimeInfo("script", "Script", "Script 1", "");
    }

    @Override
    public List<CodecInfo> codecs() {
        return nanosByCodec.keySet().stream()
                .sorted()
                .map(name -> new CodecInfo(
                        "script",
                        name,
                        Optional.empty(),
                        "JSON",
                        "",
                        Family.TEXT,
                        CodecInfo.DOMAIN_TARGET,
                        "script:built-in",
                        "1",
                        "script",
                        Set.of(),
                        Set.of()))
                .toList();
    }

    @Override
    public List<CodecInfo> defaults() {
        return codecs();
    }

    @Override
    public Set<Measure> measures() {
        return EnumSet.of(Measure.SIZE, Measure.SPEED);
    }

    @Override
    public Map<CompressionMethod, String> compressions() {
        return Map.of();
    }

    @Override
    public Workbench open(WorkOrder order) {
        return new Bench(order.dataset().records().size());
    }

    private final class Bench implements Workbench {
        private final int records;

        Bench(int records) {
            this.records = records;
        }

        @Override
        public Optional<String> refuses(CodecInfo codec) {
            return Optional.empty();
        }

        @Override
        public Map<Variant, Readiness> prepare(List<CodecInfo> codecs, BiConsumer<String, Emission> derived) {
            return codecs.stream().collect(Collectors.toMap(CodecInfo::variant, codec -> new Readiness.Ready()));
        }

        @Override
        public ProofResult prove(CodecInfo codec, Path bytes) {
            return new ProofResult.Proven(Collections.nCopies(records, 20_000), records, Set.of());
        }

        @Override
        public ForkOutcome measure(CodecInfo codec, Schedule schedule) {
            List<Double> script = nanosByCodec.get(codec.name());
            double nanos = script.get((forks.merge(codec.name(), 1, Integer::sum) - 1) % script.size());
            afterFork.run();
            return new ForkOutcome.Measured(
                    Collections.nCopies(schedule.slots().size(), new Score(nanos, nanos, 0, OptionalDouble.of(16))),
                    Collections.nCopies(schedule.operations().size(), new WarmUp(0.5, false)));
        }

        @Override
        public ProofEnd encode(CodecInfo codec, Path bytes) {
            throw new AssertionError("nobody encodes alone");
        }

        @Override
        public ProofEnd decode(CodecInfo codec, Path bytes) {
            throw new AssertionError("nobody decodes alone");
        }

        @Override
        public <T> Optional<List<T>> read(CodecInfo asked, List<Path> files, BiFunction<Path, ReadResult, T> judge) {
            throw new AssertionError("asked for a reading, which it does not have");
        }

        @Override
        public List<String> serviceCommand(CodecInfo codec, Experiment experiment, Path plan) {
            throw new AssertionError("asked for services, which it does not have");
        }

        @Override
        public void close() {
            // nothing was opened
        }
    }
}
