package io.wirecost.compiler.avrospecific;

import io.wirecost.compiler.avro.AvroSchemaText;
import io.wirecost.compiler.target.Emission;
import io.wirecost.compiler.target.Emission.DerivedSchema;
import io.wirecost.compiler.target.Target;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.Schema;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The Avro schema with the names of the domain classes and their fields, by which Avro's reflection finds them. */
public final class AvroReflectTarget implements Target {
    @Override
    public String id() {
        return "avroreflect";
    }

    @Override
    public Emission emit(Schema schema) {
        JavaNames java = new JavaNames(schema);
        String text = AvroSchemaText.emit(renamed(java).of(schema));
        List<String> notes = java.renamed().entrySet().stream()
                .map(e -> e.getKey() + " is named " + e.getValue())
                .toList();
        return new Emission(Optional.of(new DerivedSchema("schema.avsc", text)), Map.of(), notes);
    }

    @Override
    public Optional<String> readerSchema(Schema schema) {
        return Optional.of(
                AvroSchemaText.emitWithNotes(renamed(new JavaNames(schema)).of(schema)));
    }

    private static RenamedSchema renamed(JavaNames java) {
        return new RenamedSchema() {
            @Override
            String definition(String name) {
                return java.qualifiedClassName(name);
            }

            /** Returns the name of a fixed's class, in a package of its own: the domain has no class for a fixed. */
            @Override
            String fixed(String name) {
                return JavaNames.DOMAIN_PACKAGE + ".fixed."
                        + name.replace("_", "__").replace('.', '_');
            }

            @Override
            String field(String record, String field) {
                return java.property(record, field);
            }

            @Override
            String symbol(String enumeration, String symbol) {
                return java.constant(enumeration, symbol);
            }
        };
    }
}
