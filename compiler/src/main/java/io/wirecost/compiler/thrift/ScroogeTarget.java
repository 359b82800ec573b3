package io.wirecost.compiler.thrift;

import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.Lowering;
import io.wirecost.compiler.lower.NumberedNaming;
import io.wirecost.compiler.scala.GeneratedMapper;
import io.wirecost.compiler.target.Emission;
import io.wirecost.compiler.target.Emission.DerivedSchema;
import io.wirecost.compiler.target.IsolatedTool;
import io.wirecost.compiler.target.Scalac;
import io.wirecost.compiler.target.SchemaCompiler;
import io.wirecost.compiler.target.Target;
import io.wirecost.compiler.target.ToolException;
import io.wirecost.compiler.target.Toolchain;
import io.wirecost.compiler.target.Tools;
import io.wirecost.core.codec.GeneratedCode;
import io.wirecost.core.codec.Refusal;
import io.wirecost.core.schema.Schema;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The structs of {@link ThriftTarget} by Scrooge, whose own generator makes classes of Scala. They have numbers instead of
 * names: it derives members from a name, of which some would collide or be Scala's own.
 */
public final class ScroogeTarget implements Target {
    private static final String ID = "scrooge";

    /** Package of the structs. */
    static final String PACKAGE = GeneratedCode.targetPackage(ID);

    @Override
    public String id() {
        return ID;
    }

    @Override
    public Optional<String> refusalReason(Schema schema) {
        return Refusal.ofGeneratedCaseClasses(schema).map(Refusal::reason);
    }

    @Override
    public Emission emit(Schema schema) {
        Lowered lowered = Lowering.lower(schema, ThriftTarget.LANGUAGE.traits(), new NumberedNaming(schema, false));
        String text = new ThriftEmitter(lowered, "#@namespace scala " + PACKAGE).emit();
        String mapper = new GeneratedMapper(lowered, new ScroogeSide()).emit(ID);
        return new Emission(
                Optional.of(new DerivedSchema(ThriftTarget.LANGUAGE.fileName(), text)),
                Optional.of(ThriftEmitter.documented(schema)),
                Map.of(GeneratedMapper.FILE, mapper),
                lowered.notes());
    }

    @Override
    public void generate(Emission emission, Path folder, Tools tools) throws IOException {
        emission.writeFiles(folder);
        Path schema = folder.resolve(emission.writeSchema(folder));
        String[] arguments = {"--language", "scala", "--dest", folder.toString(), schema.toString()};
        String error = IsolatedTool.run(tools.jars(ID), ScroogeRun.class).apply(arguments);
        if (!error.isEmpty()) {
            throw new ToolException("Scrooge: " + error);
        }
    }

    @Override
    public List<SchemaCompiler> compilers() {
        return List.of(new SchemaCompiler.Jars(ID));
    }

    @Override
    public Toolchain toolchain() {
        return new Scalac();
    }

    /** Scrooge's runtime, and what its structs name. */
    @Override
    public List<String> libraries() {
        return List.of(
                "com.twitter.scrooge.ThriftStruct",
                "com.twitter.scrooge.thrift_validation.ThriftValidationViolation",
                "com.twitter.io.Buf",
                "org.apache.thrift.TBase",
                "javax.annotation.Generated");
    }
}
