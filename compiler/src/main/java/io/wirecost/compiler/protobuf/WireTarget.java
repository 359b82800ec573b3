package io.wirecost.compiler.protobuf;

import com.palantir.javapoet.JavaFile;
import com.squareup.wire.java.JavaGenerator;
import com.squareup.wire.schema.Location;
import com.squareup.wire.schema.Schema;
import com.squareup.wire.schema.SchemaException;
import com.squareup.wire.schema.SchemaLoader;
import com.squareup.wire.schema.Type;
import io.wirecost.compiler.emit.MapperEmitter;
import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.Lowering;
import io.wirecost.compiler.lower.NumberedNaming;
import io.wirecost.compiler.target.Emission;
import io.wirecost.compiler.target.Emission.DerivedSchema;
import io.wirecost.compiler.target.JavaSources;
import io.wirecost.compiler.target.SchemaCompiler;
import io.wirecost.compiler.target.Target;
import io.wirecost.compiler.target.ToolException;
import io.wirecost.compiler.target.Tools;
import io.wirecost.core.codec.GeneratedCode;
import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The messages of {@link ProtobufTarget} by Wire, whose own generator makes their classes. They have numbers instead of names:
 * it derives constants and methods from a name, and two names that differ in case alone would collide.
 */
public final class WireTarget implements Target {
    private static final String ID = "wire";

    /** Package of the messages. */
    static final String PACKAGE = GeneratedCode.targetPackage(ID);

    private static final String JAVA_PACKAGE = "\noption java_package = \"" + PACKAGE + "\";\n";

    @Override
    public String id() {
        return ID;
    }

    @Override
    public Emission emit(io.wirecost.core.schema.Schema schema) {
        Lowered lowered = Lowering.lower(schema, ProtobufTarget.LANGUAGE.traits(), new NumberedNaming(schema, false));
        String text = ProtoEmitter.numbered(lowered, JAVA_PACKAGE).emit();
        String mapper = new MapperEmitter(lowered, new WireSide(lowered)).emit(ID);
        return new Emission(
                Optional.of(new DerivedSchema(ProtobufTarget.LANGUAGE.fileName(), text)),
                Optional.of(ProtoEmitter.documented(schema, ProtoSyntax.PROTO3)),
                JavaSources.of(Map.of(GeneratedCode.mapperClass(ID), mapper)),
                lowered.notes());
    }

    @Override
    public void generate(Emission emission, Path sources, Tools tools) throws IOException {
        emission.writeFiles(sources);
        String file = emission.writeSchema(sources);
        Schema schema = load(sources, file);
        JavaGenerator generator = JavaGenerator.get(schema);
        for (Type type : schema.protoFile(file).getTypes()) {
            JavaFile.builder(PACKAGE, generator.generateType(type)).build().writeTo(sources);
        }
    }

    private static Schema load(Path folder, String file) throws ToolException {
        SchemaLoader loader = new SchemaLoader(FileSystems.getDefault());
        loader.initRoots(List.of(Location.get(folder.toString(), file)), List.of());
        try {
            return loader.loadSchema();
        } catch (SchemaException e) {
            throw new ToolException("Wire: " + e.getMessage());
        }
    }

    @Override
    public List<SchemaCompiler> compilers() {
        return List.of(new SchemaCompiler.Library(JavaGenerator.class), new SchemaCompiler.Library(Schema.class));
    }

    /** Wire's runtime, and what its signatures name. */
    @Override
    public List<String> libraries() {
        return List.of("com.squareup.wire.Message", "okio.ByteString", "kotlin.Unit");
    }
}
