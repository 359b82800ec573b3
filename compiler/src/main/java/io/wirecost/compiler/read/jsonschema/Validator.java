package io.wirecost.compiler.read.jsonschema;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaException;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.PathType;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaValidatorsConfig;
import com.networknt.schema.SpecVersion.VersionFlag;
import com.networknt.schema.ValidationMessage;
import com.networknt.schema.resource.SchemaLoader;
import io.wirecost.compiler.read.Reading;
import io.wirecost.core.InputException;
import io.wirecost.core.dataset.GivenNotes;
import io.wirecost.core.json.Json;
import io.wirecost.core.json.JsonText;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Checks records against a whole schema, by a library that fetches nothing. */
final class Validator implements Reading.RecordCheck {
    private static final ObjectMapper MAPPER =
            new ObjectMapper().enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS);

    private final JsonSchemaFactory factory;
    private final SchemaValidatorsConfig config;
    private final JsonSchema schema;
    private final List<GivenNotes.Rule> rules;

    private Validator(
            JsonSchemaFactory factory, SchemaValidatorsConfig config, SchemaNode part, List<GivenNotes.Rule> rules) {
        this.rules = rules;
        this.factory = factory;
        this.config = config;
        this.schema = factory.getSchema(SchemaLocation.of(part.document().address() + "#" + part.pointer()), config);
        schema.initializeValidators();
    }

    /**
     * @param texts of all documents by their addresses
     * @param root address and pointer of the part that each record must fit
     * @param rules of the schema that the types do not hold
     * @throws InputException if the library does not accept the schema
     */
    static Validator of(VersionFlag version, Map<String, String> texts, SchemaNode root, List<GivenNotes.Rule> rules)
            throws InputException {
        try {
            JsonSchemaFactory factory = JsonSchemaFactory.getInstance(
                    version,
                    builder -> builder.schemaLoaders(
                            loaders -> loaders.schemas(texts).add(offline())));
            SchemaValidatorsConfig config = SchemaValidatorsConfig.builder()
                    .locale(Locale.ENGLISH)
                    .pathType(PathType.JSON_POINTER)
                    .build();
            return new Validator(factory, config, root, rules);
        } catch (JsonSchemaException | IllegalArgumentException e) {
            throw new InputException(root.shown() + ": the schema cannot be used: "
                    + String.valueOf(e.getMessage()).lines().findFirst().orElse(""));
        }
    }

    private static SchemaLoader offline() {
        return address -> address.toString().startsWith("classpath:")
                ? null
                : () -> {
                    throw new IOException(address + " is not among the given files");
                };
    }

    /** The same for a part of the schema. */
    Validator at(SchemaNode part) {
        return new Validator(factory, config, part, List.of());
    }

    @Override
    public List<GivenNotes.Rule> rules() {
        return rules;
    }

    @Override
    public List<String> problems(Json record) {
        try {
            return schema.validate(MAPPER.readTree(JsonText.compact(record))).stream()
                    .map(Validator::problem)
                    .distinct()
                    .toList();
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("our own JSON is none", e);
        } catch (JsonSchemaException e) {
            return List.of("cannot be checked: " + e.getMessage());
        }
    }

    private static String problem(ValidationMessage message) {
        return "breaks the rule %s of the schema: %s"
                .formatted(message.getSchemaLocation().getFragment(), message.getMessage());
    }
}
