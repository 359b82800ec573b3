package io.wirecost.core;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;

/** A file that cannot be written, with its name and the system's reason, which come apart in the JDK's own exceptions. */
public final class WriteFailure extends IOException {
    private static final long serialVersionUID = 1;

    /** @param cause what the JDK has thrown, with or without the file's name */
    public WriteFailure(Path file, IOException cause) {
        super(file + " cannot be written: " + reason(cause), cause);
    }

    private static String reason(IOException cause) {
        String reason = cause instanceof FileSystemException named ? named.getReason() : cause.getMessage();
        return reason == null ? cause.getClass().getSimpleName() : reason;
    }
}
