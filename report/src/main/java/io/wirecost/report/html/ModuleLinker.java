package io.wirecost.report.html;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Makes one script of ES modules: each becomes a function that returns what the module exports, called in the order of
 * their imports. It knows the two forms that the front end uses ({@code import { a, b } from "./x.mjs"} and
 * {@code export function|const|class}) and refuses any other, so that one script with one hash does what the modules do
 * when a browser or Node loads them from their files.
 */
final class ModuleLinker {
    private static final Pattern IMPORT =
            Pattern.compile("^import \\{(\\s*\\w+(?:,\\s*\\w+)*,?\\s*)\\} from \"(\\.[^\"]+)\";$", Pattern.MULTILINE);
    private static final Pattern EXPORT =
            Pattern.compile("^export (?:async )?(?:function|const|class) (\\w+)", Pattern.MULTILINE);
    private static final Pattern LEFT_OVER = Pattern.compile("^(?:import|export)\\b.*", Pattern.MULTILINE);

    private final UnaryOperator<String> files;
    private final Map<String, String> linked = new LinkedHashMap<>();
    private final Set<String> open = new LinkedHashSet<>();

    /** @param files text of a module by its path */
    ModuleLinker(UnaryOperator<String> files) {
        this.files = files;
    }

    /**
     * The script of a module and of everything that it imports.
     *
     * @throws IllegalArgumentException for a circle of imports, a form that is not known, or text that would end the
     *     script's element
     */
    String link(String entry) {
        visit(entry);
        String script = "\"use strict\";\n" + String.join("", linked.values());
        if (script.contains("</script") || script.contains("<!--")) {
            throw new IllegalArgumentException("a module would end the script that it is in");
        }
        return script;
    }

    private void visit(String path) {
        if (linked.containsKey(path)) {
            return;
        }
        if (!open.add(path)) {
            throw new IllegalArgumentException("modules import each other in a circle: " + open + " and " + path);
        }
        String source = files.apply(path);
        String body = IMPORT.matcher(source).replaceAll(found -> {
            String imported = resolved(path, found.group(2));
            visit(imported);
            return Matcher.quoteReplacement("const {" + found.group(1) + "} = " + name(imported) + ";");
        });
        linked.put(path, function(path, body));
        open.remove(path);
    }

    private static String function(String path, String source) {
        List<String> exports = new ArrayList<>();
        String body = EXPORT.matcher(source).replaceAll(found -> {
            exports.add(found.group(1));
            return Matcher.quoteReplacement(found.group().substring("export ".length()));
        });
        Matcher leftOver = LEFT_OVER.matcher(body);
        if (leftOver.find()) {
            throw new IllegalArgumentException(path + ": cannot link '" + leftOver.group() + "'");
        }
        return "const %s = (() => {\n%sreturn { %s };\n})();\n".formatted(name(path), body, String.join(", ", exports));
    }

    private static String resolved(String from, String target) {
        return Path.of(from).resolveSibling(target).normalize().toString().replace('\\', '/');
    }

    private static String name(String path) {
        return "module_" + path.replaceAll("\\W", "_");
    }
}
