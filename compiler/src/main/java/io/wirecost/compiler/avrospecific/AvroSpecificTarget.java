package io.wirecost.compiler.avrospecific;

import io.wirecost.compiler.avro.AvroSchemaText;
import io.wirecost.compiler.avro.AvroTarget;
import io.wirecost.compiler.avro.AvroUnions;
import io.wirecost.compiler.emit.MapperEmitter;
import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.Lowering;
import io.wirecost.compiler.lower.Traits;
import io.wirecost.compiler.target.Emission;
import io.wirecost.compiler.target.Emission.DerivedSchema;
import io.wirecost.compiler.target.JavaSources;
import io.wirecost.compiler.target.SchemaCompiler;
import io.wirecost.compiler.target.Target;
import io.wirecost.compiler.target.Tools;
import io.wirecost.core.codec.GeneratedCode;
import io.wirecost.core.codec.Refusal;
import io.wirecost.core.schema.Schema;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.avro.Schema.Parser;
import org.apache.avro.compiler.specific.SpecificCompiler;
import org.apache.avro.generic.GenericData.StringType;

/** Avro's generated classes, with the JDK's types for logical ones, and a mapper on top of those. */
public final class AvroSpecificTarget implements Target {
    private static final String ID = "avrospecific";

    /** Package of the classes. */
    static final String PACKAGE = GeneratedCode.targetPackage(ID);

    @Override
    public String id() {
        return ID;
    }

    @Override
    public Optional<String> refusalReason(Schema schema) {
        return Refusal.ofBranchesOfOneClass(schema).map(Refusal::reason);
    }

    @Override
    public Emission emit(Schema schema) {
        Schema told = AvroUnions.told(schema);
        AvroSpecificNaming naming = new AvroSpecificNaming(schema, told);
        Lowered lowered = Lowering.lower(schema, Traits.all(), naming);
        Schema renamed = naming.renamed(lowered).of(told);
        String mapper = new MapperEmitter(lowered.used(), new AvroSpecificSide(lowered, told, naming)).emit(ID);
        return new Emission(
                Optional.of(new DerivedSchema("schema.avsc", AvroSchemaText.emit(renamed))),
                JavaSources.of(Map.of(GeneratedCode.mapperClass(ID), mapper)),
                lowered.notes());
    }

    @Override
    public Optional<String> readerSchema(Schema schema) {
        Schema told = AvroUnions.told(schema);
        AvroSpecificNaming naming = new AvroSpecificNaming(schema, told);
        Lowered lowered = Lowering.lower(schema, Traits.all(), naming);
        return Optional.of(AvroSchemaText.emitWithNotes(naming.renamed(lowered).of(told), AvroTarget.STRINGS));
    }

    @Override
    public void generate(Emission emission, Path sources, Tools tools) throws IOException {
        emission.writeFiles(sources);
        SpecificCompiler compiler = new OwnCompiler(
                new Parser().parse(emission.schema().orElseThrow().text()));
        compiler.setStringType(StringType.String);
        compiler.setEnableDecimalLogicalType(true);
        compiler.setOutputCharacterEncoding("UTF-8");
        compiler.compileToDestination(null, sources.toFile());
    }

    @Override
    public List<SchemaCompiler> compilers() {
        return List.of(new SchemaCompiler.Library(SpecificCompiler.class));
    }

    @Override
    public List<String> libraries() {
        return List.of("org.apache.avro.generic.GenericRecord");
    }

    /**
     * Avro's compiler, which looks for logical types in all that each class refers to. In a large schema that takes minutes, so
     * they are found once here.
     */
    private static final class OwnCompiler extends SpecificCompiler {
        private final org.apache.avro.Schema leaves;

        OwnCompiler(org.apache.avro.Schema schema) {
            super(schema);
            this.leaves = LogicalLeaves.of(schema);
        }

        @Override
        public Collection<String> getUsedConversionClasses(org.apache.avro.Schema schema) {
            return super.getUsedConversionClasses(leaves);
        }

        @Override
        public Map<String, String> getUsedCustomLogicalTypeFactories(org.apache.avro.Schema schema) {
            return super.getUsedCustomLogicalTypeFactories(leaves);
        }

        /** Custom coders are off by default in Avro, and their template stops at lists nested ten times. */
        @Override
        public boolean isCustomCodable(org.apache.avro.Schema schema) {
            return false;
        }
    }
}
