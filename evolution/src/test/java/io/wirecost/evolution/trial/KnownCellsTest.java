package io.wirecost.evolution.trial;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.engine.worker.DecodeResult;
import io.wirecost.evolution.edit.EditCatalogue;
import io.wirecost.evolution.edit.EditChoice;
import io.wirecost.evolution.edit.EditKind;
import io.wirecost.evolution.result.Evolution;
import io.wirecost.evolution.result.EvolutionCell;
import io.wirecost.evolution.result.ReadingDirection;
import io.wirecost.evolution.result.TriedEdit;
import io.wirecost.evolution.trial.ScriptedCodecs.Script;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class KnownCellsTest {
    private static final Script ANY = (record, place) -> new DecodeResult.Value(record);
    private static final List<TriedCodec> CODECS = new ScriptedCodecs(Map.of("first", ANY, "second", ANY, "third", ANY))
            .entries().stream().flatMap(TriedCodec::of).toList();
    private static final Schema SCHEMA = new Schema(
            "a.Order", List.of(new RecordDefinition("a.Order", List.of(new Field("id", Type.Primitive.INT)))));
    private static final List<EditTask> TASKS = EditTasks.of(
                    EditCatalogue.of(SCHEMA, new EditChoice(Set.of(EditKind.NO_EDIT), Optional.empty(), 1, 1)),
                    List.of())
            .tasks();
    private static final Evolution HEAD = new Evolution(
            "orders",
            1,
            0,
            List.of(),
            List.of(new TriedEdit("no-edit", "no edit at all", "", "", "", List.of(), List.of())));

    private final KnownCells known = new KnownCells(HEAD, TASKS, CODECS);

    @Test
    void nothing_is_known_before_a_codec_is_finished() {
        assertThat(known.evolution()).isEmpty();
    }

    @Test
    void cells_stand_in_the_order_of_the_codecs_whichever_was_finished_first() {
        finish(2);
        finish(0);
        finish(1);

        assertThat(known.evolution().orElseThrow()).returns(List.of(), Evolution::missing);
        assertThat(codecs()).containsExactly("first", "second", "third");
    }

    @Test
    void codecs_that_are_not_finished_are_named_and_have_no_cells() {
        finish(1);

        assertThat(known.evolution().orElseThrow()).returns(List.of("first", "third"), Evolution::missing);
        assertThat(codecs()).containsExactly("second");
    }

    private void finish(int codec) {
        EvolutionCell cell = new CellMaker(CODECS.get(codec)).untried(ReadingDirection.BACKWARD, "a test");
        known.add(CODECS.get(codec), Map.of(TASKS.get(0), List.of(cell)));
    }

    private List<String> codecs() {
        return known.evolution().orElseThrow().edits().get(0).cells().stream()
                .map(EvolutionCell::codec)
                .toList();
    }
}
