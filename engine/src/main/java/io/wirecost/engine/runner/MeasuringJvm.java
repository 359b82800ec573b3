package io.wirecost.engine.runner;

import io.wirecost.core.run.Experiment;
import io.wirecost.core.run.Robustness;
import io.wirecost.engine.installation.Installation;
import io.wirecost.engine.worker.Launch;
import io.wirecost.engine.worker.WorkOrder;
import io.wirecost.harness.IsolatedCompressions;
import io.wirecost.harness.IsolatedMain;
import io.wirecost.harness.worker.WorkerMain;
import io.wirecost.pipeline.service.ServiceMain;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

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

    /** What goes into the harness's sink has to be made, though nobody reads it. */
    private static final List<String> BLACK_HOLE = List.of(
            "-XX:+UnlockExperimentalVMOptions",
            "-XX:CompileCommand=quiet",
            "-XX:CompileCommand=blackhole,io.wirecost.harness.measure.Sink::take");

    /**
     * Compiles code sooner. Otherwise code that a service runs once per batch would be compiled after minutes only, and
     * until then a service sustains far less than later.
     */
    private static final String SOONER_WARM = "-XX:CompileThresholdScaling=0.2";

    /**
     * The options of a JVM that proves. It times nothing, and ends before an optimizing compiler or a large heap would
     * pay. It has room for the code of many codecs, of which it would have less without the optimizing compiler, and begins with
     * so much heap and room for classes that it hardly ever collects garbage.
     */
    private static final List<String> SHORT_LIVED = List.of(
            "-XX:TieredStopAtLevel=1",
            "-XX:ReservedCodeCacheSize=240m",
            "-Xms64m",
            "-XX:MetaspaceSize=128m",
            "-Xshare:auto");

    /**
     * A JVM that proves runs code for moments that it verifies for seconds: that of many libraries. Every JVM that measures
     * verifies it. A JVM that does not know the option goes without.
     */
    private static final List<String> TRUSTING = List.of(
            "-XX:+IgnoreUnrecognizedVMOptions", "-XX:+UnlockDiagnosticVMOptions", "-XX:-BytecodeVerificationRemote");

    /** A crash is told in the JVM's last output, and leaves no file in the user's folder. */
    private static final List<String> NO_CRASH_FILES = List.of("-XX:ErrorFile=/dev/null", "-XX:-CreateCoredumpOnCrash");

    /** Near the end of a full heap, collections of a large one follow each other for seconds, and free next to nothing. */
    private static final String SMALL_YOUNG_GENERATION = "-Xmn4m";

    private final Installation installation;
    private final Collector collector;
    private final List<String> proving;

    /**
     * @param collector of the JVMs that measure, and of services
     * @param provingHeapMebibytes most heap of a JVM that proves
     */
    MeasuringJvm(Installation installation, Collector collector, int provingHeapMebibytes) {
        this.installation = installation;
        this.collector = collector;
        this.proving = new ArrayList<>(SHORT_LIVED);
        this.proving.addAll(TRUSTING);
        this.proving.add("-Xmx" + provingHeapMebibytes + "m"); // behind the other one, and so valid
    }

    /**
     * Returns the options of every measuring JVM: a fixed heap, so that no codec pays for its growth, one collector, and the
     * packages that libraries reflect into.
     */
    public static List<String> options(Collector collector) {
        List<String> options = new ArrayList<>(heap(WorkOrder.STANDARD_HEAP_MEBIBYTES));
        options.add(collector.option());
        options.add(THREAD_ACCOUNTS);
        options.addAll(BLACK_HOLE);
        OPENED.forEach(opened -> options.add("--add-opens=" + opened + "=ALL-UNNAMED"));
        return options;
    }

    private static List<String> heap(int mebibytes) {
        return List.of("-Xms" + mebibytes + "m", "-Xmx" + mebibytes + "m");
    }

    /** The whole class path of a codec's JVMs. */
    String classPath(CompiledCodec codec) throws IOException {
        return path(Stream.concat(installation.harnessJars().stream(), codec.ownPath().stream())
                .toList());
    }

    private static String path(List<Path> places) {
        return places.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    }

    /** A worker that proves this codec. */
    Launch proving(CompiledCodec codec) throws IOException {
        return worker(codec, Collector.SERIAL, proving);
    }

    /** A worker that proves one codec after the other, each behind a class loader of its own. */
    Launch shared() throws IOException {
        List<String> command = java(Collector.SERIAL);
        command.add(compressions());
        command.addAll(proving);
        command.addAll(List.of("-cp", path(installation.harnessJars()), WorkerMain.class.getName()));
        return Launch.of(command);
    }

    /** A worker that measures this codec. */
    Launch measuring(CompiledCodec codec) throws IOException {
        return worker(codec, collector, List.of());
    }

    /** A worker that has the codec write a dataset into a file and read it back. */
    Launch filing(CompiledCodec codec, int heapMebibytes) throws IOException {
        return worker(codec, collector, heap(heapMebibytes)); // behind the other one, and so valid
    }

    /**
     * A worker that reads damaged messages with this codec.
     *
     * @param properties of the system, by which the library is told of its limits
     */
    Launch limited(CompiledCodec codec, Robustness.Limits limits, Map<String, String> properties) throws IOException {
        List<String> options = new ArrayList<>(SHORT_LIVED);
        options.add("-Xmx" + limits.heapBytes());
        options.add(SMALL_YOUNG_GENERATION);
        options.add("-XX:MaxDirectMemorySize=" + limits.heapBytes());
        options.add("-Xss" + limits.stackBytes());
        new TreeMap<>(properties).forEach((name, value) -> options.add("-D" + name + "=" + value));
        return worker(codec, Collector.SERIAL, options).within(limits);
    }

    private Launch worker(CompiledCodec codec, Collector its, List<String> more) throws IOException {
        return Launch.of(command(codec, its, more, WorkerMain.class.getName()));
    }

    /** The command that starts services of the pipeline; Kafka stays out of the codec's class path. */
    List<String> serviceCommand(CompiledCodec codec, Experiment experiment, Path plan) throws IOException {
        return command(
                codec,
                collector,
                experiment.openLoop().isPresent() ? List.of(SOONER_WARM) : List.of(),
                IsolatedMain.class.getName(),
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
                .map(wrapper -> compressions())
                .map(List::of)
                .orElse(List.of());
    }

    private String compressions() {
        return "-D" + IsolatedCompressions.PROPERTY + "=" + installation.compressionsFolder();
    }

    private static List<String> java(Collector collector) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(options(collector));
        command.addAll(NO_CRASH_FILES);
        return command;
    }

    private List<String> command(CompiledCodec codec, Collector its, List<String> more, String... program)
            throws IOException {
        List<String> command = java(its);
        command.addAll(options(codec));
        command.addAll(more);
        command.addAll(List.of("-cp", classPath(codec)));
        command.addAll(List.of(program));
        return command;
    }
}
