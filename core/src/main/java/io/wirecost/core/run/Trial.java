package io.wirecost.core.run;

/**
 * The name of one cell: {@code workload/runtime/codec/operation}, e.g. {@code transactions/jvm/jaxb/serialize}. It is the
 * filter on the command line, the key in run.json and the anchor in a report alike.
 *
 * @param operation an operation's label, or {@link #SIZE}
 */
public record Trial(String workload, String runtime, String codec, String operation) {
    /** The last part of a trial that measures encoded bytes. */
    public static final String SIZE = "size";

    public String id() {
        return workload + "/" + runtime + "/" + codec + "/" + operation;
    }

    @Override
    public String toString() {
        return id();
    }
}
