package io.wirecost.core.run;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The name of one cell: {@code workload/runtime/codec[+wrapper]/operation}, e.g. {@code
 * transactions/jvm/jaxb+gzip/serialize}. It is the filter on the command line, the key in run.json and the anchor in a
 * report alike.
 *
 * @param operation an operation's label, {@link #SIZE} or a {@link Passage}
 */
public record Trial(String workload, String runtime, String codec, String operation) {
    /** The last part of a trial that measures encoded bytes. */
    public static final String SIZE = "size";

    /** The last part of a trial that goes through the three services; a {@link Passage} may add to it. */
    public static final String PIPELINE = "pipeline";

    /** The same with B reading the two filter fields in place and decoding only what passes. */
    public static final String PIPELINE_IN_PLACE = "pipeline@read=in-place";

    /** The floor of the pipeline: bytes that were encoded before and are never decoded. */
    public static final String PIPELINE_FLOOR = "pipeline@decode=never";

    private static final Pattern ID = Pattern.compile("(.+)/([^/]+)/([^/]+)/([^/]+)", Pattern.DOTALL);

    /**
     * The trial that an id names. Only the workload's name may have slashes of its own.
     *
     * @throws IllegalArgumentException if a part is missing
     */
    public static Trial ofId(String id) {
        Matcher parts = ID.matcher(id);
        if (!parts.matches()) {
            throw new IllegalArgumentException("'" + id + "' is no trial: expected workload/runtime/codec/operation");
        }
        return new Trial(parts.group(1), parts.group(2), parts.group(3), parts.group(4));
    }

    public String id() {
        return workload + "/" + runtime + "/" + codec + "/" + operation;
    }

    @Override
    public String toString() {
        return id();
    }
}
