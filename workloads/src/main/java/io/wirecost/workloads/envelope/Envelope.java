package io.wirecost.workloads.envelope;

import io.wirecost.workloads.Workload;
import io.wirecost.workloads.generated.GeneratedWorkload;
import io.wirecost.workloads.parameter.WorkloadParameter;

/**
 * Change events as a connector of databases publishes them: a row before and after the change, and where it comes from. The
 * source is a union of three records, the details are a list of a union of records and primitives.
 */
public final class Envelope {
    private static final int RECORDS = 200;
    private static final WorkloadParameter DETAILS =
            new WorkloadParameter("details", "details of an event on average; from none to twice as many", 3, 1, 1_000);

    private Envelope() {}

    /** The workload {@code envelope}. */
    public static Workload workload() {
        return GeneratedWorkload.of(
                "envelope",
                "change events of databases, with unions of records and of primitives",
                RECORDS,
                (schema, settings, dice, number) ->
                        new EnvelopeGenerator(dice, settings.get(DETAILS.name())).next(number),
                DETAILS);
    }
}
