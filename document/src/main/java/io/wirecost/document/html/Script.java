package io.wirecost.document.html;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The page's one script: its modules one after the other, without imports, exports, comments and indents. So no two modules
 * may have the same name for anything, and each comes after those that it imports.
 */
final class Script {
    private static final List<String> MODULES = List.of(
            "format", "link", "cost", "data", "dom", "tables", "ratios", "choice", "calculator", "prices", "main");

    private static final Pattern IMPORT = Pattern.compile("^import [^;]*;\n", Pattern.MULTILINE);
    private static final Pattern EXPORT = Pattern.compile("^export ", Pattern.MULTILINE);
    private static final Pattern INDENT = Pattern.compile("^ +", Pattern.MULTILINE);
    private static final Pattern COMMENT =
            Pattern.compile("^ *(?:/\\*\\*.*?\\*/|//[^\n]*)\n", Pattern.MULTILINE | Pattern.DOTALL);

    private Script() {}

    static String ofPage() {
        return MODULES.stream()
                .map(name -> Shell.text(name + ".mjs"))
                .map(source -> IMPORT.matcher(source).replaceAll(""))
                .map(source -> EXPORT.matcher(source).replaceAll(""))
                .map(source -> COMMENT.matcher(source).replaceAll(""))
                .map(source -> INDENT.matcher(source).replaceAll(""))
                .collect(Collectors.joining("", "\n", ""));
    }
}
