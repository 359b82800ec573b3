package io.wirecost.results.upgrade;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.wirecost.core.codec.CodecId;
import io.wirecost.core.codec.Wrapper;
import java.util.ArrayList;
import java.util.List;

/**
 * Runs of format 1, as wirecost wrote them while the JVM was its only runtime. A trial was one text, a codec's name
 * contained its wrapper, and a cell had each kind of figures under a key of its own.
 */
public final class FormatOne {
    public static final int VERSION = 1;

    private static final List<String> FIGURES = List.of("sizes", "speed", "pipeline");

    private FormatOne() {}

    /**
     * Makes a document of format 2 of it.
     *
     * @param run as the JSON Schema of format 1 describes it
     * @return what is wrong with its trials, each with its place; what is wrong otherwise, format 2 tells
     */
    public static List<String> upgrade(ObjectNode run) {
        run.put("formatVersion", 2);
        environment(run);
        run.withArray("codecs").forEach(codec -> codec((ObjectNode) codec));
        return cells(run);
    }

    private static void environment(ObjectNode run) {
        ObjectNode machine = (ObjectNode) run.remove("environment");
        ObjectNode runtime = run.objectNode()
                .put("name", CodecId.JVM)
                .put("title", "JVM")
                .put("version", machine.remove("jvm").textValue())
                .put("options", machine.remove("jvmOptions").textValue());
        ObjectNode environment = run.putObject("environment");
        environment.set("machine", machine);
        environment.putArray("runtimes").add(runtime);
    }

    private static void codec(ObjectNode codec) {
        codec.put("runtime", CodecId.JVM);
        name(codec, "name", codec.get("name").textValue());
    }

    /** Puts a codec's name into an object, with its wrapper beside it: gzip was the only one. */
    private static void name(ObjectNode object, String key, String name) {
        String suffix = Wrapper.GZIP.suffix();
        if (name.endsWith(suffix)) {
            object.put(key, name.substring(0, name.length() - suffix.length()));
            object.put("wrapper", Wrapper.GZIP.label());
        } else {
            object.put(key, name);
        }
    }

    private static List<String> cells(ObjectNode run) {
        List<String> problems = new ArrayList<>();
        JsonNode cells = run.get("cells");
        for (int i = 0; i < cells.size(); i++) {
            ObjectNode cell = (ObjectNode) cells.get(i);
            figures(cell);
            String id = cell.get("trial").textValue();
            if (!trial(cell.putObject("trial"), id)) {
                problems.add("$.cells[" + i + "].trial: '" + id
                        + "' is no trial: expected workload/runtime/codec/operation, with settings as @key=value");
            }
        }
        return problems;
    }

    private static void figures(ObjectNode cell) {
        for (String kind : FIGURES) {
            JsonNode figures = cell.remove(kind);
            if (figures != null) {
                cell.withObject("/figures").set(kind, figures);
            }
        }
    }

    /** Only the workload's name may have slashes of its own. */
    private static boolean trial(ObjectNode trial, String id) {
        int operation = id.lastIndexOf('/');
        int codec = id.lastIndexOf('/', operation - 1);
        int runtime = id.lastIndexOf('/', codec - 1);
        trial.put("workload", id.substring(0, runtime));
        trial.put("runtime", id.substring(runtime + 1, codec));
        name(trial, "codec", id.substring(codec + 1, operation));
        String[] parts = id.substring(operation + 1).split("@", -1);
        trial.put("operation", parts[0]);
        for (int i = 1; i < parts.length; i++) {
            String[] setting = parts[i].split("=", 2);
            if (setting.length < 2) {
                return false;
            }
            trial.withObject("/settings").put(setting[0], setting[1]);
        }
        return true;
    }
}
