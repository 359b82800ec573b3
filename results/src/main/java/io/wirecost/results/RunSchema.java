package io.wirecost.results;

import com.fasterxml.jackson.databind.JsonNode;
import io.wirecost.core.run.Run;
import io.wirecost.results.upgrade.FormatOne;
import io.wirecost.results.upgrade.FormatTwo;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The JSON Schemas of {@code run.json}, one for each version of its form. */
final class RunSchema {
    private static final Map<Integer, SchemaCheck> SCHEMAS = Stream.of(
                    FormatOne.VERSION, FormatTwo.VERSION, Run.FORMAT_VERSION)
            .collect(Collectors.toMap(Function.identity(), RunSchema::load));

    private RunSchema() {}

    /** Returns whether files of this version can be read. */
    static boolean knows(long version) {
        return SCHEMAS.keySet().stream().anyMatch(known -> known == version);
    }

    /**
     * Returns the errors of a document, each with its place in it ({@code $.cells[3].status}).
     *
     * @param version a known one
     */
    static List<String> problems(int version, JsonNode json) {
        return SCHEMAS.get(version).problems(json);
    }

    /** A schema's file, beside this class. */
    static String file(int version) {
        return "run.schema." + version + ".json";
    }

    private static SchemaCheck load(int version) {
        return new SchemaCheck(RunSchema.class, file(version));
    }
}
