package io.wirecost.harness.worker;

import io.wirecost.core.codec.Operation;
import io.wirecost.harness.Subject;
import io.wirecost.harness.measure.Meter;
import io.wirecost.harness.measure.Slice;
import io.wirecost.harness.measure.Warmed;
import io.wirecost.harness.work.Workshop;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Does what is asked for, with the codec that is open. */
final class Desk {
    private static final String FLOOR = "floor";

    private final AnswerOutput answers;
    private final Datasets datasets;
    private final Loaders loaders;
    private Optional<OpenCodec> open = Optional.empty();
    private Optional<Meter> meter = Optional.empty();

    Desk(AnswerOutput answers, Datasets datasets, Loaders loaders) {
        this.answers = answers;
        this.datasets = datasets;
        this.loaders = loaders;
    }

    boolean isOpen() {
        return open.isPresent();
    }

    /** Returns the members of the answer. */
    Map<String, ?> answer(Request request) throws Exception {
        return switch (request.name()) {
            case "open" -> open(request);
            case "encode" -> new Encoding(opened(), answers).run(request);
            case "decode" -> new Decoding(opened(), answers, loaders).run(request);
            case "pass" -> new Passing(opened(), answers).run(request);
            case "warm" -> warm(request);
            case "slice" -> slice(request);
            case "file" -> new Filing(opened().local(), answers).run(request);
            default -> throw new Problem("an unknown request: " + request.name());
        };
    }

    private Map<String, ?> open(Request request) throws Exception {
        answers.at("opening of the codec");
        open = Optional.of(OpenCodec.of(request, datasets, loaders));
        return open.get().members();
    }

    private OpenCodec opened() throws Problem {
        return open.orElseThrow(() -> new Problem("open a codec first"));
    }

    private Map<String, ?> warm(Request request) throws Exception {
        Operation operation = operation(request).orElseThrow(() -> new Problem("the floor is not warmed up"));
        Warmed warmed = meter().warm(operation, request.number("capNanos"));
        return Map.of("processorNanos", warmed.processorNanos(), "capped", warmed.capped());
    }

    private Map<String, ?> slice(Request request) throws Exception {
        List<Integer> groups = request.numbers("groups");
        Optional<Operation> operation = operation(request);
        int known = operation.isPresent() ? opened().dataset().groups().size() : 1;
        if (groups.isEmpty() || groups.stream().anyMatch(group -> group < 0 || group >= known)) {
            throw new Problem("groups: expected some of 0 to %d, got %s".formatted(known - 1, groups));
        }
        return members(meter().slice(operation, request.number("leadNanos"), request.number("slotNanos"), groups));
    }

    private static Map<String, ?> members(Slice slice) {
        return Map.of(
                "slots",
                slice.slots().stream()
                        .map(slot -> Map.of(
                                "operations", slot.operations(),
                                "nanos", slot.nanos(),
                                "processorNanos", slot.processorNanos(),
                                "referenceNanos", slot.referenceNanos(),
                                "allocatedBytes", slot.allocatedBytes()))
                        .toList(),
                "otherNanos",
                slice.otherNanos(),
                "compilerNanos",
                slice.compilerNanos(),
                "collectorNanosPerByte",
                slice.collectorNanosPerByte(),
                "idleNanos",
                slice.idleNanos(),
                "wholeNanos",
                slice.wholeNanos());
    }

    /** Empty for the floor. */
    private static Optional<Operation> operation(Request request) throws Problem {
        String name = request.text("operation");
        Optional<Operation> found = Operation.byLabel(name);
        if (found.isEmpty() && !name.equals(FLOOR)) {
            throw new Problem("an unknown operation: " + name);
        }
        return found;
    }

    /** The inputs are prepared by a codec that nothing else has used. */
    private Meter meter() throws Exception {
        if (meter.isEmpty()) {
            Subject<Object> subject = new Subject<>(opened().dataset(), opened().local());
            meter = Optional.of(new Meter(new Workshop<>(subject, answers::beat), answers::beat));
        }
        return meter.get();
    }
}
