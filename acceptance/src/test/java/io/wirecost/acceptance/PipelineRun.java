package io.wirecost.acceptance;

import io.wirecost.core.InputException;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Run;
import io.wirecost.pipeline.control.BlockPlan;
import io.wirecost.pipeline.control.BlockPlanFile;
import io.wirecost.pipeline.control.ControlChannel;
import io.wirecost.pipeline.control.ControlChannel.Since;
import io.wirecost.pipeline.control.Role;
import io.wirecost.pipeline.control.TopicNames;
import io.wirecost.process.Start;
import io.wirecost.results.RunFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import org.junit.jupiter.api.function.Executable;

/** A run of the pipeline in a process of its own, into which a test may look while it goes on. */
final class PipelineRun implements AutoCloseable {
    private static final Duration TIMEOUT = Duration.ofMinutes(1);
    private static final long END_MINUTES = 5;

    private final Path folder;
    private final Process process;
    private Map<String, String> lost = Map.of();

    private PipelineRun(Path folder, Process process) {
        this.folder = folder;
        this.process = process;
    }

    /** Starts {@code run --measure pipeline …}, in a session of its own, with Ctrl-C not ignored. */
    static PipelineRun start(Path folder, String... options) throws IOException {
        List<String> arguments =
                new ArrayList<>(List.of("run", "--runtime", "jvm", "--measure", "pipeline", "--out", "out"));
        arguments.addAll(List.of(options));
        ProcessBuilder builder = Wirecost.warm(folder).builder(arguments.toArray(String[]::new));
        builder.command().addAll(0, List.of("setsid", "env", "--default-signal=INT"));
        Process process =
                Start.of(builder.redirectOutput(folder.resolve("out.txt").toFile())
                        .redirectError(folder.resolve("err.txt").toFile()));
        return new PipelineRun(folder, process);
    }

    /**
     * Waits until the services are in the first half of counted messages, and does something at that moment: what it needs of the
     * block is still there then. Only blocks that begin from now on count: on a busy machine the first one can be over before the
     * channel is open.
     */
    void amidMessages(Executable action) throws Exception {
        Wirecost.await(() -> plan().isPresent() || !isRunning());
        BlockPlan plan = plan().orElseThrow(() -> new AssertionError("it has ended; " + errors()));
        Amid amid = new Amid(action);
        ControlChannel channel =
                ControlChannel.open(plan.client(), new TopicNames(plan.run()), Since.NOW, TIMEOUT, amid);
        try {
            amid.done().get(END_MINUTES, TimeUnit.MINUTES);
        } catch (TimeoutException e) {
            throw new AssertionError("no message came through; " + errors(), e);
        } finally {
            channel.close();
        }
    }

    private Optional<BlockPlan> plan() {
        try (Stream<Path> files = Files.walk(temporary())) {
            Optional<Path> file =
                    files.filter(path -> path.endsWith(file(Role.B))).findFirst();
            return file.isPresent()
                    ? Optional.of(BlockPlanFile.read(file.get()))
                            .filter(plan -> !plan.client().equals(lost))
                    : Optional.empty();
        } catch (IOException | java.io.UncheckedIOException e) {
            return Optional.empty(); // files come and go
        }
    }

    /** The process of a service. */
    ProcessHandle service(Role role) {
        return child(file(role));
    }

    /** The file with the plan of a service, which its command line names. */
    private static String file(Role role) {
        return "service-" + role.label() + ".json";
    }

    /** Kills the broker; from then on the run is looked into through the next one. */
    void killBroker() {
        lost = plan().orElseThrow().client();
        child("BrokerMain").destroyForcibly();
    }

    private ProcessHandle child(String argument) {
        return find(argument).orElseThrow(() -> new AssertionError("no process with " + argument + "; " + errors()));
    }

    private Optional<ProcessHandle> find(String argument) {
        return process.descendants()
                .filter(child -> CommandLine.of(child).contains(argument))
                .findFirst();
    }

    /** Sends a signal to the run alone, or as Ctrl-C does to all its processes. */
    void signal(String name, boolean group) throws Exception {
        String target = (group ? "-" : "") + process.pid();
        Start.of(new ProcessBuilder("kill", "-" + name, "--", target)).waitFor();
    }

    boolean isRunning() {
        return process.isAlive();
    }

    int awaitEnd() throws InterruptedException {
        if (!process.waitFor(END_MINUTES, TimeUnit.MINUTES)) {
            throw new AssertionError("still running; " + errors());
        }
        return process.exitValue();
    }

    Run read() throws InputException {
        return RunFile.read(folder.resolve("out/run.json"));
    }

    Cell cell(String codec, String operation) throws InputException {
        return read().cells().stream()
                .filter(cell -> cell.trial().codec().name().equals(codec)
                        && cell.trial().task().label().equals(operation))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no cell " + codec + "/" + operation + "; " + errors()));
    }

    /** What it has printed on standard error. */
    String errors() {
        try {
            return Files.readString(folder.resolve("err.txt"));
        } catch (IOException e) {
            return e.toString();
        }
    }

    String output() throws IOException {
        return Files.readString(folder.resolve("out.txt"));
    }

    /** Processes that name a file of this test; none when all have ended. */
    List<String> leftProcesses() {
        return ProcessHandle.allProcesses()
                .filter(other -> other.pid() != process.pid())
                .map(CommandLine::of)
                .filter(command -> command.contains(temporary().toString()))
                .toList();
    }

    /** Files that nobody needs any more, but are still there. */
    List<Path> leftFiles() throws IOException {
        try (Stream<Path> files = Files.list(temporary())) {
            return files.filter(file -> file.getFileName().toString().startsWith("wirecost-"))
                    .toList();
        }
    }

    private Path temporary() {
        return folder.resolve("tmp");
    }

    @Override
    public void close() {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }
}
