package io.wirecost.compiler.colfer;

import io.wirecost.compiler.build.ToolRun;
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
import io.wirecost.core.schema.Schema;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Colfer: a schema, the beans that colf makes of it, and a mapper on top of those. */
public final class ColferTarget implements Target {
    /** Name of the schema's package, and the last part of the beans'. */
    static final String ID = "colfer";

    /** Package of the beans. */
    static final String PACKAGE = GeneratedCode.targetPackage(ID);

    private static final Traits TRAITS = new Traits(false, false, true, false, false, false, false, true, false);
    private static final String FILE = "schema.colf";
    private static final String COLF = "colf";

    @Override
    public String id() {
        return ID;
    }

    @Override
    public Emission emit(Schema schema) {
        Lowered lowered = Lowering.lower(schema, TRAITS, new ColferNaming());
        String mapper = new MapperEmitter(lowered, new ColferSide(lowered)).emit(ID);
        return new Emission(
                Optional.of(new DerivedSchema(FILE, new ColferEmitter(lowered).emit())),
                Optional.of(new DerivedSchema(
                        FILE, ColferEmitter.documented(lowered).emit())),
                JavaSources.of(Map.of(GeneratedCode.mapperClass(ID), mapper)),
                lowered.notes());
    }

    @Override
    public void generate(Emission emission, Path sources, Tools tools) throws IOException {
        emission.writeFiles(sources);
        String schema = emission.writeSchema(sources);
        String colf = tools.executable(COLF).toAbsolutePath().toString();
        ToolRun.run(sources, List.of(colf, "-b", ".", "-p", GeneratedCode.ROOT_PACKAGE, "java", schema));
    }

    @Override
    public List<SchemaCompiler> compilers() {
        return List.of(new SchemaCompiler.Executable(COLF));
    }

    @Override
    public List<String> libraries() {
        return List.of("javax.annotation.Generated");
    }
}
