package io.wirecost.evolution.page;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.document.text.TextRenderer;
import io.wirecost.document.text.TextStyle;
import io.wirecost.evolution.edit.EditKind;
import io.wirecost.evolution.result.Evolution;
import io.wirecost.evolution.result.EvolutionCell;
import io.wirecost.evolution.result.GivenSize;
import io.wirecost.evolution.result.ReadingDirection;
import io.wirecost.evolution.result.ReadingOutcome;
import io.wirecost.evolution.result.TriedEdit;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class EvolutionDocumentTest {
    private static final TextStyle STYLE = new TextStyle(120, false);

    @Test
    void without_records_it_says_that_none_were_given() {
        assertThat(summary(0, List.of())).contains("No records were given.").doesNotContain("0 of the given records");
        assertThat(summary(3, List.of())).contains("3 of the given records");
    }

    @Test
    void an_interrupted_trial_is_marked_and_names_the_codecs_that_it_lacks() {
        assertThat(summary(3, List.of("gson", "kryo")))
                .contains("INCOMPLETE")
                .contains("before these codecs were finished: gson, kryo");
        assertThat(summary(3, List.of())).doesNotContain("INCOMPLETE");
    }

    @Test
    void it_tells_the_bytes_of_an_added_optional_field_that_is_absent() {
        assertThat(whole(EditKind.ADD_LAST_OPTIONAL, sizes(4, 40), sizes(4, 44)))
                .containsPattern("fixed +Fixed +\\+1\\b");
        assertThat(whole(EditKind.ADD_LAST_OPTIONAL, sizes(4, 40), sizes(4, 41)))
                .containsPattern("fixed +Fixed +\\+0\\.25\\b");
        assertThat(whole(EditKind.ADD_LAST_OPTIONAL, sizes(4, 40), sizes(4, 40)))
                .containsPattern("fixed +Fixed +0\\b");
    }

    @Test
    void bytes_are_compared_only_of_the_same_records_and_of_edits_that_add_an_optional_field() {
        String section = "what an added optional field costs";

        assertThat(whole(EditKind.ADD_LAST_OPTIONAL, sizes(4, 40), sizes(4, 44)))
                .contains(section);
        assertThat(whole(EditKind.ADD_LAST_OPTIONAL, sizes(4, 40), sizes(3, 33)))
                .doesNotContain(section);
        assertThat(whole(EditKind.ADD_LAST_DEFAULT, sizes(4, 40), sizes(4, 44))).doesNotContain(section);
        assertThat(whole(EditKind.ADD_LAST_OPTIONAL, Optional.empty(), Optional.empty()))
                .doesNotContain(section);
    }

    private static String summary(int records, List<String> missing) {
        return TextRenderer.render(
                EvolutionDocument.summary(
                        new Evolution("orders", 1, records, missing, edits(EditKind.NO_EDIT, sizes(1, 9), sizes(1, 9))),
                        5),
                STYLE);
    }

    private static String whole(EditKind kind, Optional<GivenSize> older, Optional<GivenSize> newer) {
        return TextRenderer.render(
                EvolutionDocument.whole(new Evolution("orders", 1, 4, List.of(), edits(kind, older, newer)), 5), STYLE);
    }

    private static Optional<GivenSize> sizes(int messages, long sizeBytes) {
        return Optional.of(new GivenSize(messages, sizeBytes));
    }

    private static List<TriedEdit> edits(EditKind kind, Optional<GivenSize> older, Optional<GivenSize> newer) {
        return List.of(new TriedEdit(
                kind.id(),
                "it",
                "",
                "{}",
                "{}",
                List.of(cell(ReadingDirection.BACKWARD, older), cell(ReadingDirection.FORWARD, newer)),
                List.of()));
    }

    private static EvolutionCell cell(ReadingDirection direction, Optional<GivenSize> given) {
        return new EvolutionCell(
                "jvm",
                "fixed",
                "Fixed",
                "",
                direction,
                ReadingOutcome.AS_WISHED,
                Optional.of(ReadingOutcome.AS_WISHED),
                Map.of(ReadingOutcome.AS_WISHED, 1),
                given,
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }
}
