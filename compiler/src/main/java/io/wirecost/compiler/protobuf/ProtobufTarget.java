package io.wirecost.compiler.protobuf;

import io.wirecost.compiler.build.ToolRun;
import io.wirecost.compiler.build.WellKnownProtos;
import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.Lowering;
import io.wirecost.compiler.lower.MessageLanguage;
import io.wirecost.compiler.lower.Traits;
import io.wirecost.compiler.target.Emission;
import io.wirecost.compiler.target.Emission.DerivedSchema;
import io.wirecost.compiler.target.JavaSources;
import io.wirecost.compiler.target.SchemaCompiler;
import io.wirecost.compiler.target.Target;
import io.wirecost.compiler.target.Tools;
import io.wirecost.core.codec.GeneratedCode;
import io.wirecost.core.schema.Schema;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Protocol Buffers: a proto3 file, protoc's classes for one of its libraries, and a mapper between them and the domain classes. */
public final class ProtobufTarget implements Target {
    /** A proto3 file without the options of any generator. */
    public static final MessageLanguage LANGUAGE = new MessageLanguage(
            "schema.proto",
            new Traits(false, false, true, true).withOwnMessages(),
            false,
            lowered -> ProtoEmitter.numbered(lowered, "").emit());

    private static final String PROTOC = "protoc";

    private final String id;
    private final String javaOut;

    private ProtobufTarget(String id, String javaOut) {
        this.id = id;
        this.javaOut = javaOut;
    }

    /** Classes with descriptors and reflection, for protobuf-java. */
    public static ProtobufTarget full() {
        return new ProtobufTarget("protobuf", ".");
    }

    /** Classes without them, for protobuf-javalite. */
    public static ProtobufTarget lite() {
        return new ProtobufTarget("protobuflite", "lite:.");
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public Emission emit(Schema schema) {
        Lowered lowered = lower(schema);
        String text =
                ProtoEmitter.named(lowered, ProtoSyntax.PROTO3, javaOptions()).emit();
        return new Emission(
                Optional.of(new DerivedSchema(LANGUAGE.fileName(), text)),
                Optional.of(ProtoEmitter.documented(schema, ProtoSyntax.PROTO3)),
                JavaSources.of(Map.of(GeneratedCode.mapperClass(id), new ProtobufMapperEmitter(lowered, id).emit())),
                lowered.notes());
    }

    /** How protoc lays out the classes that the mapper refers to. */
    private String javaOptions() {
        return """

                option java_package = "%s";
                option java_multiple_files = true;
                option java_outer_classname = "%s";
                """.formatted(GeneratedCode.targetPackage(id), ProtobufNaming.OUTER_CLASS);
    }

    static Lowered lower(Schema schema) {
        return Lowering.lower(schema, LANGUAGE.traits(), new ProtobufNaming());
    }

    @Override
    public void generate(Emission emission, Path sources, Tools tools) throws IOException {
        emission.writeFiles(sources);
        String schema = emission.writeSchema(sources);
        if (emission.schema()
                .filter(own -> own.text().contains("import \"google/"))
                .isPresent()) {
            WellKnownProtos.unpack(sources);
        }
        String protoc = tools.executable(PROTOC).toAbsolutePath().toString();
        ToolRun.run(sources, List.of(protoc, "--proto_path=.", "--java_out=" + javaOut, schema));
    }

    @Override
    public List<SchemaCompiler> compilers() {
        return List.of(new SchemaCompiler.Executable(PROTOC));
    }

    @Override
    public List<String> libraries() {
        return List.of("com.google.protobuf.MessageLite");
    }
}
