package io.wirecost.compiler.avro;

import io.wirecost.compiler.target.Emission;
import io.wirecost.compiler.target.Emission.DerivedSchema;
import io.wirecost.compiler.target.JavaSources;
import io.wirecost.compiler.target.Target;
import io.wirecost.core.codec.GeneratedCode;
import io.wirecost.core.schema.Schema;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Avro: our own text of the schema, and a mapper between the domain classes and generic records. Nothing is renamed. */
public final class AvroTarget implements Target {
    /** Strings as the JDK's, which is what a mapper wants; without it Avro's readers make their own Utf8. */
    public static final Map<String, String> STRINGS = Map.of("avro.java.string", "String");

    static final String ID = "avro";

    private static final String FILE = "schema.avsc";

    @Override
    public String id() {
        return ID;
    }

    @Override
    public Emission emit(Schema schema) {
        return new Emission(
                Optional.of(new DerivedSchema(FILE, AvroSchemaText.emit(schema, STRINGS))),
                Optional.of(new DerivedSchema(FILE, AvroSchemaText.emitWithNotes(schema))),
                JavaSources.of(Map.of(GeneratedCode.mapperClass(ID), new AvroMapperEmitter(schema).emit())),
                List.of());
    }

    @Override
    public Optional<String> readerSchema(Schema schema) {
        return Optional.of(AvroSchemaText.emitWithNotes(schema, STRINGS));
    }

    @Override
    public List<String> libraries() {
        return List.of("org.apache.avro.generic.GenericRecord");
    }
}
