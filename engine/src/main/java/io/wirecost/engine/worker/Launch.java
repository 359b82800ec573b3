package io.wirecost.engine.worker;

import io.wirecost.core.run.Robustness;
import java.io.File;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * How a worker's process is started.
 *
 * @param words the program and its arguments
 * @param environment variables beside those of this process
 */
public record Launch(List<String> words, Map<String, String> environment) {
    private static final int KIBI_BITS = 10;

    /** A runtime's own memory: its code, its compilers, its collector. */
    private static final long RUNTIME_BYTES = 1L << 30;

    /** Limits the data of the process, and leaves no dump of its memory. A system that knows no such limit has none. */
    private static final String LIMITING = "ulimit -c 0; ulimit -d \"$0\"; exec \"$@\"";

    public Launch {
        words = List.copyOf(words);
        environment = Map.copyOf(environment);
    }

    /**
     * The same, whose process gets an error from the system if it wants much more memory than a heap of the limits: that of
     * a library's native code, or of buffers beside the heap. Without a shell of Unix it is the same.
     */
    public Launch within(Robustness.Limits limits) {
        if (File.separatorChar != '/') {
            return this;
        }
        long kibibytes = (limits.heapBytes() + RUNTIME_BYTES) >> KIBI_BITS;
        List<String> limited = new ArrayList<>(List.of("sh", "-c", LIMITING, String.valueOf(kibibytes)));
        limited.addAll(words);
        return new Launch(limited, environment);
    }

    public static Launch of(List<String> words) {
        return new Launch(words, Map.of());
    }
}
