package io.wirecost.results;

import io.wirecost.core.codec.CodecId;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.codec.Wrapper;
import io.wirecost.core.run.Task;
import io.wirecost.core.run.Trial;
import java.util.Map;
import java.util.Optional;

/** A trial as the file has it: all of its parts side by side. */
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
