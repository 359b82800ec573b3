package io.wirecost.results;

import com.fasterxml.jackson.databind.JsonNode;
import io.wirecost.core.run.Run;
import io.wirecost.results.upgrade.FormatOne;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The JSON Schemas of {@code run.json}: the first one as it was, and that of today, which is made of the records. */
final class RunSchema {
    private static final Map<Integer, SchemaCheck> SCHEMAS = Stream.of(FormatOne.VERSION, Run.FORMAT_VERSION)
            .collect(Collectors.toMap(Function.identity(), version -> new SchemaCheck(RunSchema.class, file(version))));

    private RunSchema() {}

    /**
     * Returns the errors of a document, each with its place in it ({@code $.cells[3].status}).
     *
     * @param version of which there is a schema
     */
    static List<String> problems(int version, JsonNode json) {
        return SCHEMAS.get(version).problems(json);
    }

    /** A schema's file, beside this class. */
    static String file(int version) {
        return "run.schema." + version + ".json";
    }
}
