package io.wirecost.core.run;

import io.wirecost.core.codec.Variant;
import java.util.Optional;

/**
 * The name of one cell: what is measured of which codec on which data.
 *
 * @param workload name of the data
 */
public record Trial(String workload, Variant codec, Task task) {
    /**
     * Returns the trial's id for people, which is also its anchor in a report: {@code
     * workload/runtime/codec[+wrapper]/operation[@key=value]}, e.g. {@code transactions/jvm/jaxb+gzip/serialize}.
     */
    public String id() {
        return workload + "/" + codec + "/" + task.label();
    }

    /** Returns how messages go through the services; empty for a trial that does without them. */
    public Optional<Passage> passage() {
        return task instanceof Passage passage ? Optional.of(passage) : Optional.empty();
    }

    @Override
    public String toString() {
        return id();
    }
}
