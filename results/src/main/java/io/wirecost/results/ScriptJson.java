package io.wirecost.results;

import com.fasterxml.jackson.core.JsonProcessingException;

/** JSON for scripts, in the style of {@code run.json}: a record's components are the keys, absent values are left out. */
public final class ScriptJson {
    private ScriptJson() {}

    /**
     * @param document a record, or a list of records
     * @return lines that end with a line feed each
     */
    public static String text(Object document) {
        try {
            return RunMapper.writer().writeValueAsString(document) + "\n";
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException(
                    "cannot be written as JSON: " + document.getClass().getName(), e);
        }
    }
}
