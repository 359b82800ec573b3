package io.wirecost.results;

import com.fasterxml.jackson.databind.JsonNode;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.PathType;
import com.networknt.schema.SchemaValidatorsConfig;
import com.networknt.schema.SpecVersion;
import io.wirecost.core.run.Run;
import io.wirecost.results.upgrade.FormatOne;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The JSON Schemas of {@code run.json}, one for each version of its form. */
final class RunSchema {
    /** More problems than a reader would look at are counted, not listed. */
    private static final int LISTED = 20;

    private static final Map<Integer, JsonSchema> SCHEMAS =
            Map.of(FormatOne.VERSION, load(FormatOne.VERSION), Run.FORMAT_VERSION, load(Run.FORMAT_VERSION));

    private RunSchema() {}

    /**
     * Returns the errors of a document, each with its place in it ({@code $.cells[3].status}).
     *
     * @param version a known one
     */
    static List<String> problems(int version, JsonNode json) {
        List<String> all = SCHEMAS.get(version).validate(json).stream()
                .map(Object::toString)
                .distinct()
                .toList();
        if (all.size() <= LISTED) {
            return all;
        }
        List<String> problems = new ArrayList<>(all.subList(0, LISTED));
        problems.add("and " + (all.size() - LISTED) + " problems more");
        return problems;
    }

    /** A schema's file, beside this class. */
    static String file(int version) {
        return "run.schema." + version + ".json";
    }

    private static JsonSchema load(int version) {
        SchemaValidatorsConfig english = SchemaValidatorsConfig.builder()
                .locale(Locale.ENGLISH)
                .pathType(PathType.JSON_PATH)
                .build();
        try (InputStream text = RunSchema.class.getResourceAsStream(file(version))) {
            return JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
                    .getSchema(RunMapper.MAPPER.readTree(text), english);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
