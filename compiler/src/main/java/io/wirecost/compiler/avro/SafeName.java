package io.wirecost.compiler.avro;

import io.wirecost.compiler.json.Shown;
import io.wirecost.core.schema.Names;

/** Names of a schema that has not been checked yet. */
final class SafeName {
    /** Class files are named after them, and file systems end at 255 bytes. */
    private static final int MAX_LENGTH = 200;

    private SafeName() {}

    static boolean isSimple(String name) {
        return name.length() <= MAX_LENGTH && Names.isSafeSimple(name);
    }

    static boolean isFull(String name) {
        return name.length() <= MAX_LENGTH && Names.isSafe(name);
    }

    /** The name for a message: quoted, cut and escaped if it is none. */
    static String show(String name) {
        return isFull(name) ? name : Shown.quoted(name);
    }
}
