package io.wirecost.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.contract.TestData;
import io.wirecost.core.run.DamageKind;
import io.wirecost.core.run.ReactionKind;
import io.wirecost.core.run.Robustness;
import io.wirecost.core.run.Run;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.SchemaText;
import io.wirecost.engine.catalog.CatalogEntry;
import io.wirecost.engine.runner.Measure;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A public report on the version of a library that is installed comes out of a run. */
@Tag("nightly")
class KnownReportsTest {
    /** A value of each kind that has a length. */
    private static final Schema NOTES = SchemaText.parse("""
            root test.Note
            record test.Note
              title string
              content bytes
              tags array(string)
              numbers map(long)
            """);

    @Test
    void kryo_takes_memory_for_a_length_that_a_message_does_not_have_as_its_issue_1282_says() throws Exception {
        List<CatalogEntry> kryo = Catalog.here().named(Set.of("kryo"));
        Run run = Catalog.run(EnumSet.of(Measure.ROBUSTNESS), kryo, TestData.small("notes", NOTES));

        assertThat(run.cells().stream()
                        .flatMap(cell -> cell.figures(Robustness.class).stream())
                        .flatMap(figures -> figures.damages().stream())
                        .filter(one -> one.kind() == DamageKind.SOUGHT_LENGTH)
                        .mapToInt(one -> one.inputs(ReactionKind.MEMORY_EXHAUSTED))
                        .sum())
                .isPositive();
    }
}
