package io.wirecost.engine.worker;

import io.wirecost.core.run.ReactionKind;
import io.wirecost.core.value.RecordValue;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Reads what a worker answers to messages that it was asked for each by itself, as runners/protocol describes it. */
final class MessageResults {
    private static final Pattern MEMORY =
            Pattern.compile("(?i)out of ?memory|allowed memory size|bad_alloc|cannot allocate|allocation failed");
    private static final Pattern STACK = Pattern.compile("(?i)stack ?overflow|maximum call stack|stack size exceeded");
    private static final Map<String, ReactionKind> EXHAUSTED =
            Map.of("memory", ReactionKind.MEMORY_EXHAUSTED, "stack", ReactionKind.STACK_EXHAUSTED);

    private MessageResults() {}

    /**
     * Returns a result for each message.
     *
     * @param messages that it was asked for
     * @param values what came of those that it has read
     */
    static List<MessageResult> read(AnswerMembers answer, int messages, List<RecordValue> values) throws BadAnswer {
        List<AnswerMembers> outcomes = answer.objects("outcomes");
        if (outcomes.size() != messages) {
            throw new BadAnswer("outcomes: expected %d entries, got %d".formatted(messages, outcomes.size()));
        }
        Iterator<RecordValue> left = values.iterator();
        List<MessageResult> results = new ArrayList<>();
        for (AnswerMembers outcome : outcomes) {
            results.add(result(outcome, left));
        }
        if (left.hasNext()) {
            throw new BadAnswer("outcomes: there are more values than messages without a problem");
        }
        return results;
    }

    private static MessageResult result(AnswerMembers outcome, Iterator<RecordValue> values) throws BadAnswer {
        Optional<String> problem = outcome.optionalText("problem");
        if (problem.isEmpty() && !values.hasNext()) {
            throw new BadAnswer("outcomes: there are fewer values than messages without a problem");
        }
        return new MessageResult(
                problem.isPresent() ? Optional.empty() : Optional.of(values.next()),
                problem.isPresent() ? Optional.of(reaction(outcome)) : Optional.empty(),
                false,
                problem.orElse(""),
                outcome.amount("processorNanos"),
                outcome.optionalAmount("allocatedBytes"));
    }

    private static ReactionKind reaction(AnswerMembers outcome) throws BadAnswer {
        if (outcome.optionalText("exhausted").isPresent()) {
            return outcome.choice("exhausted", "", EXHAUSTED);
        } else if (outcome.flag("accepted", false)) {
            return ReactionKind.OTHER_VALUE;
        }
        return outcome.flag("unexpected", false) ? ReactionKind.NOTICED_OTHERWISE : ReactionKind.NOTICED;
    }

    /** What a message has done to a process that is no more. Some runtimes end with a word on what they lacked. */
    static MessageResult ended(Worker worker) throws InterruptedException {
        if (worker.hung().isPresent()) {
            return MessageResult.ended(ReactionKind.HANG, worker.hung().get());
        }
        String ending = worker.ending().orElse("the process closed its output and did not end");
        ReactionKind reaction = MEMORY.matcher(ending).find()
                ? ReactionKind.MEMORY_EXHAUSTED
                : STACK.matcher(ending).find() ? ReactionKind.STACK_EXHAUSTED : ReactionKind.DIED;
        return MessageResult.ended(reaction, ending);
    }
}
