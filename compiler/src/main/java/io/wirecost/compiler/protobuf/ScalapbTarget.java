package io.wirecost.compiler.protobuf;

import io.wirecost.compiler.build.ToolRun;
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
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The messages of {@link ProtobufTarget} by ScalaPB, whose own generator makes classes of Scala from protoc's descriptors. They
 * have numbers instead of names: it derives members from a name, of which some would collide or be Scala's own.
 */
public final class ScalapbTarget implements Target {
    private static final String ID = "scalapb";

    /** Package of the messages. */
    static final String PACKAGE = GeneratedCode.targetPackage(ID);

    private static final String PROTOC = "protoc";
    private static final String JAVA_PACKAGE = "\noption java_package = \"" + PACKAGE + "\";\n";
    private static final String DESCRIPTORS = "schema.descriptors";

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
        Lowered lowered = Lowering.lower(schema, ProtobufTarget.LANGUAGE.traits(), new NumberedNaming(schema, false));
        String text = ProtoEmitter.numbered(lowered, JAVA_PACKAGE).emit();
        String mapper = new GeneratedMapper(lowered, new ScalapbSide(lowered)).emit(ID);
        return new Emission(
                Optional.of(new DerivedSchema(ProtobufTarget.LANGUAGE.fileName(), text)),
                Optional.of(ProtoEmitter.documented(schema, ProtoSyntax.PROTO3)),
                Map.of(GeneratedMapper.FILE, mapper),
                lowered.notes());
    }

    @Override
    public void generate(Emission emission, Path folder, Tools tools) throws IOException {
        emission.writeFiles(folder);
        String schema = emission.writeSchema(folder);
        String protoc = tools.executable(PROTOC).toAbsolutePath().toString();
        ToolRun.run(folder, List.of(protoc, "--proto_path=.", "--descriptor_set_out=" + DESCRIPTORS, schema));
        byte[] descriptors = Files.readAllBytes(folder.resolve(DESCRIPTORS));
        new Emission(Optional.empty(), generated(descriptors, tools), List.of()).writeFiles(folder);
    }

    private static Map<String, String> generated(byte[] descriptors, Tools tools) throws IOException {
        try {
            return IsolatedTool.run(tools.jars(ID), ScalapbRun.class).apply(descriptors);
        } catch (IllegalArgumentException e) {
            throw new ToolException("ScalaPB: " + e.getMessage());
        }
    }

    @Override
    public List<SchemaCompiler> compilers() {
        return List.of(new SchemaCompiler.Executable(PROTOC), new SchemaCompiler.Jars(ID));
    }

    @Override
    public Toolchain toolchain() {
        return new Scalac();
    }

    /** ScalaPB's runtime, and what its signatures name. */
    @Override
    public List<String> libraries() {
        return List.of("scalapb.GeneratedMessage", "scalapb.lenses.Lens", "com.google.protobuf.MessageLite");
    }
}
