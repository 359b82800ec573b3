package io.wirecost.results;

import io.wirecost.core.codec.CodecId;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.codec.Wrapper;
import io.wirecost.core.run.Task;
import io.wirecost.core.run.Trial;
import java.util.Map;
import java.util.Optional;

/**
 * A trial as the file has it: all of its parts side by side.
 *
 * @param workload name of the data
 * @param runtime what executes the codec
 * @param codec its name within the runtime
 * @param wrapper what is around the codec; empty for the plain one
 * @param operation {@code size} for the encoded bytes, {@code pipeline} for the way through three services, {@code
 *     interop} for the reading of others' bytes, {@code compression} for many messages together, {@code file} for a file
 *     with all records, {@code robustness} for the reading of damaged bytes, any other for the time of that operation
 * @param settings what is unlike the operation's defaults; empty where nothing is. Only {@code pipeline}, {@code file} and
 *     {@code robustness} have any. Of a file, any other name is the parameter that differs from group to group, with the value of its group
 */
record TrialForm(
        String workload,
        String runtime,
        String codec,
        Optional<Wrapper> wrapper,
        String operation,
        Optional<Map<String, String>> settings) {
    static TrialForm of(Trial trial) {
        CodecId codec = trial.codec().codec();
        return new TrialForm(
                trial.workload(),
                codec.runtime(),
                codec.name(),
                trial.codec().wrapper(),
                trial.task().operation(),
                Optional.of(trial.task().settings()).filter(settings -> !settings.isEmpty()));
    }

    /** @throws IllegalArgumentException if the operation has no such settings */
    Trial trial() {
        Map<String, String> given = settings.orElse(Map.of());
        Task task = Task.of(operation, given)
                .orElseThrow(() -> new IllegalArgumentException(
                        "operation '%s' does not have these settings: %s".formatted(operation, given)));
        return new Trial(workload, new Variant(new CodecId(runtime, codec), wrapper), task);
    }
}
