package io.wirecost.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.compiler.Targets;
import io.wirecost.compiler.target.Emission;
import io.wirecost.compiler.target.Target;
import io.wirecost.compiler.target.Tools;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.run.Cell.Status;
import io.wirecost.core.run.Run;
import io.wirecost.core.schema.Schema;
import io.wirecost.engine.catalog.CodecCatalog;
import io.wirecost.engine.files.WorkFolder;
import io.wirecost.engine.installation.Installation;
import io.wirecost.engine.plan.Plan;
import io.wirecost.engine.plan.Profile;
import io.wirecost.engine.run.RunListener;
import io.wirecost.engine.runner.JvmRunner;
import io.wirecost.engine.runner.Measure;
import io.wirecost.engine.worker.Readiness;
import io.wirecost.engine.worker.RunnerSession;
import io.wirecost.engine.worker.Timing;
import io.wirecost.engine.worker.WorkOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A codec on the domain classes and one of a target of its own, either of which gets no code. */
class BrokenTargetTest {
    private static final String OTHER_TARGET = "flatbuffers";
    private static final List<String> CODECS = List.of("honest", "lacks-its-tool");
    private static final Profile TINY =
            new Profile("tiny", EnumSet.of(Operation.SERIALIZE), 1, true, Timing.ofMillis(200, 10, 60, 30, 1));

    @TempDir
    private Path folder;

    private Installation installation;

    @BeforeEach
    void setUp() throws Exception {
        installation = TestInstallation.in(Files.createDirectory(folder.resolve("installation")));
    }

    @Test
    void code_that_does_not_compile_costs_the_codecs_of_its_target_only() throws Exception {
        assertThat(reasonOfOther(new Broken(OTHER_TARGET, false)))
                .startsWith("no code for target flatbuffers: generated code does not compile")
                .contains("Broken.java");
    }

    @Test
    void a_fault_inside_a_targets_own_compiler_costs_its_codecs_only_and_is_named() throws Exception {
        assertThat(reasonOfOther(new Broken(OTHER_TARGET, true)))
                .isEqualTo("no code for target flatbuffers: threw java.lang.NullPointerException");
    }

    @Test
    void without_domain_classes_every_codec_has_failed_with_the_reason_and_the_run_goes_to_its_end() throws Exception {
        JvmRunner runner = runner(new Broken(CodecInfo.DOMAIN_TARGET, false));
        Plan plan = new Plan(
                TINY,
                EnumSet.of(Measure.SIZE),
                TINY.operations(),
                1,
                new CodecCatalog(List.of(runner)).select(CODECS),
                Optional.empty(),
                List.of("run"));

        Run run = SteadyMachine.engine(installation, folder.resolve("code"))
                .run(plan, TestData.messages(), ignored -> {}, new RunListener() {});

        assertThat(run.complete()).isTrue();
        assertThat(run.cells()).hasSize(2).allSatisfy(cell -> {
            assertThat(cell.status()).isEqualTo(Status.FAILED);
            assertThat(cell.reason().orElseThrow())
                    .startsWith("no code for target java: generated code does not compile");
        });
    }

    /** Why the codec of the broken target gets no code, while the one on the domain classes does. */
    private String reasonOfOther(Target broken) throws Exception {
        JvmRunner runner = runner(broken);
        List<CodecInfo> codecs = runner.codecs().stream()
                .filter(codec -> CODECS.contains(codec.name()))
                .toList();
        try (WorkFolder work = WorkFolder.create();
                RunnerSession runnerSession = runner.open(WorkOrder.of(
                        TestData.messages(), "dataset", work, folder.resolve("code"), WorkOrder.TIMEOUT))) {
            Map<String, Readiness> ready = new HashMap<>();
            runnerSession
                    .prepare(codecs, (target, emission) -> {})
                    .forEach((codec, readiness) -> ready.put(codec.name(), readiness));
            assertThat(ready).hasSize(2).containsEntry("honest", new Readiness.Ready());
            return ((Readiness.Failed) ready.get("lacks-its-tool")).reason();
        }
    }

    private JvmRunner runner(Target broken) throws Exception {
        return JvmRunner.load(installation, id -> id.equals(broken.id()) ? Optional.of(broken) : Targets.byId(id));
    }

    private record Broken(String id, boolean throwing) implements Target {
        @Override
        public Emission emit(Schema schema) {
            return new Emission(
                    Optional.empty(),
                    Map.of("broken/Broken.java", "package broken; public class Broken { int }"),
                    List.of());
        }

        @Override
        public void generate(Emission emission, Path sources, Tools tools) throws java.io.IOException {
            if (throwing) {
                throw new NullPointerException();
            }
            emission.writeFiles(sources);
        }
    }
}
