package io.wirecost.workloads.source;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Writes records in one arrangement, and notes on which line and in which column each begins. */
final class Arranged {
    /** The ways in which users have records. */
    enum Form {
        LINES("", "\n", "\n", false),
        LINES_WITHOUT_LAST_END("", "\n", "", false),
        WINDOWS_LINES("\ufeff", "\r\n", "\r\n", false),
        BLANK_LINES("\n \n", "\n\t \n\n", "\n", false),
        PRETTY("", "\n", "", true),
        PRETTY_WITH_BLANK_LINES("\n\n", " \n\n", "", true),
        CONCATENATED("", "", "", false),
        PRETTY_WITHOUT_SPACE("\ufeff", "", "", true),
        SPACED("  ", " \t ", "", false),
        ARRAY("[", ",", "]", false),
        ARRAY_WITH_A_RECORD_A_LINE("[\n", ",\n", "\n]\n", false),
        PRETTY_ARRAY(" [ ", " ,\r\n  ", " ] \n", true),
        OLD_MAC_LINES("", "\r", "", false),
        SEPARATED("\u001e", "\n\u001e", "\n", false);

        private final String before;
        private final String between;
        private final String after;
        private final boolean isPretty;

        Form(String before, String between, String after, boolean isPretty) {
            this.before = before;
            this.between = between;
            this.after = after;
            this.isPretty = isPretty;
        }
    }

    private final StringBuilder text = new StringBuilder();
    private final List<Integer> lines = new ArrayList<>();
    private final List<Integer> columns = new ArrayList<>();
    private int line = 1;
    private int column = 1;

    Arranged(List<JsonNode> records, Form form) {
        append(form.before);
        for (JsonNode record : records) {
            append(lines.isEmpty() ? "" : form.between);
            lines.add(line);
            columns.add(column);
            append(form.isPretty ? record.toPrettyString() : record.toString());
        }
        append(form.after);
    }

    private void append(String part) {
        text.append(part);
        line += (int) part.chars().filter(c -> c == '\n').count();
        int end = part.lastIndexOf('\n');
        String rest = part.substring(end + 1).replace("\ufeff", "");
        column = (end < 0 ? column : 1) + rest.getBytes(StandardCharsets.UTF_8).length;
    }

    byte[] bytes() {
        return text.toString().getBytes(StandardCharsets.UTF_8);
    }

    List<Integer> lines() {
        return lines;
    }

    List<Integer> columns() {
        return columns;
    }
}
