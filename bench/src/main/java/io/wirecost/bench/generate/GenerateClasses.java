package io.wirecost.bench.generate;

import io.wirecost.compiler.Targets;
import io.wirecost.compiler.build.CodeCache;
import io.wirecost.compiler.build.InstalledTools;
import io.wirecost.compiler.target.Scalac;
import io.wirecost.compiler.target.Tools;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.DomainKind;
import io.wirecost.core.schema.Schema;
import io.wirecost.workloads.builtin.Workloads;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.stream.Stream;

/**
 * Run by the build: puts the generated classes of a workload where the plain benchmarks are compiled against them, and compiles
 * what of these benchmarks is written in Scala.
 */
public final class GenerateClasses {
    /** The workload that the plain benchmarks are written for. */
    private static final String WORKLOAD = "transactions";

    /** What the class path has the classes of, besides the beans. */
    public static final List<String> TARGETS = List.of(
            "avro",
            "avroreflect",
            "avrospecific",
            "capnproto",
            "flatbuffers",
            "jaxb",
            "msgpackarray",
            "protobuf",
            "sbe",
            "thrift",
            "wire");

    private GenerateClasses() {}

    /** @param args the installation, a folder to keep compiled code in, the folder that gets the classes, and that of Scala's sources */
    public static void main(String[] args) throws IOException {
        Path output = Path.of(args[2]);
        Tools tools = new InstalledTools(Path.of(args[0]));
        CodeCache cache = new CodeCache(Path.of(args[1]), tools);
        Schema schema = Workloads.byName(WORKLOAD).orElseThrow().schema();
        Path domain = classes(cache, schema, CodecInfo.DOMAIN_TARGET, List.of());
        copy(domain, output);
        for (String target : TARGETS) {
            copy(classes(cache, schema, target, List.of(domain)), output);
        }
        Path caseClasses = classes(cache, schema, DomainKind.CASE_CLASSES.target(), List.of());
        copy(
                classes(cache, schema, "scalapb", List.of(caseClasses)),
                output); // its messages need no case class of ours
        new Scalac().makeReady(Path.of(args[3]), output, classPath(), tools);
    }

    private static Path classes(CodeCache cache, Schema schema, String target, List<Path> generated)
            throws IOException {
        return cache.build(schema, Targets.byId(target).orElseThrow(), generated, classPath())
                .code();
    }

    private static List<Path> classPath() {
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(Path::of)
                .toList();
    }

    private static void copy(Path classes, Path output) throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.walk(classes)) {
            files = all.filter(Files::isRegularFile).toList();
        }
        for (Path file : files) {
            Path to = output.resolve(classes.relativize(file));
            Files.createDirectories(to.getParent());
            Files.copy(file, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }
}
