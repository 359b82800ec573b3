package io.wirecost.engine;

import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.run.Run;
import io.wirecost.engine.installation.Installation;
import io.wirecost.engine.plan.Plan;
import io.wirecost.engine.run.RunListener;
import java.nio.file.Path;
import java.time.Duration;

/** An engine on a machine on which nothing ever disturbs, for tests of other packages. */
public final class TestEngine {
    private final Engine engine;

    private TestEngine(Engine engine) {
        this.engine = engine;
    }

    /**
     * An engine for runners that need no installation.
     *
     * @param timeout of child processes, as a {@link io.wirecost.process.Vigil} has it
     */
    public static TestEngine in(Path folder, Duration timeout) {
        return new TestEngine(SteadyMachine.engine(new Installation(folder), folder.resolve("code"), timeout));
    }

    public Run run(Plan plan, Dataset dataset, RunListener listener) throws Exception {
        return engine.run(plan, dataset, ignored -> {}, listener);
    }
}
