package io.wirecost.conformance;

import io.wirecost.core.Outcome;
import io.wirecost.engine.worker.AnswerMembers;
import io.wirecost.engine.worker.BadAnswer;
import io.wirecost.engine.worker.RunnerLine;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Damaged lines of workers are read, or are no answer by the protocol. */
class OwnAnswersTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"done\": {\"abilities\": [\"STAGED\"], \"slots\": [{\"operations\": 12, \"nanos\": 3.5e6}], \"compilerNanos\": 0}}",
                "{\"problem\": {\"record\": 7, \"message\": \"threw IOException: end of input\"}}",
                "{\"progress\": {\"record\": 250, \"at\": \"decoding\"}}"
            })
    void a_line_that_is_damaged_is_no_answer_or_another_one(String line) throws Exception {
        byte[] whole = line.getBytes(StandardCharsets.UTF_8);

        new Endurance(BadAnswer.class).require(OwnAnswersTest::read, whole, DamagedInputs.ofJson(whole));
    }

    private static void read(byte[] bytes) throws BadAnswer {
        RunnerLine line = RunnerLine.parse(new String(bytes, StandardCharsets.UTF_8));
        if (line instanceof RunnerLine.Done done) {
            AnswerMembers.read(new Outcome.Done<>(done.members()), "measuring", OwnAnswersTest::amounts);
        } else if (line instanceof RunnerLine.Garbage garbage) {
            throw new BadAnswer(garbage.why());
        }
    }

    private static List<Double> amounts(AnswerMembers answer) throws BadAnswer {
        answer.texts("abilities");
        answer.optionalAmount("compilerNanos");
        double all = 0;
        for (AnswerMembers slot : answer.objects("slots")) {
            all += slot.amount("operations") + slot.amount("nanos");
        }
        return List.of(all);
    }
}
