package io.wirecost.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.codec.Operation;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.Filter;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Run;
import io.wirecost.engine.catalog.CatalogEntry;
import io.wirecost.engine.catalog.CodecCatalog;
import io.wirecost.engine.plan.Plan;
import io.wirecost.engine.plan.Profile;
import io.wirecost.engine.run.RunListener;
import io.wirecost.engine.runner.Measure;
import io.wirecost.engine.worker.Timing;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AccessTest {
    private static final Profile TINY =
            new Profile("tiny", EnumSet.of(Operation.ACCESS), 1, true, Timing.ofMillis(200, 10, 60, 30, 1));

    @TempDir
    private Path folder;

    @Test
    void access_is_refused_where_nothing_is_filtered() throws Exception {
        Dataset given = TestData.messages();
        Dataset unfiltered =
                new Dataset(given.name(), given.schema(), given.groups(), given.seed(), new Filter(List.of()));
        List<CatalogEntry> codecs = new CodecCatalog(List.of(new ScriptedRunner(ScriptedCodec.named("honest")))).all();
        Plan plan = new Plan(
                TINY,
                EnumSet.of(Measure.SIZE, Measure.SPEED),
                TINY.operations(),
                1,
                codecs,
                Optional.empty(),
                List.of("run"));

        Run run = SteadyMachine.engine(folder).run(plan, unfiltered, ignored -> {}, new RunListener() {});

        assertThat(run.complete()).isTrue();
        assertThat(run.cells()).extracting(cell -> cell.trial().task().label()).containsExactly("size", "access");
        assertThat(run.cells()).extracting(Cell::status).containsExactly(Cell.Status.MEASURED, Cell.Status.REFUSED);
        assertThat(run.cells().get(1).reason().orElseThrow())
                .startsWith("nothing to access: the records have no field with 2 to 256 different values");
    }
}
