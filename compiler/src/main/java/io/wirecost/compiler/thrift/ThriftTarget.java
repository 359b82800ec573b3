package io.wirecost.compiler.thrift;

import io.github.decster.ThriftCompiler;
import io.wirecost.compiler.emit.MapperEmitter;
import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.Lowering;
import io.wirecost.compiler.lower.MessageLanguage;
import io.wirecost.compiler.lower.Traits;
import io.wirecost.compiler.target.Emission;
import io.wirecost.compiler.target.Emission.DerivedSchema;
import io.wirecost.compiler.target.JavaSources;
import io.wirecost.compiler.target.SchemaCompiler;
import io.wirecost.compiler.target.Target;
import io.wirecost.compiler.target.ToolException;
import io.wirecost.compiler.target.Tools;
import io.wirecost.core.codec.GeneratedCode;
import io.wirecost.core.schema.Schema;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Thrift: an IDL file, the structs that a compiler in Java makes of it, and a mapper on top of those. */
public final class ThriftTarget implements Target {
    private static final String ID = "thrift";

    /** Package of the structs. */
    static final String PACKAGE = GeneratedCode.targetPackage(ID);

    /** An IDL file without the namespace of any generator. */
    public static final MessageLanguage LANGUAGE = new MessageLanguage(
            "schema.thrift",
            new Traits(true, true, true, true),
            false,
            lowered -> new ThriftEmitter(lowered, "").emit());

    /** Byte strings are handed over uncopied, which Thrift's own Java generator calls unsafe. */
    private static final String OPTIONS = "suppress_generated_annotations=true,unsafe_binaries=true";

    @Override
    public String id() {
        return ID;
    }

    @Override
    public Emission emit(Schema schema) {
        Lowered lowered = Lowering.lower(schema, LANGUAGE.traits(), new ThriftNaming());
        String text = new ThriftEmitter(lowered, "namespace java " + PACKAGE).emit();
        String mapper = new MapperEmitter(lowered, new ThriftSide(lowered)).emit(ID);
        return new Emission(
                Optional.of(new DerivedSchema(LANGUAGE.fileName(), text)),
                Optional.of(ThriftEmitter.documented(schema)),
                JavaSources.of(Map.of(GeneratedCode.mapperClass(ID), mapper)),
                lowered.notes());
    }

    @Override
    public void generate(Emission emission, Path sources, Tools tools) throws IOException {
        emission.writeFiles(sources);
        String schema = emission.writeSchema(sources);
        List<String> log = new ArrayList<>();
        int files = ThriftCompiler.compileThriftFiles(
                List.of(sources.resolve(schema).toString()), sources.toString(), List.of(), OPTIONS, line -> {
                    log.add(line);
                    return null;
                });
        if (files == 0) {
            throw new ToolException("the Thrift compiler made nothing: " + String.join("\n", log));
        }
    }

    @Override
    public List<SchemaCompiler> compilers() {
        return List.of(new SchemaCompiler.Library(ThriftCompiler.class));
    }

    @Override
    public List<String> libraries() {
        return List.of("org.apache.thrift.TBase");
    }
}
