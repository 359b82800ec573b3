package io.wirecost.engine.jvm;

import io.wirecost.core.codec.CodecId;
import io.wirecost.core.run.RuntimeInfo;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The JVM as a runtime: this very one starts the measuring JVMs. */
final class JvmRuntime {
    /** Variables whose options a JVM takes without being told to. */
    private static final List<String> INHERITED = List.of("JDK_JAVA_OPTIONS", "JAVA_TOOL_OPTIONS", "_JAVA_OPTIONS");

    private JvmRuntime() {}

    static RuntimeInfo read() {
        return read(System.getenv());
    }

    /** @param variables of the environment, which measuring JVMs inherit */
    static RuntimeInfo read(Map<String, String> variables) {
        return new RuntimeInfo(
                CodecId.JVM,
                "JVM",
                System.getProperty("java.vm.name") + " " + System.getProperty("java.vm.version"),
                options(variables));
    }

    private static String options(Map<String, String> variables) {
        return Stream.concat(
                        MeasuringJvm.options().stream(),
                        INHERITED.stream().filter(variables::containsKey).map(name -> name + "=" + variables.get(name)))
                .collect(Collectors.joining(" "));
    }
}
