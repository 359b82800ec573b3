package io.wirecost.workloads.source;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Recognises what users take for records and what is no JSON: first by its content, then by the file's name. */
final class ForeignContent {
    /** How much of a file has to be at hand. */
    static final int FIRST_LOOK_BYTES = 1024;

    private static final Map<String, String> BY_START = byStart();
    private static final Map<String, String> BY_ENDING = byEnding();

    private static final Pattern PROTO =
            Pattern.compile("(//.*\\s+)*(syntax\\s*=|message\\s+\\w+\\s*\\{|package\\s+[\\w.]+;).*", Pattern.DOTALL);
    private static final Pattern CSV = Pattern.compile("[^{}:]*[,;\\t][^{}]*");

    private ForeignContent() {}

    private static Map<String, String> byStart() {
        Map<String, String> kinds = new LinkedHashMap<>();
        kinds.put("PAR1", "a Parquet file");
        kinds.put("ORC", "an ORC file");
        kinds.put("Obj\u0001", "a compressed Avro file; unpack it first");
        kinds.put("PK\u0003\u0004", "a zip archive; unpack it first");
        kinds.put("BZh", "compressed with bzip2; unpack it first, as of: bzip2 -d FILE");
        kinds.put("\u00fd7zXZ", "compressed with xz; unpack it first, as of: xz -d FILE");
        kinds.put("\u0004\"M\u0018", "compressed with lz4; unpack it first, as of: lz4 -d FILE");
        kinds.put("\u001f\u008b", "compressed twice; unpack it first, as of: gzip -d FILE");
        kinds.put("\u00ff\u00fe", "text in UTF-16; convert it first, as of: iconv -f UTF-16 -t UTF-8 FILE");
        kinds.put("\u00fe\u00ff", "text in UTF-16; convert it first, as of: iconv -f UTF-16 -t UTF-8 FILE");
        kinds.put("<", "XML");
        return kinds;
    }

    private static Map<String, String> byEnding() {
        Map<String, String> kinds = new LinkedHashMap<>();
        kinds.put(".csv", "CSV");
        kinds.put(".tsv", "CSV");
        kinds.put(".xml", "XML");
        kinds.put(".xsd", "an XML schema");
        kinds.put(".parquet", "a Parquet file");
        kinds.put(".orc", "an ORC file");
        kinds.put(".proto", "a Protocol Buffers schema");
        kinds.put(".yaml", "YAML");
        kinds.put(".yml", "YAML");
        return kinds;
    }

    /**
     * Returns what a file is if it is no JSON.
     *
     * @param name the file's
     * @param window in front of the file's first byte
     */
    static Optional<String> of(String name, Window window) {
        int length = Math.min(window.size(), FIRST_LOOK_BYTES);
        String start = new String(window.bytes(), window.start(), length, StandardCharsets.ISO_8859_1).strip();
        if (start.isEmpty() || start.startsWith("{") || start.startsWith("[")) {
            return Optional.empty();
        }
        return BY_START.entrySet().stream()
                .filter(kind -> start.startsWith(kind.getKey()))
                .map(Map.Entry::getValue)
                .findFirst()
                .or(() -> byEnding(name))
                .or(() -> byText(start));
    }

    private static Optional<String> byEnding(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        return BY_ENDING.entrySet().stream()
                .filter(kind -> lower.endsWith(kind.getKey()))
                .map(Map.Entry::getValue)
                .findFirst();
    }

    private static Optional<String> byText(String start) {
        if (PROTO.matcher(start).matches()) {
            return Optional.of("a Protocol Buffers schema");
        }
        String firstLine = start.lines().findFirst().orElse("");
        return CSV.matcher(firstLine).matches() ? Optional.of("CSV") : Optional.empty();
    }
}
