package io.wirecost.engine.runner;

import io.wirecost.engine.worker.Launch;
import io.wirecost.engine.worker.WorkOrder;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How a runner's processes are started.
 *
 * @param words the program and its arguments
 * @param environment variables beside those of this process
 * @param identity differs where the runner's own code differs, so that what it generates can be kept from run to run;
 *     empty for a runner of which that is not known
 */
public record RunnerCommand(List<String> words, Map<String, String> environment, Optional<String> identity) {
    /** Stands in words for the most heap of the process, in MiB. */
    private static final String HEAP = "{heap}";

    public RunnerCommand {
        words = List.copyOf(words);
        environment = Map.copyOf(environment);
    }

    /** A user's own runner. */
    public static RunnerCommand of(List<String> words) {
        return new RunnerCommand(words, Map.of(), Optional.empty());
    }

    Launch launch() {
        return launch(WorkOrder.STANDARD_HEAP_MEBIBYTES);
    }

    Launch launch(long heapMebibytes) {
        return new Launch(
                words.stream()
                        .map(word -> word.replace(HEAP, String.valueOf(heapMebibytes)))
                        .toList(),
                environment);
    }

    /** As a user wrote it, for messages. */
    @Override
    public String toString() {
        return String.join(" ", words);
    }
}
