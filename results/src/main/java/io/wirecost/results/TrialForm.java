package io.wirecost.results;

import com.fasterxml.jackson.databind.util.StdConverter;
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

    static final class Writer extends StdConverter<Trial, TrialForm> {
        @Override
        public TrialForm convert(Trial trial) {
            CodecId codec = trial.codec().codec();
            return new TrialForm(
                    trial.workload(),
                    codec.runtime(),
                    codec.name(),
                    trial.codec().wrapper(),
                    trial.task().operation(),
                    Optional.of(trial.task().settings()).filter(settings -> !settings.isEmpty()));
        }
    }

    static final class Reader extends StdConverter<TrialForm, Trial> {
        @Override
        public Trial convert(TrialForm form) {
            Map<String, String> settings = form.settings.orElse(Map.of());
            Task task = Task.of(form.operation, settings)
                    .orElseThrow(() -> new IllegalArgumentException(
                            "operation '%s' has no such settings: %s".formatted(form.operation, settings)));
            return new Trial(form.workload, new Variant(new CodecId(form.runtime, form.codec), form.wrapper), task);
        }
    }
}
