package io.wirecost.engine.worker;

import io.wirecost.core.InputException;
import io.wirecost.core.json.Json;
import io.wirecost.core.json.JsonText;
import java.util.Map;
import java.util.Optional;

/** What a line of a runner says. */
public sealed interface Line {
    /** It is at work on a record, or on something that it names; empty where it does not tell. */
    record Progress(Optional<Integer> record, Optional<String> at) implements Line {}

    /** The request is done. */
    record Done(Members members) implements Line {}

    /** The request has failed. */
    record Problem(Optional<Integer> record, String message) implements Line {}

    /** It is no answer by the protocol. */
    record Garbage(String why) implements Line {}

    /** Reads a line. */
    static Line parse(String line) {
        try {
            return JsonText.read(line, "answer") instanceof Json.Obj object
                    ? parse(object)
                    : new Garbage("wrote a line that is no JSON object: " + Members.shortened(line));
        } catch (InputException e) {
            return new Garbage("wrote a line that is no JSON: " + Members.shortened(line));
        } catch (BadAnswer e) {
            return new Garbage("broke the protocol: " + e.getMessage());
        }
    }

    private static Line parse(Json.Obj object) throws BadAnswer {
        Map<String, Json> members = object.members();
        Members all = new Members("", object);
        if (members.containsKey("done")) {
            return new Done(all.content("done"));
        }
        if (members.containsKey("problem")) {
            Members problem = all.content("problem");
            return new Problem(record(problem), problem.text("message"));
        }
        if (members.containsKey("progress")) {
            Members progress = all.content("progress");
            return new Progress(record(progress), progress.optionalText("at").map(Members::shortened));
        }
        throw new BadAnswer("expected an object with done, problem or progress, got one with "
                + Members.shortened(String.join(", ", members.keySet())));
    }

    private static Optional<Integer> record(Members members) throws BadAnswer {
        return members.optionalAmount("record").map(Double::intValue);
    }
}
