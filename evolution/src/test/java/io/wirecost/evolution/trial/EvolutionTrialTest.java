package io.wirecost.evolution.trial;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import io.wirecost.core.codec.VersionSwitch;
import io.wirecost.core.run.ReactionKind;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.RecordValue;
import io.wirecost.engine.catalog.CatalogEntry;
import io.wirecost.engine.run.RunListener;
import io.wirecost.engine.run.RunStep;
import io.wirecost.engine.worker.DecodeResult.Ended;
import io.wirecost.engine.worker.DecodeResult.Misfit;
import io.wirecost.engine.worker.DecodeResult.Refused;
import io.wirecost.engine.worker.DecodeResult.Value;
import io.wirecost.evolution.edit.EditCatalogue;
import io.wirecost.evolution.edit.EditChoice;
import io.wirecost.evolution.edit.EditKind;
import io.wirecost.evolution.judge.SchemaJudges;
import io.wirecost.evolution.result.Evolution;
import io.wirecost.evolution.result.EvolutionCell;
import io.wirecost.evolution.result.ReadingDirection;
import io.wirecost.evolution.result.ReadingOutcome;
import io.wirecost.evolution.result.Surprise;
import io.wirecost.evolution.trial.ScriptedCodecs.Script;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EvolutionTrialTest {
    private static final Schema SCHEMA = new Schema(
            "a.Order",
            List.of(new RecordDefinition(
                    "a.Order",
                    List.of(new Field("id", Type.Primitive.INT), new Field("note", Type.Primitive.STRING)))));
    private static final List<RecordValue> RECORDS =
            List.of(RecordValue.of(5, "first"), RecordValue.of(70_000, "second"), RecordValue.of(9, "third"));

    private static final EditChoice NO_EDIT = new EditChoice(Set.of(EditKind.NO_EDIT), Optional.empty(), 1, 1);

    @TempDir
    private Path folder;

    @Test
    void a_codec_that_returns_what_was_written_is_as_wished_in_all_directions() throws IOException {
        assertThat(tried((record, place) -> new Value(record)).edits().get(0).cells())
                .extracting(EvolutionCell::direction, EvolutionCell::outcome)
                .containsExactly(
                        tuple(ReadingDirection.BACKWARD, ReadingOutcome.AS_WISHED),
                        tuple(ReadingDirection.FORWARD, ReadingOutcome.AS_WISHED),
                        tuple(ReadingDirection.THROUGH, ReadingOutcome.AS_WISHED));
    }

    @Test
    void a_liar_is_caught_with_the_record_the_path_and_both_values() throws IOException {
        EvolutionCell cell =
                backward((record, place) -> new Value(RecordValue.of((Integer) record.get(0) + 1, record.get(1))));

        assertThat(cell.outcome()).isEqualTo(ReadingOutcome.OTHER_VALUE);
        assertThat(cell.isEdgeOnly()).isFalse();
        assertThat(cell.surprise().orElseThrow())
                .returns("id", Surprise::path)
                .returns("5", Surprise::wished)
                .returns("6", Surprise::read)
                .returns("{\"id\":5,\"note\":\"first\"}", Surprise::written);
    }

    @Test
    void a_zero_where_a_value_was_written_is_no_other_value() throws IOException {
        EvolutionCell cell = backward((record, place) -> new Value(RecordValue.of(0, record.get(1))));

        assertThat(cell.outcome()).isEqualTo(ReadingOutcome.DEFAULTED);
    }

    @Test
    void a_reader_that_throws_at_once_is_told_from_one_that_throws_late() throws IOException {
        assertThat(backward((record, place) -> new Refused("no")).outcome()).isEqualTo(ReadingOutcome.REFUSED);

        EvolutionCell late = backward((record, place) -> place == 2 ? new Refused("no") : new Value(record));

        assertThat(late.outcome()).isEqualTo(ReadingOutcome.REFUSED_SOME);
        assertThat(late.counts()).containsEntry(ReadingOutcome.REFUSED_SOME, 1);
        assertThat(late.surprise().orElseThrow().read()).isEqualTo("no");
    }

    @Test
    void a_process_that_ends_is_no_error_of_the_reader() throws IOException {
        assertThat(backward((record, place) -> new Ended(ReactionKind.DIED, "died"))
                        .outcome())
                .isEqualTo(ReadingOutcome.ENDED);
    }

    @Test
    void a_value_of_another_type_is_another_value_and_nothing_is_a_default() throws IOException {
        assertThat(backward((record, place) -> new Misfit("id", "\"5\"", "")))
                .returns(ReadingOutcome.OTHER_VALUE, EvolutionCell::outcome);
        assertThat(backward((record, place) -> new Misfit("id", "absent", "")))
                .returns(ReadingOutcome.DEFAULTED, EvolutionCell::outcome);
    }

    @Test
    void what_only_an_edge_record_shows_is_said_to_be_so() throws IOException {
        EvolutionCell cell = backward((record, place) -> new Value(
                RECORDS.contains(record) ? record : RecordValue.of((Integer) record.get(0) + 1, record.get(1))));

        assertThat(cell.outcome()).isEqualTo(ReadingOutcome.OTHER_VALUE);
        assertThat(cell.isEdgeOnly()).isTrue();
        assertThat(cell.own()).contains(ReadingOutcome.AS_WISHED);
    }

    @Test
    void a_codec_that_cannot_hold_a_version_says_why() throws IOException {
        EvolutionCell cell = run(Map.of("unable", (record, place) -> new Value(record)), EditKind.NO_EDIT)
                .edits()
                .get(0)
                .cells()
                .get(0);

        assertThat(cell)
                .returns(ReadingOutcome.NOT_EXPRESSED, EvolutionCell::outcome)
                .returns(Optional.of("it holds nothing"), EvolutionCell::reason);
    }

    @Test
    void a_library_with_a_switch_is_tried_as_it_ships_and_with_the_switch() throws IOException {
        List<EvolutionCell> cells = run(Map.of("switched", (record, place) -> new Refused("no")), EditKind.NO_EDIT)
                .edits()
                .get(0)
                .cells();

        assertThat(cells)
                .filteredOn(cell -> cell.direction() == ReadingDirection.BACKWARD)
                .extracting(EvolutionCell::codec, cell -> cell.set().map(VersionSwitch::words), EvolutionCell::outcome)
                .containsExactly(
                        tuple("switched", Optional.empty(), ReadingOutcome.REFUSED),
                        tuple("switched", Optional.of("lenient on"), ReadingOutcome.AS_WISHED));
    }

    @Test
    void a_second_trial_comes_to_the_same() throws IOException {
        Script script = (record, place) -> place == 1 ? new Refused("no") : new Misfit("id", "absent", "");

        assertThat(run(Map.of("late", script), EditKind.values()))
                .isEqualTo(run(Map.of("late", script), EditKind.values()));
    }

    @Test
    void what_is_known_of_a_trial_that_ends_early_are_the_codecs_that_were_finished() {
        CountDownLatch oneIsFinished = new CountDownLatch(1);
        RunListener listener = new RunListener() {
            @Override
            public void started(RunStep step) {
                if (step.subject().equals("late")) {
                    oneIsFinished.countDown();
                }
            }
        };
        Script ends = (record, place) -> {
            await(oneIsFinished);
            throw new IllegalStateException("it ends");
        };
        EvolutionTrial trial = new EvolutionTrial(folder, SchemaJudges.none(), listener);
        List<CatalogEntry> codecs =
                new ScriptedCodecs(Map.of("early", (record, place) -> new Value(record), "late", ends)).entries();

        assertThat(trial.known()).isEmpty();
        assertThatThrownBy(() -> trial.run("orders", RECORDS, 1, EditCatalogue.of(SCHEMA, NO_EDIT), codecs))
                .hasMessage("it ends");

        Evolution known = trial.known().orElseThrow();
        assertThat(known.missing()).containsExactly("late");
        assertThat(known.edits().get(0).cells())
                .extracting(EvolutionCell::codec)
                .containsOnly("early");
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private EvolutionCell backward(Script script) throws IOException {
        return tried(script).edits().get(0).cells().get(0);
    }

    private Evolution tried(Script script) throws IOException {
        return run(Map.of("scripted", script), EditKind.NO_EDIT);
    }

    private Evolution run(Map<String, Script> scripts, EditKind... kinds) throws IOException {
        EditChoice choice = new EditChoice(Set.of(kinds), Optional.empty(), 1, 1);
        return new EvolutionTrial(folder, SchemaJudges.none(), new RunListener() {})
                .run("orders", RECORDS, 1, EditCatalogue.of(SCHEMA, choice), new ScriptedCodecs(scripts).entries());
    }
}
