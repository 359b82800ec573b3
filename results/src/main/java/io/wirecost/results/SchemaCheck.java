package io.wirecost.results;

import com.fasterxml.jackson.databind.JsonNode;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.PathType;
import com.networknt.schema.SchemaValidatorsConfig;
import com.networknt.schema.SpecVersion;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Holds documents against a JSON Schema of ours. */
final class SchemaCheck {
    /** More problems than a reader would look at are counted, not listed. */
    private static final int LISTED = 20;

    private final JsonSchema schema;

    /** @param resource beside the class */
    SchemaCheck(Class<?> beside, String resource) {
        SchemaValidatorsConfig english = SchemaValidatorsConfig.builder()
                .locale(Locale.ENGLISH)
                .pathType(PathType.JSON_PATH)
                .build();
        try (InputStream text = beside.getResourceAsStream(resource)) {
            schema = JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
                    .getSchema(RunMapper.MAPPER.readTree(text), english);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the errors of a document, each with its place in it ({@code $.cells[3].status}). */
    List<String> problems(JsonNode json) {
        List<String> all =
                schema.validate(json).stream().map(Object::toString).distinct().toList();
        if (all.size() <= LISTED) {
            return all;
        }
        List<String> problems = new ArrayList<>(all.subList(0, LISTED));
        problems.add("and " + (all.size() - LISTED) + " problems more");
        return problems;
    }
}
