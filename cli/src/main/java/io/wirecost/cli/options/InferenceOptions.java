package io.wirecost.cli.options;

import io.wirecost.cli.help.HelpGroup;
import io.wirecost.compiler.read.WaysOut;
import io.wirecost.core.InputException;
import io.wirecost.core.Problems;
import io.wirecost.core.schema.Type;
import io.wirecost.inference.Requests;
import io.wirecost.inference.guess.TypeHints;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Option;

/** What a user says about records whose schema is inferred. */
@HelpGroup.In(HelpGroup.INFERENCE)
public final class InferenceOptions {
    private static final String JSON = "=json";

    @Option(
            names = "--type",
            paramLabel = "PATH=TYPE",
            description =
                    "The type of a field, e.g. items[].price=decimal(10,2), or json for a text that holds JSON; with"
                            + " --schema, json, json-text, hex or base64, e.g. Order.payload=json; may be repeated.")
    private List<String> types = new ArrayList<>();

    @Option(
            names = "--map",
            paramLabel = "PATH",
            description = "An object whose keys are data, e.g. labels; may be repeated.")
    private List<String> maps = new ArrayList<>();

    @Option(names = "--no-enums", description = "Take texts for texts, even if they are few and often the same.")
    private boolean noEnums;

    @Option(
            names = "--no-unions",
            description = "Take objects of several kinds for one record, and arrays among other values for JSON text.")
    private boolean noUnions;

    @Option(
            names = "--without",
            paramLabel = "PATH",
            description = "A field to leave out of the comparison, e.g. items[].note; with --schema, as its messages"
                    + " name it, e.g. Order.note; may be repeated.")
    private List<String> without = new ArrayList<>();

    /** What is asked for of a schema that the user gives. */
    WaysOut ways() throws InputException {
        return WaysOut.of(without, types);
    }

    /** Returns whether something was asked for that only means anything where a schema is inferred. */
    boolean isOnlyForInference() {
        return noEnums || noUnions || !maps.isEmpty();
    }

    /** Returns whether anything was asked for. */
    boolean isAny() {
        return noEnums || noUnions || !types.isEmpty() || !maps.isEmpty() || !without.isEmpty();
    }

    /** @throws InputException with every type that is none */
    public Requests requests() throws InputException {
        Problems problems = new Problems();
        Map<String, Type.Leaf> wished = new HashMap<>();
        List<String> jsonTexts = new ArrayList<>();
        types.forEach(text -> problems.collect(() -> {
            int equals = text.lastIndexOf('=');
            if (equals > 0 && text.endsWith(JSON)) {
                return jsonTexts.add(text.substring(0, equals));
            }
            Optional<Type.Leaf> type = equals < 1 ? Optional.empty() : Type.leaf(text.substring(equals + 1));
            if (type.isEmpty()) {
                throw new InputException(
                        "--type %s: expected a path and one of the types boolean, int, long, float, double, bytes, string, uuid, date, time-millis, time-micros, timestamp-millis, timestamp-micros, timestamp-nanos, local-timestamp-millis, local-timestamp-micros, local-timestamp-nanos, decimal(precision,scale), json, such as price=decimal(10,2)"
                                .formatted(text));
            }
            return wished.put(text.substring(0, equals), type.get());
        }));
        problems.refuse();
        return new Requests(new TypeHints(wished, new HashSet<>(maps), !noEnums, !noUnions), without, jsonTexts);
    }
}
