package io.wirecost.engine.files;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** The files of one run that are not needed after it. Deleted when the run ends, also by Ctrl-C. */
public final class WorkFolder implements AutoCloseable {
    private static final long SHUTDOWN_NOTICE_MILLIS = 500;
    private static final long CHILDREN_TIMEOUT_MILLIS = 3_000;

    private final Path path;
    private final CountDownLatch shutdown;
    private final Thread hook = new Thread(this::shutDown, "wirecost clean-up");

    private final FileChannel hold;

    private WorkFolder(Path path, CountDownLatch shutdown) throws IOException {
        this.path = path;
        this.shutdown = shutdown;
        this.hold = Leftovers.hold(path);
    }

    public static WorkFolder create() throws IOException {
        Leftovers.delete(Path.of(System.getProperty("java.io.tmpdir")));
        WorkFolder folder = new WorkFolder(Files.createTempDirectory(Leftovers.PREFIX), new CountDownLatch(1));
        Runtime.getRuntime().addShutdownHook(folder.hook);
        return folder;
    }

    /**
     * Makes a folder within this one, for work whose files have the same names as this one's. It is deleted
     * with this one, or sooner, when it is closed.
     */
    public WorkFolder part(String name) throws IOException {
        return new WorkFolder(Files.createDirectory(path.resolve(name)), shutdown);
    }

    public Path path() {
        return path;
    }

    public Path file(String name) {
        return path.resolve(name);
    }

    /**
     * Returns whether this process is being ended. It waits a moment for the answer to become yes. A signal to the
     * process group may have ended a child before this process has noticed its own.
     */
    public boolean isShuttingDown() throws InterruptedException {
        return shutdown.await(SHUTDOWN_NOTICE_MILLIS, TimeUnit.MILLISECONDS);
    }

    /** Returns whether the end of this process has begun, and with it that of the files here. */
    public boolean isBeingDeleted() {
        return shutdown.getCount() == 0;
    }

    @Override
    public void close() throws IOException {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            return; // shutting down: the hook deletes
        }
        delete();
        hold.close();
    }

    private void shutDown() {
        shutdown.countDown();
        endChildren();
        try {
            delete();
        } catch (IOException e) {
            // a child writes on and on; the next run deletes what is left
        }
    }

    /** They write here, and one that still works could make the folder again. */
    private static void endChildren() {
        CompletableFuture<?>[] ends = ProcessHandle.current()
                .children()
                .peek(ProcessHandle::destroy)
                .map(ProcessHandle::onExit)
                .toArray(CompletableFuture[]::new);
        CompletableFuture.allOf(ends)
                .completeOnTimeout(null, CHILDREN_TIMEOUT_MILLIS, TimeUnit.MILLISECONDS)
                .join();
    }

    private void delete() throws IOException {
        Leftovers.deleteFolder(path);
    }
}
