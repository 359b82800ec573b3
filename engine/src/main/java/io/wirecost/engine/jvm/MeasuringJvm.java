package io.wirecost.engine.jvm;

import io.wirecost.core.dataset.FieldPath;
import io.wirecost.core.run.Experiment;
import io.wirecost.engine.installation.Installation;
import io.wirecost.engine.runner.FileOrder;
import io.wirecost.engine.runner.WorkOrder;
import io.wirecost.harness.Aside;
import io.wirecost.harness.CompressionsAside;
import io.wirecost.harness.file.FileMain;
import io.wirecost.harness.proof.DecodeMain;
import io.wirecost.harness.proof.EncodeMain;
import io.wirecost.harness.proof.ReadMain;
import io.wirecost.pipeline.service.ServiceMain;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** How the JVMs that prove and measure are started: the same options and the same class path for both. */
public final class MeasuringJvm {
    private static final List<String> OPENED = List.of(
            "java.base/java.lang",
            "java.base/java.lang.reflect",
            "java.base/java.lang.invoke",
            "java.base/java.util",
            "java.base/java.util.concurrent",
            "java.base/java.io",
            "java.base/java.nio",
            "java.base/sun.nio.ch",
            "java.base/java.math",
            "java.base/java.net",
            "java.base/java.text",
            "java.base/java.time",
            "java.sql/java.sql",
            "java.base/jdk.internal.misc");

    /** The accounts of the JVM's own threads: its compilers. */
    private static final String THREAD_ACCOUNTS = "--add-exports=java.management/sun.management=ALL-UNNAMED";

    /**
     * Compiles code sooner. Otherwise code that a service runs once per batch would be compiled after minutes only, and
     * until then a service sustains far less than later.
     */
    private static final String SOONER_WARM = "-XX:CompileThresholdScaling=0.2";

    /**
     * The options of a JVM that proves. It times nothing, and ends before an optimizing compiler or a large heap would
     * pay.
     */
    private static final List<String> SHORT_LIVED =
            List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xms16m", "-Xshare:auto");

    private final Installation installation;
    private final List<String> proving;

    /** @param provingHeapMebibytes most heap of a JVM that proves */
    MeasuringJvm(Installation installation, int provingHeapMebibytes) {
        this.installation = installation;
        this.proving = new ArrayList<>(SHORT_LIVED);
        this.proving.add("-Xmx" + provingHeapMebibytes + "m"); // behind the other one, and so valid
    }

    /**
     * Returns the options of every measuring JVM: a fixed heap, so that no codec pays for its growth, and the packages
     * that libraries reflect into.
     */
    public static List<String> options() {
        List<String> options = new ArrayList<>(heap(WorkOrder.STANDARD_HEAP_MEBIBYTES));
        options.add(THREAD_ACCOUNTS);
        OPENED.forEach(opened -> options.add("--add-opens=" + opened + "=ALL-UNNAMED"));
        return options;
    }

    private static List<String> heap(int mebibytes) {
        return List.of("-Xms" + mebibytes + "m", "-Xmx" + mebibytes + "m");
    }

    /** The whole class path of a codec's JVMs. */
    String classPath(CompiledCodec codec) throws IOException {
        return codec.classPath(installation.harnessJars()).stream()
                .map(Path::toString)
                .collect(Collectors.joining(File.pathSeparator));
    }

    /** The command of the first half of a codec's proof. */
    List<String> encodeCommand(CompiledCodec codec, Path dataset, Path bytes) throws IOException {
        return command(codec, proving, EncodeMain.class.getName(), codec.name(), dataset.toString(), bytes.toString());
    }

    /** The command of the second half of a codec's proof. */
    List<String> decodeCommand(CompiledCodec codec, Path schema, Path bytes, Path dataset, List<FieldPath> inPlace)
            throws IOException {
        List<String> program = new ArrayList<>(List.of(
                DecodeMain.class.getName(), codec.name(), schema.toString(), bytes.toString(), dataset.toString()));
        inPlace.forEach(path -> program.add(path.toString()));
        return command(codec, proving, program.toArray(String[]::new));
    }

    /** The command that has a codec read the bytes of others. */
    List<String> readCommand(CompiledCodec codec, Path schema, List<Path> bytes, List<Path> values) throws IOException {
        List<String> program = new ArrayList<>(List.of(ReadMain.class.getName(), codec.name(), schema.toString()));
        for (int i = 0; i < bytes.size(); i++) {
            program.add(bytes.get(i).toString());
            program.add(values.get(i).toString());
        }
        return command(codec, proving, program.toArray(String[]::new));
    }

    /** The command that has a codec write the dataset into a file and read it back. */
    List<String> fileCommand(CompiledCodec codec, FileOrder order, Path file) throws IOException {
        return command(
                codec,
                heap(order.heapMebibytes()), // behind the other one, and so valid
                FileMain.class.getName(),
                codec.name(),
                order.form().label(),
                order.dataset().toString(),
                file.toString(),
                order.verifies() ? FileMain.VERIFY : FileMain.TRUST,
                String.valueOf(order.passes()),
                String.valueOf(order.warmUpSeconds()));
    }

    /** The command that starts services of the pipeline; Kafka stays out of the codec's class path. */
    List<String> serviceCommand(CompiledCodec codec, Experiment experiment, Path plan) throws IOException {
        return command(
                codec,
                experiment.openLoop().isPresent() ? List.of(SOONER_WARM) : List.of(),
                Aside.class.getName(),
                installation.serviceFolder().toString(),
                ServiceMain.class.getName(),
                plan.toString());
    }

    /** Returns the options that a codec's JVMs have beside those of every measuring JVM. */
    List<String> options(CompiledCodec codec) {
        return codec.codec()
                .info()
                .wrapper()
                .filter(wrapper -> !wrapper.method().isOfJdk())
                .map(wrapper -> "-D" + CompressionsAside.PROPERTY + "=" + installation.compressionsFolder())
                .map(List::of)
                .orElse(List.of());
    }

    private List<String> command(CompiledCodec codec, List<String> more, String... program) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(options());
        command.addAll(options(codec));
        command.addAll(more);
        command.addAll(List.of("-cp", classPath(codec)));
        command.addAll(List.of(program));
        return command;
    }
}
