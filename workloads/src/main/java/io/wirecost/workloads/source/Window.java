package io.wirecost.workloads.source;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;

/** The part of a text that is being looked at. It moves along the text, and grows to the largest record. */
final class Window implements Closeable {
    /** No record may be larger, so that no text can exhaust the memory. */
    static final int MOST_BYTES = 64 << 20;

    private static final int FIRST_BYTES = 1 << 18;

    private final InputStream in;
    private byte[] bytes = new byte[FIRST_BYTES];
    private int start;
    private int end;
    private long position;

    Window(InputStream in) {
        this.in = in;
    }

    /** Returns the buffer. It is another one after {@link #fill()}, and what it holds has moved. */
    byte[] bytes() {
        return bytes;
    }

    /** Returns where in the buffer the window begins. */
    int start() {
        return start;
    }

    /** Returns where in the buffer the window ends. */
    int end() {
        return end;
    }

    int size() {
        return end - start;
    }

    /** Returns how many bytes of the text stand in front of the window. */
    long position() {
        return position;
    }

    /** Returns whether no more can be read before something is dropped. */
    boolean isFull() {
        return size() >= MOST_BYTES;
    }

    /** Moves the window's start over so many bytes. */
    void drop(int count) {
        start += count;
        position += count;
    }

    /**
     * Reads more of the text behind the window's end.
     *
     * @return false at the end of the text
     */
    boolean fill() throws IOException {
        if (end == bytes.length) {
            makeRoom();
        }
        int read = in.read(bytes, end, bytes.length - end);
        end += Math.max(read, 0);
        return read > 0;
    }

    /** Reads until the window has so many bytes; returns false if the text ends before. */
    boolean fillTo(int count) throws IOException {
        boolean more = true;
        while (more && size() < count) {
            more = fill();
        }
        return more;
    }

    private void makeRoom() {
        int kept = size();
        byte[] target = kept > bytes.length / 2 && bytes.length < MOST_BYTES + FIRST_BYTES
                ? new byte[Math.min(2 * bytes.length, MOST_BYTES + FIRST_BYTES)]
                : bytes;
        System.arraycopy(bytes, start, target, 0, kept);
        bytes = target;
        start = 0;
        end = kept;
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
