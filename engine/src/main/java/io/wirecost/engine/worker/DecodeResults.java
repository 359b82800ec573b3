package io.wirecost.engine.worker;

import io.wirecost.core.run.ReactionKind;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.value.RecordValue;
import io.wirecost.engine.worker.DecodeResult.Ended;
import io.wirecost.engine.worker.DecodeResult.Misfit;
import io.wirecost.engine.worker.DecodeResult.Refused;
import io.wirecost.engine.worker.DecodeResult.Value;
import io.wirecost.harness.proof.DecodedFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Reads what a worker answers to messages that it was asked for each by itself, as runners/protocol describes it. */
final class DecodeResults {
    private static final Pattern MEMORY =
            Pattern.compile("(?i)out of ?memory|allowed memory size|bad_alloc|cannot allocate|allocation failed");
    private static final Pattern STACK = Pattern.compile("(?i)stack ?overflow|maximum call stack|stack size exceeded");
    private static final Map<String, ReactionKind> EXHAUSTED =
            Map.of("memory", ReactionKind.MEMORY_EXHAUSTED, "stack", ReactionKind.STACK_EXHAUSTED);

    private DecodeResults() {}

    /** Asks for each message of a file by itself. */
    static Request request(Path bytes, Path values) {
        return Request.of("decode").with("bytes", bytes).with("values", values).with("each", true);
    }

    /** The entries of an answer, one for each message. */
    static List<AnswerMembers> outcomes(AnswerMembers answer, int messages) throws BadAnswer {
        List<AnswerMembers> outcomes = answer.objects("outcomes");
        if (outcomes.size() != messages) {
            throw new BadAnswer("outcomes: expected %d entries, got %d".formatted(messages, outcomes.size()));
        }
        return outcomes;
    }

    /**
     * Returns a result for each message.
     *
     * @param values the file of what came of those that were read
     * @param schema of these
     */
    static List<DecodeResult> read(List<AnswerMembers> outcomes, Path values, Schema schema) throws BadAnswer {
        Iterator<RecordValue> left = values(values, schema).iterator();
        List<DecodeResult> results = new ArrayList<>();
        for (AnswerMembers outcome : outcomes) {
            results.add(result(outcome, left));
        }
        if (left.hasNext()) {
            throw new BadAnswer("outcomes: there are more values than messages without a problem");
        }
        return results;
    }

    private static List<RecordValue> values(Path file, Schema schema) throws BadAnswer {
        try {
            return DecodedFile.read(file, schema);
        } catch (IOException e) {
            throw new BadAnswer("its file of decoded values: " + RecordComparison.told(e, file));
        }
    }

    private static DecodeResult result(AnswerMembers outcome, Iterator<RecordValue> values) throws BadAnswer {
        Optional<String> problem = outcome.optionalText("problem");
        if (problem.isPresent()) {
            return unread(outcome, problem.get());
        } else if (!values.hasNext()) {
            throw new BadAnswer("outcomes: there are fewer values than messages without a problem");
        }
        return new Value(values.next());
    }

    private static DecodeResult unread(AnswerMembers outcome, String problem) throws BadAnswer {
        Optional<AnswerMembers> misfit = outcome.object("misfit");
        Optional<String> path = misfit.isPresent() ? misfit.get().optionalText("path") : Optional.empty();
        return path.isPresent()
                ? new Misfit(path.get(), misfit.get().text("read"), problem)
                : new Refused(misfit.isPresent() ? ReactionKind.OTHER_VALUE : reaction(outcome), problem);
    }

    private static ReactionKind reaction(AnswerMembers outcome) throws BadAnswer {
        if (outcome.optionalText("exhausted").isPresent()) {
            return outcome.choice("exhausted", "", EXHAUSTED);
        }
        return outcome.flag("unexpected", false) ? ReactionKind.NOTICED_OTHERWISE : ReactionKind.NOTICED;
    }

    /** What a message has done to a process that is no more. Some runtimes end with a word on what they lacked. */
    static Ended ended(Worker worker) throws InterruptedException {
        if (worker.hung().isPresent()) {
            return new Ended(ReactionKind.HANG, worker.hung().get());
        }
        String ending = worker.ending().orElse("the process closed its output and did not end");
        ReactionKind reaction = MEMORY.matcher(ending).find()
                ? ReactionKind.MEMORY_EXHAUSTED
                : STACK.matcher(ending).find() ? ReactionKind.STACK_EXHAUSTED : ReactionKind.DIED;
        return new Ended(reaction, ending);
    }
}
