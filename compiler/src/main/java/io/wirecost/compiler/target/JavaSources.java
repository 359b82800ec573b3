package io.wirecost.compiler.target;

import java.util.Map;
import java.util.TreeMap;

/** Java sources as emitted files, laid out by package. */
public final class JavaSources {
    private JavaSources() {}

    /** @param byClass texts by full class name */
    public static Map<String, String> of(Map<String, String> byClass) {
        Map<String, String> files = new TreeMap<>();
        byClass.forEach((name, text) -> files.put(path(name), text));
        return files;
    }

    /** The file of a class, by its full name. */
    public static String path(String className) {
        return className.replace('.', '/') + ".java";
    }
}
