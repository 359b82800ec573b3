package io.wirecost.compiler.value;

import io.wirecost.core.json.ShownText;
import io.wirecost.core.schema.Names;

/** Names of a schema that has not been checked yet. */
public final class SafeName {
    /** Class files are named after them, and file systems end at 255 bytes. */
    private static final int MAX_LENGTH = 200;

    private SafeName() {}

    /** Returns whether a name without dots can stand in a schema. */
    public static boolean isSimple(String name) {
        return name.length() <= MAX_LENGTH && Names.isSafeSimple(name);
    }

    /** Returns whether a name with dots between its parts can stand in a schema. */
    public static boolean isFull(String name) {
        return name.length() <= MAX_LENGTH && Names.isSafe(name);
    }

    /** Returns the name for a message; a text that is no name is quoted, cut and escaped. */
    public static String show(String name) {
        return isFull(name) ? name : ShownText.quoted(name);
    }
}
