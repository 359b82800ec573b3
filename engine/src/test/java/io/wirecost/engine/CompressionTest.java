package io.wirecost.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.codec.Operation;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.Group;
import io.wirecost.core.run.BatchCompression;
import io.wirecost.core.run.Batches;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Sizes;
import io.wirecost.core.value.RecordValue;
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
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Messages that are compressed together, beside the records of a run. */
class CompressionTest {
    private static final Profile TINY =
            new Profile("tiny", EnumSet.of(Operation.DESERIALIZE), 1, true, Timing.ofMillis(200, 10, 60, 30, 1));

    @TempDir
    private static Path folder;

    private static final Dataset DATA = TestData.messages();
    private static final List<RecordValue> MESSAGES = DATA.records().subList(0, 3);

    private static Run run;

    @BeforeAll
    static void measure() throws Exception {
        Plan plan = new Plan(
                TINY,
                EnumSet.of(Measure.SIZE, Measure.COMPRESSION),
                TINY.operations(),
                1,
                new CodecCatalog(List.of(
                                new ScriptedRunner(ScriptedCodec.named("honest"), ScriptedCodec.droppingAField())))
                        .all(),
                Optional.empty(),
                Optional.of(DATA.with(List.of(new Group("messages", MESSAGES)))),
                Optional.empty(),
                Optional.empty(),
                List.of("run"));
        run = SteadyMachine.engine(folder).run(plan, DATA, ignored -> {}, new RunListener() {});
    }

    @Test
    void the_messages_are_those_of_the_plan_as_the_proof_has_written_them() {
        Batches batches = cell("honest", "compression").figures(Batches.class).orElseThrow();
        List<Integer> sizes =
                cell("honest", "size").figures(Sizes.class).orElseThrow().all();

        assertThat(batches.messages()).isEqualTo(MESSAGES.size());
        assertThat(batches.messageBytes())
                .isEqualTo(sizes.subList(0, MESSAGES.size()).stream()
                        .mapToInt(size -> size)
                        .sum());
        assertThat(batches.at(BatchCompression.NONE, 1).orElseThrow().bytes()).isGreaterThan(batches.messageBytes());
        assertThat(batches.at(BatchCompression.NONE, 10)).isEmpty();
        assertThat(batches.dictionary().reason()).isPresent();
    }

    @Test
    void sizes_are_those_of_the_records_alone() {
        assertThat(cell("honest", "size").figures(Sizes.class).orElseThrow().all())
                .hasSize(DATA.records().size());
    }

    @Test
    void nothing_is_compressed_of_a_codec_that_is_not_proven() {
        assertThat(cell("drops-a-field", "compression").status()).isEqualTo(Cell.Status.FAILED);
    }

    private static Cell cell(String codec, String operation) {
        return run.cells().stream()
                .filter(cell -> cell.trial().codec().name().equals(codec)
                        && cell.trial().task().label().equals(operation))
                .findFirst()
                .orElseThrow();
    }
}
