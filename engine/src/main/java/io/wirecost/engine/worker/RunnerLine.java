package io.wirecost.engine.worker;

import io.wirecost.core.InputException;
import io.wirecost.core.json.Json;
import io.wirecost.core.json.JsonText;
import java.util.Map;
import java.util.Optional;

/** What a line of a runner says. */
public sealed interface RunnerLine {
    /** It is at work on a record, or on something that it names; empty where it does not tell. */
    record Progress(Optional<Integer> record, Optional<String> at) implements RunnerLine {}

    /** The request is done. */
    record Done(AnswerMembers members) implements RunnerLine {}

    /** The request has failed. */
    record Problem(Optional<Integer> record, String message) implements RunnerLine {}

    /** It is no answer by the protocol. */
    record Garbage(String why) implements RunnerLine {}

    /** Reads a line. */
    static RunnerLine parse(String line) {
        try {
            return JsonText.read(line, "answer") instanceof Json.Obj object
                    ? parse(object)
                    : new Garbage("wrote a line that is no JSON object: " + AnswerMembers.shortened(line));
        } catch (InputException e) {
            return new Garbage("wrote a line that is no JSON: " + AnswerMembers.shortened(line));
        } catch (BadAnswer e) {
            return new Garbage("broke the protocol: " + e.getMessage());
        }
    }

    private static RunnerLine parse(Json.Obj object) throws BadAnswer {
        Map<String, Json> members = object.members();
        AnswerMembers all = new AnswerMembers("", object);
        if (members.containsKey("done")) {
            return new Done(all.content("done"));
        }
        if (members.containsKey("problem")) {
            AnswerMembers problem = all.content("problem");
            return new Problem(record(problem), problem.text("message"));
        }
        if (members.containsKey("progress")) {
            AnswerMembers progress = all.content("progress");
            return new Progress(record(progress), progress.optionalText("at").map(AnswerMembers::shortened));
        }
        throw new BadAnswer("expected an object with done, problem or progress, got one with "
                + AnswerMembers.shortened(String.join(", ", members.keySet())));
    }

    private static Optional<Integer> record(AnswerMembers members) throws BadAnswer {
        return members.optionalAmount("record").map(Double::intValue);
    }
}
