package io.wirecost.compiler.avro;

import io.wirecost.compiler.target.Emission;
import io.wirecost.compiler.target.Emission.DerivedSchema;
import io.wirecost.compiler.target.Target;
import io.wirecost.core.schema.Schema;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Avro IDL: the schema of Avro's other targets in the language that people write it in, and no code. */
public final class AvroIdlTarget implements Target {
    private static final String FILE = "schema.avdl";

    @Override
    public String id() {
        return "avro-idl";
    }

    @Override
    public Optional<String> refusalReason(Schema schema) {
        Set<String> problems = idl(schema, true).problems();
        return problems.isEmpty() ? Optional.empty() : Optional.of("In Avro IDL " + String.join("; ", problems));
    }

    @Override
    public Emission emit(Schema schema) {
        return new Emission(
                Optional.of(new DerivedSchema(FILE, idl(schema, false).text())),
                Optional.of(new DerivedSchema(FILE, idl(schema, true).text())),
                Map.of(),
                List.of());
    }

    private static AvroIdlText idl(Schema schema, boolean isDocumented) {
        return new AvroIdlText(
                AvroSchemaText.json(schema, isDocumented), schema.root().name());
    }
}
