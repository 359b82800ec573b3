package io.wirecost.engine.interop;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Family;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.Filter;
import io.wirecost.core.dataset.Group;
import io.wirecost.core.run.Interop.Reading;
import io.wirecost.core.run.Interop.ReadingOutcome;
import io.wirecost.core.run.Interop.WrongValue;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.Loss;
import io.wirecost.core.value.RecordValue;
import io.wirecost.engine.worker.ReadResult;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class InteropJudgeTest {
    private static final long LARGE = 1_234_567_890_123_456_789L;
    private static final CodecInfo EXACT = CodecInfo.of("exact", "JSON", Family.TEXT, "java.base", Object.class);
    private static final CodecInfo ROUNDS = CodecInfo.of("rounds", "JSON", Family.TEXT, "java.base", Object.class)
            .withLosses(Loss.INT64_ROUNDED_TO_DOUBLE);
    private static final CodecInfo BOTH = CodecInfo.of("both", "JSON", Family.TEXT, "java.base", Object.class)
            .withLosses(Loss.INT64_ROUNDED_TO_DOUBLE, Loss.NEGATIVE_ZERO_UNSIGNED);

    @Test
    void equal_values_are_right() {
        assertThat(judge(EXACT, EXACT, record(1, LARGE), record(2, 5)).outcome())
                .isEqualTo(ReadingOutcome.OK);
    }

    @Test
    void losses_that_one_of_the_two_declares_are_named_if_they_happened() {
        assertThat(judge(BOTH, EXACT, record(1, (long) (double) LARGE), record(2, 5)))
                .isEqualTo(Reading.lossy(BOTH.variant(), java.util.Set.of(Loss.INT64_ROUNDED_TO_DOUBLE)));
        assertThat(judge(EXACT, BOTH, record(1, LARGE), record(2, 5)).outcome()).isEqualTo(ReadingOutcome.OK);
    }

    @Test
    void a_writer_that_rounds_may_write_other_digits_of_the_same_double() {
        RecordValue digits = record(1, 1_234_567_890_123_456_800L);

        assertThat(judge(ROUNDS, EXACT, digits, record(2, 5)).outcome()).isEqualTo(ReadingOutcome.LOSS);
        assertThat(judge(EXACT, ROUNDS, digits, record(2, 5)).outcome()).isEqualTo(ReadingOutcome.WRONG);
    }

    @Test
    void a_loss_that_nobody_declares_is_wrong_with_its_place() {
        assertThat(judge(EXACT, EXACT, record(1, LARGE), record(2, 6)).difference())
                .hasValue(new WrongValue(2, "number", "5", "6"));
    }

    @Test
    void too_few_records_are_no_reading() {
        assertThat(judge(EXACT, EXACT, record(1, LARGE)).reason()).hasValue("handed back 1 of 2 records");
    }

    @Test
    void a_known_difference_says_why() {
        InteropJudge judge =
                new InteropJudge(data(), KnownDifferences.parse("JSON | jvm/exact | jvm/rounds | numbers | by design"));

        assertThat(judge.judge(EXACT, ROUNDS, new ReadResult.Unreadable("threw", false))
                        .known())
                .hasValue("by design");
        assertThat(judge.judge(ROUNDS, EXACT, new ReadResult.Unreadable("threw", false))
                        .known())
                .isEmpty();
    }

    private static Reading judge(CodecInfo writer, CodecInfo reader, RecordValue... back) {
        return new InteropJudge(data(), KnownDifferences.parse(""))
                .judge(writer, reader, new ReadResult.Values(List.of(back)));
    }

    private static Dataset data() {
        Schema schema = new Schema(
                "R",
                List.of(new RecordDefinition(
                        "R",
                        Stream.of("id", "number")
                                .map(name -> new Field(name, Type.Primitive.LONG))
                                .toList())));
        return new Dataset(
                "numbers",
                schema,
                List.of(new Group("all", List.of(record(1, LARGE), record(2, 5)))),
                OptionalLong.empty(),
                new Filter(List.of()));
    }

    private static RecordValue record(long id, long number) {
        return RecordValue.of(id, number);
    }
}
