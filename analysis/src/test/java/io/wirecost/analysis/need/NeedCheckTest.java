package io.wirecost.analysis.need;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.analysis.Samples;
import io.wirecost.analysis.robustness.Reactions;
import io.wirecost.core.codec.CodecId;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Interop;
import io.wirecost.core.run.Interop.Reading;
import io.wirecost.core.run.Interop.WrongValue;
import io.wirecost.core.run.ReactionKind;
import io.wirecost.core.run.Robustness;
import io.wirecost.core.run.Task;
import io.wirecost.core.run.Trial;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class NeedCheckTest {
    private static final CodecId ONE = new CodecId(CodecId.JVM, "one");

    @Test
    void a_codec_of_a_safe_format_is_safe_unless_damaged_bytes_exhausted_it() {
        Robustness wrong = Reactions.to(10, ReactionKind.NOTICED, 5, ReactionKind.OTHER_VALUE, 5);
        Robustness exhausted = Reactions.to(10, ReactionKind.NOTICED, 7, ReactionKind.MEMORY_EXHAUSTED, 3);

        assertThat(reasons("JSON")).isEmpty();
        assertThat(reasons("JSON", wrong)).isEmpty();
        assertThat(reasons("JSON", exhausted)).containsExactly("safe: memory exhausted for 3 of 10 damaged messages");
    }

    @Test
    void a_codec_whose_bytes_can_name_classes_is_not_safe_whatever_it_does_with_damaged_ones() {
        assertThat(reasons("Java serialization", Reactions.to(10, ReactionKind.NOTICED, 10)))
                .hasSize(1);
    }

    @Test
    void what_evolve_has_measured_of_a_codec_goes_before_the_specification() {
        AddedFields passed = new AddedFields(Map.of(ONE, List.of()), Map.of());
        AddedFields failed = new AddedFields(Map.of(ONE, List.of("a field added: a value is lost")), Map.of());

        assertThat(evolvable("JSON", AddedFields.UNMEASURED)).isEmpty();
        assertThat(evolvable("JSON", failed))
                .containsExactly("evolvable: as shipped no: a field added: a value is lost");
        assertThat(evolvable("Kryo", AddedFields.UNMEASURED)).hasSize(1);
        assertThat(evolvable("Kryo", passed)).isEmpty();
    }

    @Test
    void a_setting_of_the_library_with_which_fields_can_be_added_is_named_and_admits_nobody() {
        AddedFields failed = new AddedFields(
                Map.of(ONE, List.of("a field added: error")),
                Map.of(ONE, List.of("unknown fields ignored (FAIL_ON_UNKNOWN off)")));

        assertThat(evolvable("JSON", failed))
                .containsExactly(
                        "evolvable: as shipped no: a field added: error; with unknown fields ignored (FAIL_ON_UNKNOWN off)"
                                + " yes");
    }

    @Test
    void limits_that_the_documentation_advises_are_told_if_they_would_be_enough() {
        Robustness exhausted = Reactions.to(10, ReactionKind.NOTICED, 7, ReactionKind.MEMORY_EXHAUSTED, 3);
        Robustness advised = Reactions.advised(10, ReactionKind.NOTICED, 10);

        assertThat(reasons("JSON", exhausted, advised))
                .containsExactly(
                        "safe: memory exhausted for 3 of 10 damaged messages, and none with the limits that its"
                                + " documentation advises");
        assertThat(reasons("JSON", advised)).isEmpty();
    }

    @Test
    void a_codec_of_a_portable_format_that_no_other_library_understands_is_not_portable() {
        CodecInfo one = CodecInfo.of("one", "JSON", Family.TEXT, "a:one", Object.class);
        CodecInfo same = CodecInfo.of("same", "JSON", Family.TEXT, "a:one", Object.class);
        CodecInfo other = CodecInfo.of("other", "JSON", Family.TEXT, "a:other", Object.class);
        WrongValue wrong = new WrongValue(1, "x", "1", "2");
        Cell reads = interop("one", Reading.ok(other.variant()), Reading.ok(same.variant()));
        Cell isRead = interop("other", Reading.ok(one.variant()));
        Cell isNotRead = interop("other", Reading.wrong(one.variant(), wrong));
        Cell bySame = interop("same", Reading.ok(one.variant()));

        assertThat(portable(one, List.of(one, same, other), reads, bySame, isRead))
                .isEmpty();
        assertThat(portable(one, List.of(one, same), bySame)).isEmpty();
        assertThat(portable(one, List.of(one, same, other), reads, bySame, isNotRead))
                .containsExactly(
                        "portable: no other library that was tried reads what it writes and is read by it: other");
    }

    private static List<String> portable(CodecInfo codec, List<CodecInfo> all, Cell... cells) {
        return new NeedCheck(Samples.run(1, all, cells), Set.of(Need.PORTABLE), AddedFields.UNMEASURED).reasons(codec);
    }

    private static Cell interop(String codec, Reading... readings) {
        return Cell.measured(
                new Trial("orders", Variant.jvm(codec), new Task.Interop()),
                new Interop(List.of(readings), Optional.empty(), Optional.empty()));
    }

    private static List<String> evolvable(String format, AddedFields added) {
        CodecInfo codec = CodecInfo.of(ONE.name(), format, Family.TEXT, "java.base", Object.class);
        return new NeedCheck(Samples.run(1, List.of(codec)), Set.of(Need.EVOLVABLE), added).reasons(codec);
    }

    private static List<String> reasons(String format, Robustness... figures) {
        CodecInfo codec = CodecInfo.of(ONE.name(), format, Family.TEXT, "java.base", Object.class);
        Cell[] cells = List.of(figures).stream()
                .map(one -> Cell.measured(new Trial("orders", Variant.jvm("one"), new Task.Damaged()), one))
                .toArray(Cell[]::new);
        return new NeedCheck(Samples.run(1, List.of(codec), cells), Set.of(Need.SAFE), AddedFields.UNMEASURED)
                .reasons(codec);
    }
}
