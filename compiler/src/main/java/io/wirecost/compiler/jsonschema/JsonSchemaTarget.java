package io.wirecost.compiler.jsonschema;

import io.wirecost.compiler.target.Emission;
import io.wirecost.compiler.target.Emission.DerivedSchema;
import io.wirecost.compiler.target.Target;
import io.wirecost.core.schema.Schema;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** JSON Schema: a schema of the JSON that all text codecs write, and no code. Nothing is renamed. */
public final class JsonSchemaTarget implements Target {
    @Override
    public String id() {
        return "json-schema";
    }

    @Override
    public Emission emit(Schema schema) {
        return new Emission(
                Optional.of(new DerivedSchema(JsonSchemaText.FILE, JsonSchemaText.emit(schema))),
                Optional.of(new DerivedSchema(JsonSchemaText.FILE, JsonSchemaText.emitWithNotes(schema))),
                Map.of(),
                List.of());
    }
}
