package io.wirecost.compiler.flatbuffers;

import io.wirecost.compiler.build.ToolRun;
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
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Emits a FlatBuffers schema, lets flatc make the Java classes of it, and emits the mapper on top of those. */
public final class FlatbuffersTarget implements Target {
    /** Package of flatc's classes and namespace of the schema. */
    static final String PACKAGE = GeneratedCode.targetPackage("flatbuffers");

    /** A schema without a namespace. */
    public static final MessageLanguage LANGUAGE = new MessageLanguage(
            "schema.fbs",
            new Traits(true, false, false, false).withMessagesAsBranches(),
            false,
            lowered -> new FbsEmitter(lowered, "").emit());

    /** A union's number is a byte, and 0 stands for none. */
    private static final int MOST_BRANCHES = 255;

    private static final String FLATC = "flatc";

    /**
     * The newest flatc in the registry is older than the runtime. What it generates runs there, but asks for the version
     * constant of its own time.
     */
    private static final String VERSION_OF_FLATC = "FLATBUFFERS_2_0_8()";

    private static final String VERSION_OF_RUNTIME = "FLATBUFFERS_25_2_10()";

    @Override
    public String id() {
        return "flatbuffers";
    }

    @Override
    public Optional<String> refusalReason(Schema schema) {
        return schema.records()
                .filter(record -> record.isUnion() && record.fields().size() > MOST_BRANCHES)
                .findFirst()
                .map(union -> "%s has %d branches; a union of FlatBuffers has at most %d"
                        .formatted(union.name(), union.fields().size(), MOST_BRANCHES));
    }

    @Override
    public Emission emit(Schema schema) {
        Lowered lowered = Lowering.lower(schema, LANGUAGE.traits(), new FlatbuffersNaming());
        String text = new FbsEmitter(lowered, "namespace " + PACKAGE + ";").emit();
        return new Emission(
                Optional.of(new DerivedSchema(LANGUAGE.fileName(), text)),
                Optional.of(FbsEmitter.documented(schema)),
                JavaSources.of(Map.of(GeneratedCode.mapperClass(id()), new FlatbuffersMapperEmitter(lowered).emit())),
                lowered.notes());
    }

    @Override
    public void generate(Emission emission, Path sources, Tools tools) throws IOException {
        Path work = sources.resolveSibling(FLATC);
        Files.createDirectories(work);
        String schema = emission.writeSchema(work);
        Path absolute = sources.toAbsolutePath();
        ToolRun.run(
                work,
                List.of(
                        tools.executable(FLATC).toAbsolutePath().toString(),
                        "--java",
                        "-o",
                        absolute.toString(),
                        schema));
        try (Stream<Path> files = Files.walk(sources)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Files.writeString(file, Files.readString(file).replace(VERSION_OF_FLATC, VERSION_OF_RUNTIME));
            }
        }
        emission.writeFiles(sources);
    }

    @Override
    public List<SchemaCompiler> compilers() {
        return List.of(new SchemaCompiler.Executable(FLATC));
    }

    @Override
    public List<String> libraries() {
        return List.of("com.google.flatbuffers.Table");
    }
}
