package io.wirecost.harness.file;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** A file that is written, and how long the system took for it. */
final class TimedOutput extends OutputStream {
    private final OutputStream out;
    private long nanos;

    private TimedOutput(OutputStream out) {
        this.out = out;
    }

    static TimedOutput open(Path file) throws IOException {
        long start = System.nanoTime();
        TimedOutput opened = new TimedOutput(Files.newOutputStream(file));
        opened.nanos = System.nanoTime() - start;
        return opened;
    }

    /** Returns the time within the system's calls so far. */
    long nanos() {
        return nanos;
    }

    @Override
    public void write(int value) throws IOException {
        long start = System.nanoTime();
        out.write(value);
        nanos += System.nanoTime() - start;
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
        long start = System.nanoTime();
        out.write(bytes, offset, length);
        nanos += System.nanoTime() - start;
    }

    @Override
    public void close() throws IOException {
        long start = System.nanoTime();
        out.close();
        nanos += System.nanoTime() - start;
    }
}
