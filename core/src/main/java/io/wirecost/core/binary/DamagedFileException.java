package io.wirecost.core.binary;

import java.io.IOException;

/** A file is not what it should be: of another kind or version, cut short, or damaged. The message says where and how. */
public final class DamagedFileException extends IOException {
    private static final long serialVersionUID = 1;

    DamagedFileException(String message, Throwable cause) {
        super(message, cause);
    }
}
