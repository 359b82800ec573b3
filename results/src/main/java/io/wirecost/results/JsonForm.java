package io.wirecost.results;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import io.wirecost.core.InputException;
import io.wirecost.core.json.JsonText;
import java.util.List;

/**
 * A kind of JSON file that people write: read by a JSON Schema, and then as records whose components are the keys. Every
 * problem of a file is told at once, with its place.
 *
 * @param <T> what a file says
 */
public final class JsonForm<T> {
    private final Class<T> type;
    private final SchemaCheck schema;

    /**
     * @param type what a file says
     * @param schema resource with its JSON Schema, beside the type
     */
    public JsonForm(Class<T> type, String schema) {
        this.type = type;
        this.schema = new SchemaCheck(type, schema);
    }

    /**
     * Reads a file.
     *
     * @param name of the file, for messages
     * @throws InputException with everything that is wrong with it
     */
    public T read(String name, String text) throws InputException {
        JsonNode json = Tree.of(JsonText.read(text, name));
        List<String> problems = schema.problems(json);
        if (!problems.isEmpty()) {
            throw new InputException(
                    problems.stream().map(problem -> name + ": " + problem).toList());
        }
        try {
            return RunMapper.MAPPER.treeToValue(json, type);
        } catch (JsonProcessingException e) {
            throw new InputException(name + ": " + e.getOriginalMessage());
        }
    }
}
