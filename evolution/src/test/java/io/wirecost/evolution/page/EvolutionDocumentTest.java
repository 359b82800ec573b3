package io.wirecost.evolution.page;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.codec.VersionSetting;
import io.wirecost.core.codec.VersionSwitch;
import io.wirecost.document.text.TextRenderer;
import io.wirecost.document.text.TextStyle;
import io.wirecost.evolution.edit.EditKind;
import io.wirecost.evolution.result.Evolution;
import io.wirecost.evolution.result.EvolutionCell;
import io.wirecost.evolution.result.GivenSize;
import io.wirecost.evolution.result.Judgement;
import io.wirecost.evolution.result.ReadingDirection;
import io.wirecost.evolution.result.ReadingOutcome;
import io.wirecost.evolution.result.Surprise;
import io.wirecost.evolution.result.TriedEdit;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class EvolutionDocumentTest {
    private static final String FASTJSON = "Fastjson and Gson read a symbol that their enum lacks as nothing";
    private static final String MAPPED = "code that is written for the schema refuses a field that the schema lacks";

    private static final TextStyle STYLE = new TextStyle(120, false);
    private static final Optional<VersionSwitch> IGNORED =
            Optional.of(new VersionSwitch(VersionSetting.UNKNOWN_FIELDS_IGNORED, "lenient on"));

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

    @Test
    void a_codec_has_a_row_for_each_setting_and_the_format_shows_what_its_library_ships() {
        String text = shown(
                cell(Optional.empty(), ReadingOutcome.REFUSED, "no"), cell(IGNORED, ReadingOutcome.AS_WISHED, ""));

        assertThat(text)
                .containsPattern("edit +Fixed\nit +--e")
                .containsPattern("fixed +as shipped +e 1\n")
                .containsPattern("fixed, unknown fields ignored +lenient on += 1\n");
    }

    @Test
    void a_setting_surprises_where_it_is_wrong_without_an_error_and_the_library_as_it_ships_is_not() {
        EvolutionCell shipped = cell(Optional.empty(), ReadingOutcome.REFUSED, "no");

        assertThat(shown(shipped, cell(IGNORED, ReadingOutcome.LOST, "absent")))
                .containsPattern("fixed, unknown fields ignored +through +a value is lost");
        assertThat(shown(
                        cell(Optional.empty(), ReadingOutcome.LOST, "absent"),
                        cell(IGNORED, ReadingOutcome.REFUSED, "no")))
                .doesNotContainPattern("fixed, unknown fields ignored +through");
    }

    @Test
    void a_long_error_is_cut_in_the_summary_and_whole_with_all_details() {
        EvolutionCell late = cell(Optional.empty(), ReadingOutcome.REFUSED, "x".repeat(81));

        assertThat(shown(late)).contains("x".repeat(80) + "…").doesNotContain("x".repeat(81));
        assertThat(TextRenderer.render(EvolutionDocument.whole(evolution(late), 5), new TextStyle(400, false)))
                .contains("x".repeat(81));
    }

    @Test
    void codecs_that_differ_do_so_by_a_setting_that_was_tried_or_by_a_habit_of_a_library_or_nobody_knows_why() {
        EvolutionCell lenient = codec("lenient", Optional.empty(), ReadingOutcome.AS_WISHED);
        EvolutionCell strict = codec("strict", Optional.empty(), ReadingOutcome.REFUSED);
        EvolutionCell set = codec("strict", IGNORED, ReadingOutcome.AS_WISHED);
        EvolutionCell fastjson = codec("fastjson2", Optional.empty(), ReadingOutcome.DEFAULTED);

        assertThat(difference(EditKind.RENAME, lenient, strict, set))
                .contains("strict comes to the same with unknown fields ignored (lenient on)");
        assertThat(difference(EditKind.SYMBOL_RENAMED, lenient, fastjson))
                .contains(FASTJSON)
                .doesNotContain(DifferenceReason.UNKNOWN);
        assertThat(difference(EditKind.RENAME, lenient, fastjson))
                .as("another edit")
                .contains(DifferenceReason.UNKNOWN);
        assertThat(difference(EditKind.SYMBOL_RENAMED, lenient, strict, fastjson))
                .as("another codec")
                .contains(DifferenceReason.UNKNOWN);
    }

    @Test
    void between_two_given_schemas_a_habit_is_a_guess() {
        EvolutionCell lenient = codec("lenient", Optional.empty(), ReadingOutcome.AS_WISHED);

        assertThat(difference(EditKind.GIVEN, lenient, codec("fastjson2", Optional.empty(), ReadingOutcome.DEFAULTED)))
                .contains("perhaps: " + FASTJSON);
        assertThat(difference(EditKind.GIVEN, lenient, refused("out of memory")))
                .contains(DifferenceReason.UNKNOWN);
    }

    @Test
    void a_habit_explains_only_the_outcome_that_it_makes() {
        EvolutionCell lenient = codec("lenient", Optional.empty(), ReadingOutcome.AS_WISHED);

        assertThat(difference(
                        EditKind.SYMBOL_RENAMED,
                        lenient,
                        codec("fastjson2", Optional.empty(), ReadingOutcome.OTHER_VALUE)))
                .as("another outcome")
                .contains(DifferenceReason.UNKNOWN);
        assertThat(difference(EditKind.RENAME, lenient, refused("R has no field name")))
                .contains(MAPPED);
        assertThat(difference(EditKind.RENAME, lenient, refused("out of memory")))
                .as("another error")
                .contains(DifferenceReason.UNKNOWN);
    }

    @Test
    void a_habit_of_refusing_explains_an_error_that_was_wished() {
        EvolutionCell zero = codec("zero", Optional.empty(), ReadingOutcome.DEFAULTED);

        assertThat(difference(EditKind.ADD_LAST_REQUIRED, zero, wished(1))).contains(MAPPED);
        assertThat(difference(EditKind.ADD_LAST_REQUIRED, zero, wished(0))).contains(DifferenceReason.UNKNOWN);
    }

    @Test
    void each_codec_may_differ_by_a_reason_of_its_own_and_the_fewest_are_given() {
        EvolutionCell strict = codec("strict", Optional.empty(), ReadingOutcome.REFUSED);
        EvolutionCell set = codec("strict", IGNORED, ReadingOutcome.AS_WISHED);
        EvolutionCell lenient = codec("lenient", Optional.empty(), ReadingOutcome.AS_WISHED);
        EvolutionCell fastjson = codec("fastjson2", Optional.empty(), ReadingOutcome.DEFAULTED);
        EvolutionCell other = codec("other", Optional.empty(), ReadingOutcome.DEFAULTED);

        assertThat(difference(EditKind.SYMBOL_RENAMED, lenient, strict, set, fastjson))
                .contains(FASTJSON + "; strict comes to the same");
        assertThat(difference(EditKind.SYMBOL_RENAMED, other, strict, set, fastjson))
                .as("other and fastjson2 come to the same, strict does not")
                .contains(DifferenceReason.UNKNOWN);
    }

    @Test
    void what_comes_of_a_message_that_went_through_a_service_may_follow_from_either_reading() {
        EvolutionCell fine = in(ReadingDirection.THROUGH, "zero", ReadingOutcome.AS_WISHED);
        EvolutionCell lost = in(ReadingDirection.THROUGH, "fastjson2", ReadingOutcome.OTHER_VALUE);
        EvolutionCell read = in(ReadingDirection.FORWARD, "fastjson2", ReadingOutcome.DEFAULTED);

        assertThat(difference(EditKind.SYMBOL_RENAMED, fine, lost)).contains(DifferenceReason.UNKNOWN);
        assertThat(difference(EditKind.SYMBOL_RENAMED, fine, lost, read)).contains(FASTJSON);
    }

    private static EvolutionCell in(ReadingDirection direction, String codec, ReadingOutcome outcome) {
        return cell(codec, Optional.empty(), direction, outcome, 0, Optional.empty(), Optional.empty());
    }

    private static EvolutionCell refused(String error) {
        return bson(ReadingOutcome.REFUSED, 0, Optional.of(new Surprise(false, "{}", "00", "", "a value", error)));
    }

    private static EvolutionCell wished(int errors) {
        return bson(ReadingOutcome.AS_WISHED, errors, Optional.empty());
    }

    private static EvolutionCell bson(ReadingOutcome outcome, int errorsWished, Optional<Surprise> surprise) {
        return cell(
                "mongodb-bson",
                Optional.empty(),
                ReadingDirection.FORWARD,
                outcome,
                errorsWished,
                Optional.empty(),
                surprise);
    }

    @Test
    void the_page_names_the_source_of_each_habit() throws Exception {
        String page = Files.readString(Path.of("..", "docs", "evolution.md"));

        assertThat(LibraryHabit.ALL).allSatisfy(habit -> assertThat(page).contains("| " + habit.words() + " |"));
    }

    private static String difference(EditKind kind, EvolutionCell... cells) {
        return whole(new TriedEdit(kind.id(), "it", "", "{}", "{}", List.of(cells), List.of()));
    }

    private static String whole(TriedEdit edit) {
        return TextRenderer.render(
                EvolutionDocument.whole(new Evolution("orders", 1, 4, List.of(), List.of(edit)), 5),
                new TextStyle(400, false));
    }

    private static EvolutionCell codec(String name, Optional<VersionSwitch> set, ReadingOutcome outcome) {
        return cell(name, set, ReadingDirection.FORWARD, outcome, 0, Optional.empty(), Optional.empty());
    }

    @Test
    void a_judge_who_forbids_a_change_disagrees_only_where_every_record_can_be_read() {
        assertThat(judged(0)).containsPattern("a judge +it +through +incompatible: because");
        assertThat(judged(1)).doesNotContain("a judge");
    }

    /** All is as wished, and a judge says that the change is incompatible. */
    private static String judged(int errorsWished) {
        EvolutionCell cell = cell(
                "fixed",
                Optional.empty(),
                ReadingDirection.THROUGH,
                ReadingOutcome.AS_WISHED,
                errorsWished,
                Optional.empty(),
                Optional.empty());
        Judgement forbids = new Judgement("a judge", "Fixed", ReadingDirection.THROUGH, false, "because");
        return whole(new TriedEdit(EditKind.RENAME.id(), "it", "", "{}", "{}", List.of(cell), List.of(forbids)));
    }

    private static String shown(EvolutionCell... cells) {
        return TextRenderer.render(EvolutionDocument.summary(evolution(cells), 5), new TextStyle(400, false));
    }

    private static Evolution evolution(EvolutionCell... cells) {
        TriedEdit edit = new TriedEdit(EditKind.NO_EDIT.id(), "it", "", "{}", "{}", List.of(cells), List.of());
        return new Evolution("orders", 1, 4, List.of(), List.of(edit));
    }

    private static EvolutionCell cell(Optional<VersionSwitch> set, ReadingOutcome outcome, String read) {
        return cell(
                set,
                ReadingDirection.THROUGH,
                outcome,
                Optional.empty(),
                Optional.of(read)
                        .filter(any -> !outcome.isFine())
                        .map(text -> new Surprise(false, "{}", "00", "id", "5", text)));
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
        return cell(Optional.empty(), direction, ReadingOutcome.AS_WISHED, given, Optional.empty());
    }

    private static EvolutionCell cell(
            Optional<VersionSwitch> set,
            ReadingDirection direction,
            ReadingOutcome outcome,
            Optional<GivenSize> given,
            Optional<Surprise> surprise) {
        return cell("fixed", set, direction, outcome, 0, given, surprise);
    }

    private static EvolutionCell cell(
            String codec,
            Optional<VersionSwitch> set,
            ReadingDirection direction,
            ReadingOutcome outcome,
            int errorsWished,
            Optional<GivenSize> given,
            Optional<Surprise> surprise) {
        return new EvolutionCell(
                "jvm",
                codec,
                set,
                "Fixed",
                "",
                direction,
                outcome,
                Optional.of(outcome),
                Map.of(outcome, 1),
                errorsWished,
                given,
                surprise,
                Optional.empty(),
                Optional.empty());
    }
}
