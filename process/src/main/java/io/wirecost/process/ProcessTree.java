package io.wirecost.process;

import java.util.stream.Stream;

/** A process and everything that it has started. */
final class ProcessTree {
    private ProcessTree() {}

    static Stream<ProcessHandle> of(ProcessHandle process) {
        return Stream.concat(Stream.of(process), process.descendants());
    }

    /** Ends all of it at once. The descendants come first: they are not found any more when their parent is gone. */
    static void end(Process process) {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.toHandle().destroyForcibly(); // unlike the process itself it leaves open what is still to be read
    }
}
