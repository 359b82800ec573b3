package io.wirecost.process;

/** A process and everything that it has started. */
final class ProcessTree {
    private ProcessTree() {}

    /** Ends all of it at once. The descendants come first: they are not found any more when their parent is gone. */
    static void end(Process process) {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.toHandle().destroyForcibly(); // unlike the process itself it leaves open what is still to be read
    }
}
