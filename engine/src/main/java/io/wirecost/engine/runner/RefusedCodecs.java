package io.wirecost.engine.runner;

import io.wirecost.engine.files.ListFile;
import java.util.List;

/** The list of libraries that JVMs execute and that are not measured, a line each: {@code runtime | name | library | reason}. */
final class RefusedCodecs {
    private static final ListFile FILE = new ListFile("refused-codecs.txt", "runtime | name | library | reason");

    private RefusedCodecs() {}

    /** Those of one runtime, in the order of the list. */
    static List<RefusedCodec> of(String runtime) {
        return FILE.entries(FILE.textBeside(RefusedCodecs.class), RefusedCodecs::codec).stream()
                .filter(codec -> codec.runtime().equals(runtime))
                .toList();
    }

    private static RefusedCodec codec(List<String> parts) {
        return new RefusedCodec(parts.get(0), parts.get(1), parts.get(2), parts.get(3));
    }
}
