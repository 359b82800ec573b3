package io.wirecost.compiler.asn1;

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

/** ASN.1: a module, ASN1bean's classes for its BER, and a mapper on top of those. */
public final class Asn1Target implements Target {
    private static final String ID = "asn1";

    /** Package of the classes: ASN1bean appends the module's name in lower case. */
    static final String PACKAGE = GeneratedCode.targetPackage(ID);

    /** Name of the module. */
    private static final String MODULE = "Asn1";

    /** Name of the module's file. */
    static final String FILE = "schema.asn1";

    /** What the module's types can hold. */
    public static final Traits TRAITS = new Traits(true, true, true, false);

    @Override
    public String id() {
        return ID;
    }

    @Override
    public Emission emit(Schema schema) {
        Lowered lowered = Lowering.lower(schema, TRAITS, new Asn1Naming());
        Asn1Types types = new Asn1Types(lowered);
        String module = new Asn1Emitter(MODULE, lowered, types::component).emit(types.lists());
        String mapper = new MapperEmitter(lowered, new Asn1Side(lowered, types)).emit(ID);
        return new Emission(
                Optional.of(new DerivedSchema(FILE, module)),
                Optional.of(new DerivedSchema(
                        FILE,
                        Asn1Emitter.documented(lowered, types::component, Asn1Types::words)
                                .emit(types.lists()))),
                JavaSources.of(Map.of(GeneratedCode.mapperClass(ID), mapper)),
                lowered.notes());
    }

    /** Runs ASN1bean's compiler in a JVM of its own, because it prints to the terminal and exits on its own account. */
    @Override
    public void generate(Emission emission, Path sources, Tools tools) throws IOException {
        emission.writeFiles(sources);
        String schema = emission.writeSchema(sources);
        ToolRun.run(
                sources,
                List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        absoluteClassPath(),
                        com.beanit.asn1bean.compiler.Compiler.class.getName(),
                        "-p",
                        GeneratedCode.ROOT_PACKAGE,
                        "-o",
                        ".",
                        "-f",
                        schema));
    }

    private static String absoluteClassPath() {
        return java.util.Arrays.stream(System.getProperty("java.class.path").split(java.io.File.pathSeparator))
                .map(entry -> Path.of(entry).toAbsolutePath().toString())
                .collect(java.util.stream.Collectors.joining(java.io.File.pathSeparator));
    }

    @Override
    public List<SchemaCompiler> compilers() {
        return List.of(new SchemaCompiler.Library(com.beanit.asn1bean.compiler.Compiler.class));
    }

    @Override
    public List<String> libraries() {
        return List.of("com.beanit.asn1bean.ber.types.BerType");
    }
}
