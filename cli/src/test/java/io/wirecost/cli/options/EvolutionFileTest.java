package io.wirecost.cli.options;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.analysis.need.AddedFields;
import io.wirecost.core.InputException;
import io.wirecost.core.codec.CodecId;
import io.wirecost.core.codec.VersionSetting;
import io.wirecost.core.codec.VersionSwitch;
import io.wirecost.evolution.edit.EditKind;
import io.wirecost.evolution.result.Evolution;
import io.wirecost.evolution.result.EvolutionCell;
import io.wirecost.evolution.result.ReadingDirection;
import io.wirecost.evolution.result.ReadingOutcome;
import io.wirecost.evolution.result.TriedEdit;
import io.wirecost.results.ScriptJson;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EvolutionFileTest {
    @TempDir
    private Path folder;

    @Test
    void what_was_read_otherwise_than_wished_is_told_in_words_and_who_passed_has_no_failures() throws Exception {
        write(
                EditKind.ADD_LAST_OPTIONAL,
                cell("good", ReadingDirection.BACKWARD, ReadingOutcome.AS_WISHED),
                cell("bad", ReadingDirection.FORWARD, ReadingOutcome.LOST));

        AddedFields added = EvolutionFile.read(folder);

        assertThat(added.failures())
                .containsEntry(jvm("good"), List.of())
                .containsEntry(
                        jvm("bad"),
                        List.of("an optional field added at the end, new messages, old reader: a value is lost"));
    }

    @Test
    void a_setting_with_which_a_codec_passes_is_its_remedy_and_one_with_which_it_fails_is_none() throws Exception {
        Optional<VersionSwitch> ignored =
                Optional.of(new VersionSwitch(VersionSetting.UNKNOWN_FIELDS_IGNORED, "FAIL_ON_UNKNOWN off"));
        Optional<VersionSwitch> refused =
                Optional.of(new VersionSwitch(VersionSetting.UNKNOWN_FIELDS_REFUSED, "failOnUnknown()"));
        write(
                EditKind.ADD_LAST_OPTIONAL,
                cell("strict", ReadingDirection.FORWARD, ReadingOutcome.REFUSED),
                cell("strict", ignored, ReadingDirection.FORWARD, ReadingOutcome.AS_WISHED),
                cell("lenient", ReadingDirection.FORWARD, ReadingOutcome.AS_WISHED),
                cell("lenient", refused, ReadingDirection.FORWARD, ReadingOutcome.REFUSED));

        AddedFields added = EvolutionFile.read(folder);

        assertThat(added.failures().get(jvm("strict"))).hasSize(1);
        assertThat(added.failures()).containsEntry(jvm("lenient"), List.of());
        assertThat(added.remedies())
                .containsEntry(jvm("strict"), List.of("unknown fields ignored (FAIL_ON_UNKNOWN off)"))
                .containsEntry(jvm("lenient"), List.of());
    }

    @Test
    void other_edits_services_and_what_cannot_be_expressed_say_nothing_of_added_fields() throws Exception {
        write(EditKind.ADD_LAST_DEFAULT, cell("bad", ReadingDirection.BACKWARD, ReadingOutcome.LOST));
        assertThatThrownBy(() -> EvolutionFile.read(folder)).hasMessageContaining("evolve --edits add-last-optional");

        write(
                EditKind.ADD_LAST_OPTIONAL,
                cell("through", ReadingDirection.THROUGH, ReadingOutcome.LOST),
                cell("unable", ReadingDirection.FORWARD, ReadingOutcome.NOT_EXPRESSED));
        assertThatThrownBy(() -> EvolutionFile.read(folder)).isInstanceOf(InputException.class);
    }

    @Test
    void a_file_of_something_else_is_refused_with_its_name() throws Exception {
        assertThatThrownBy(() -> EvolutionFile.read(folder)).hasMessageContaining("expected the evolution.json");

        Files.writeString(folder.resolve("evolution.json"), "[]");
        assertThatThrownBy(() -> EvolutionFile.read(folder))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("expected an object with an array edits");
    }

    private void write(EditKind kind, EvolutionCell... cells) throws Exception {
        TriedEdit edit = new TriedEdit(kind.id(), kind.label(), "", "{}", "{}", List.of(cells), List.of());
        Files.writeString(
                folder.resolve("evolution.json"),
                ScriptJson.text(new Evolution("orders", 1, 2, List.of(), List.of(edit))));
    }

    private static EvolutionCell cell(String codec, ReadingDirection direction, ReadingOutcome outcome) {
        return cell(codec, Optional.empty(), direction, outcome);
    }

    private static EvolutionCell cell(
            String codec, Optional<VersionSwitch> set, ReadingDirection direction, ReadingOutcome outcome) {
        return new EvolutionCell(
                CodecId.JVM,
                codec,
                set,
                "JSON",
                "",
                direction,
                outcome,
                Optional.of(outcome),
                Map.of(outcome, 2),
                0,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    private static CodecId jvm(String name) {
        return new CodecId(CodecId.JVM, name);
    }
}
