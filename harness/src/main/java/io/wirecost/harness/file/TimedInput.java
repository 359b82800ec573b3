package io.wirecost.harness.file;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** A file that is read, and how long the system took for it. */
final class TimedInput extends FilterInputStream {
    private long nanos;

    private TimedInput(InputStream in) {
        super(in);
    }

    static TimedInput open(Path file) throws IOException {
        long start = System.nanoTime();
        TimedInput opened = new TimedInput(Files.newInputStream(file));
        opened.nanos = System.nanoTime() - start;
        return opened;
    }

    /** Returns the time within the system's calls so far. */
    long nanos() {
        return nanos;
    }

    @Override
    public int read() throws IOException {
        long start = System.nanoTime();
        int next = in.read();
        nanos += System.nanoTime() - start;
        return next;
    }

    @Override
    public int read(byte[] bytes, int offset, int length) throws IOException {
        long start = System.nanoTime();
        int count = in.read(bytes, offset, length);
        nanos += System.nanoTime() - start;
        return count;
    }

    @Override
    public void close() throws IOException {
        long start = System.nanoTime();
        in.close();
        nanos += System.nanoTime() - start;
    }
}
