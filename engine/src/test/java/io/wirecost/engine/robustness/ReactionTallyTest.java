package io.wirecost.engine.robustness;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Family;
import io.wirecost.core.run.DamageKind;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.SchemaText;
import io.wirecost.core.value.RecordValue;
import io.wirecost.engine.worker.DecodeResult.Refused;
import io.wirecost.robustness.Damaged;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReactionTallyTest {
    private static final CodecInfo CODEC = CodecInfo.of("text", "JSON", Family.TEXT, "java.base", Object.class);
    private static final Schema SCHEMA = SchemaText.parse("""
            root Event
            record Event
              id int
            """);

    @Test
    void of_inputs_with_the_same_reaction_the_smallest_is_shown() {
        ReactionTally tally = new ReactionTally(SCHEMA, CODEC, List.of(new SourceRecord(1, RecordValue.of(7))));
        for (int size : List.of(3, 1, 2)) {
            tally.add(new Damaged(new byte[size], 0, "cut"), new Refused("too short"));
        }

        assertThat(tally.damage(DamageKind.CUT, 9).reactions()).singleElement().satisfies(reaction -> {
            assertThat(reaction.inputs()).isEqualTo(3);
            assertThat(reaction.smallest().sizeBytes()).isEqualTo(1);
        });
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            unset in a.B$C@152a4ecc, ann@example.org | unset in a.B$C@…, ann@example.org
            null given, called in /tmp/a-1x on line 20 | null given, called in … on line 20
            """)
    void what_a_library_said_has_nothing_that_would_be_another_one_in_the_next_run(String said, String kept) {
        ReactionTally tally = new ReactionTally(SCHEMA, CODEC, List.of(new SourceRecord(1, RecordValue.of(7))));
        tally.add(new Damaged(new byte[1], 0, "cut"), new Refused(said));

        assertThat(tally.damage(DamageKind.CUT, 9).reactions().get(0).smallest().came())
                .hasValue(kept);
    }
}
