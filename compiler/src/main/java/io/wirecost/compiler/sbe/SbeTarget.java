package io.wirecost.compiler.sbe;

import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.Lowering;
import io.wirecost.compiler.lower.Traits;
import io.wirecost.compiler.target.Emission;
import io.wirecost.compiler.target.Emission.DerivedSchema;
import io.wirecost.compiler.target.JavaSources;
import io.wirecost.compiler.target.SchemaCompiler;
import io.wirecost.compiler.target.Target;
import io.wirecost.compiler.target.ToolException;
import io.wirecost.compiler.target.Tools;
import io.wirecost.core.codec.GeneratedCode;
import io.wirecost.core.schema.Recursion;
import io.wirecost.core.schema.Schema;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.agrona.DirectBuffer;
import org.agrona.MutableDirectBuffer;
import uk.co.real_logic.sbe.generation.java.JavaGenerator;
import uk.co.real_logic.sbe.generation.java.JavaOutputManager;
import uk.co.real_logic.sbe.ir.Ir;
import uk.co.real_logic.sbe.xml.IrGenerator;
import uk.co.real_logic.sbe.xml.ParserOptions;
import uk.co.real_logic.sbe.xml.XmlSchemaParser;

/** Simple Binary Encoding: a message schema, the flyweights that SBE's tool makes of it, and a mapper on top of those. */
public final class SbeTarget implements Target {
    private static final String ID = "sbe";

    /** Package of the flyweights. */
    static final String PACKAGE = GeneratedCode.targetPackage(ID);

    private static final String FILE = "schema.xml";
    private static final Traits TRAITS = new Traits(false, false, true, false);

    @Override
    public String id() {
        return ID;
    }

    @Override
    public Optional<String> refusalReason(Schema schema) {
        return Recursion.in(schema).map(path -> path + ", and SBE has no types that contain themselves");
    }

    @Override
    public Emission emit(Schema schema) {
        Lowered lowered = Lowering.lower(schema, TRAITS, new SbeNaming()).used();
        SbeBlock root = new BlockBuilder(lowered).build();
        return new Emission(
                Optional.of(new DerivedSchema(FILE, new SbeSchemaEmitter(lowered, root).emit())),
                Optional.of(new DerivedSchema(
                        FILE, SbeSchemaEmitter.documented(lowered, root).emit())),
                JavaSources.of(Map.of(GeneratedCode.mapperClass(ID), new SbeMapperEmitter(lowered, root).emit(ID))),
                Notes.of(lowered, root));
    }

    @Override
    public void generate(Emission emission, Path sources, Tools tools) throws IOException {
        emission.writeFiles(sources);
        // It warns of groups with more than 65,534 entries, which it can generate all the same.
        ParserOptions options =
                ParserOptions.builder().stopOnError(true).suppressOutput(true).build();
        byte[] schema = emission.schema().orElseThrow().text().getBytes(StandardCharsets.UTF_8);
        try {
            Ir ir = new IrGenerator().generate(XmlSchemaParser.parse(new ByteArrayInputStream(schema), options));
            new JavaGenerator(
                            ir,
                            MutableDirectBuffer.class.getName(),
                            DirectBuffer.class.getName(),
                            false,
                            true,
                            false,
                            new JavaOutputManager(sources.toString(), PACKAGE))
                    .generate();
        } catch (Exception e) { // the parser declares no other
            throw new ToolException("SBE's tool refuses the schema: " + e);
        }
    }

    @Override
    public List<SchemaCompiler> compilers() {
        return List.of(new SchemaCompiler.Library(JavaGenerator.class));
    }

    @Override
    public List<String> libraries() {
        return List.of("org.agrona.DirectBuffer");
    }
}
