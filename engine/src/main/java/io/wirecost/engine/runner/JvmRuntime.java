package io.wirecost.engine.runner;

import io.wirecost.core.codec.CodecId;
import io.wirecost.core.run.RuntimeInfo;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The JVM as a runtime, of Java's codecs and of Scala's: this very one starts the measuring JVMs. */
final class JvmRuntime {
    /** Variables whose options a JVM takes without being told to. */
    private static final List<String> INHERITED = List.of("JDK_JAVA_OPTIONS", "JAVA_TOOL_OPTIONS", "_JAVA_OPTIONS");

    private static final Pattern SCALA_LIBRARY = Pattern.compile("scala-library-(.+)\\.jar");

    private JvmRuntime() {}

    static RuntimeInfo read() {
        return read(System.getenv());
    }

    /** @param variables of the environment, which measuring JVMs inherit */
    static RuntimeInfo read(Map<String, String> variables) {
        return new RuntimeInfo(CodecId.JVM, "JVM", version(), options(Collector.SERIAL, variables));
    }

    /** The same whose JVMs have another collector. */
    static RuntimeInfo under(Collector collector, RuntimeInfo runtime) {
        return new RuntimeInfo(runtime.name(), runtime.title(), runtime.version(), options(collector, System.getenv()));
    }

    /** @param jars of the codecs' modules, among them Scala's library */
    static RuntimeInfo scala(Collection<Path> jars) {
        String versions = jars.stream()
                .flatMap(jar ->
                        SCALA_LIBRARY.matcher(jar.getFileName().toString()).results())
                .map((MatchResult found) -> "Scala " + found.group(1))
                .distinct()
                .collect(Collectors.joining(", "));
        return new RuntimeInfo(
                CodecId.SCALA, "Scala", versions + " on " + version(), options(Collector.SERIAL, System.getenv()));
    }

    private static String version() {
        return System.getProperty("java.vm.name") + " " + System.getProperty("java.vm.version");
    }

    private static String options(Collector collector, Map<String, String> variables) {
        return Stream.concat(
                        MeasuringJvm.options(collector).stream(),
                        INHERITED.stream().filter(variables::containsKey).map(name -> name + "=" + variables.get(name)))
                .collect(Collectors.joining(" "));
    }
}
