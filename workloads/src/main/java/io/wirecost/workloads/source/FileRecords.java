package io.wirecost.workloads.source;

import io.wirecost.core.InputException;
import java.io.Closeable;
import java.io.IOException;

/** The records of one file. */
final class FileRecords implements Closeable {
    private static final byte[] BYTE_ORDER_MARK = {(byte) 0xef, (byte) 0xbb, (byte) 0xbf};

    private final SourceFile file;
    private final PackedFile packed;
    private final Window window;
    private final Splitter splitter;

    private FileRecords(SourceFile file, PackedFile packed, Window window, Splitter splitter) {
        this.file = file;
        this.packed = packed;
        this.window = window;
        this.splitter = splitter;
    }

    static FileRecords open(SourceFile file) throws IOException, InputException {
        PackedFile packed = PackedFile.open(file);
        try {
            Window window = new Window(packed.content());
            return new FileRecords(file, packed, window, splitter(file, packed, window));
        } catch (IOException | InputException e) {
            packed.close();
            throw e;
        }
    }

    private static Splitter splitter(SourceFile file, PackedFile packed, Window window)
            throws IOException, InputException {
        try {
            window.fillTo(ForeignContent.FIRST_LOOK_BYTES);
            if (hasByteOrderMark(window)) {
                window.drop(BYTE_ORDER_MARK.length);
            }
            requireJson(file, window);
            return Arrangement.splitter(window, file.name());
        } catch (IOException e) {
            throw packed.explained(e, file.name() + ":1");
        }
    }

    private static boolean hasByteOrderMark(Window window) {
        for (int i = 0; i < BYTE_ORDER_MARK.length; i++) {
            if (i == window.size() || window.bytes()[window.start() + i] != BYTE_ORDER_MARK[i]) {
                return false;
            }
        }
        return true;
    }

    private static void requireJson(SourceFile file, Window window) throws InputException {
        String name = String.valueOf(file.path().getFileName());
        String foreign = ForeignContent.of(name, window).orElse("");
        if (!foreign.isEmpty()) {
            throw new InputException(file.name() + ": is " + foreign + "; expected " + JsonSources.EXPECTED);
        }
    }

    /** Moves to the next record; returns false behind the last one of the file. */
    boolean next() throws IOException, InputException {
        try {
            return splitter.next();
        } catch (IOException e) {
            throw packed.explained(e, file.name() + ":" + splitter.line());
        }
    }

    byte[] bytes() {
        return window.bytes();
    }

    int offset() {
        return window.start();
    }

    int length() {
        return splitter.length();
    }

    String name() {
        return file.name();
    }

    int line() {
        return splitter.line();
    }

    int column() {
        return splitter.column();
    }

    long bytesRead() {
        return packed.bytesRead();
    }

    @Override
    public void close() throws IOException {
        packed.close();
    }
}
