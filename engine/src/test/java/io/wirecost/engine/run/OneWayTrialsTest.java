package io.wirecost.engine.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.codec.Direction;
import io.wirecost.core.codec.Operation;
import io.wirecost.engine.TestData;
import io.wirecost.engine.TestInstallation;
import io.wirecost.engine.catalog.CatalogEntry;
import io.wirecost.engine.catalog.CodecCatalog;
import io.wirecost.engine.plan.Plan;
import io.wirecost.engine.plan.Profile;
import io.wirecost.engine.runner.Measure;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is asked of a library that only writes, or only reads. */
class OneWayTrialsTest {
    @TempDir
    private static Path folder;

    private static CatalogEntry codec;

    @BeforeAll
    static void load() throws Exception {
        codec = CodecCatalog.load(TestInstallation.in(folder)).all().get(0);
    }

    @Test
    void one_that_only_writes_is_asked_for_bytes_and_the_time_to_serialize() {
        assertThat(tasks(Direction.SERIALIZE)).containsExactly("size", "serialize");
    }

    @Test
    void one_that_only_reads_is_asked_for_no_bytes() {
        assertThat(tasks(Direction.DESERIALIZE)).containsExactly("deserialize", "access");
    }

    @Test
    void its_forks_run_nothing_that_it_lacks() {
        CatalogEntry reader = going(Direction.DESERIALIZE);

        assertThat(trials(reader).sharingForks(reader, true))
                .containsExactly(List.of(Operation.DESERIALIZE), List.of(Operation.ACCESS));
    }

    @Test
    void it_does_not_go_through_the_pipeline() {
        assertThat(Stream.of(Direction.values()).filter(way -> going(way).has(Measure.PIPELINE)))
                .containsExactly(Direction.BOTH);
    }

    private static List<String> tasks(Direction direction) {
        CatalogEntry entry = going(direction);
        return trials(entry).of(entry).stream()
                .map(trial -> trial.task().label())
                .toList();
    }

    private static CatalogEntry going(Direction direction) {
        return new CatalogEntry(codec.info().withDirection(direction), codec.runner());
    }

    private static Trials trials(CatalogEntry entry) {
        Plan plan = new Plan(
                Profile.THOROUGH,
                EnumSet.of(Measure.SIZE, Measure.SPEED),
                EnumSet.allOf(Operation.class),
                1,
                List.of(entry),
                Optional.empty(),
                List.of("run"));
        return new Trials(plan, TestData.messages());
    }
}
