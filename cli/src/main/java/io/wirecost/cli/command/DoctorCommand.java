package io.wirecost.cli.command;

import io.wirecost.cli.doctor.Doctor;
import io.wirecost.cli.doctor.Finding;
import io.wirecost.cli.doctor.Finding.State;
import io.wirecost.cli.doctor.Machine;
import io.wirecost.cli.doctor.Machine.OtherRuntime;
import io.wirecost.cli.doctor.Machine.Tool;
import io.wirecost.cli.doctor.MachineProbe;
import io.wirecost.cli.doctor.RuntimeProbe;
import io.wirecost.cli.failure.ExitCode;
import io.wirecost.cli.installation.CommandSurroundings;
import io.wirecost.cli.options.OutputOptions;
import io.wirecost.compiler.Targets;
import io.wirecost.compiler.build.CacheContents;
import io.wirecost.compiler.build.InstalledTools;
import io.wirecost.compiler.target.Target;
import io.wirecost.core.InputException;
import io.wirecost.core.codec.CodecId;
import io.wirecost.document.TerminalText;
import io.wirecost.document.text.WrappedText;
import io.wirecost.engine.catalog.CatalogEntry;
import io.wirecost.engine.catalog.CodecCatalog;
import io.wirecost.engine.installation.Installation;
import io.wirecost.engine.runtime.ForeignRuntimes;
import io.wirecost.results.ScriptJson;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code wirecost doctor}: whether this machine is fit for measuring. */
@Command(
        name = "doctor",
        description = "Check whether this machine is fit for measuring. Each line is ok, or says what to do.",
        mixinStandardHelpOptions = true,
        footer = {"", "Exit codes: 0 the machine is ready; 2 it is not."})
public final class DoctorCommand implements Callable<Integer> {
    private final CommandSurroundings around;

    @Spec
    private CommandSpec spec;

    @Mixin
    private OutputOptions output;

    /** What {@code --json} prints. */
    record Diagnosis(boolean ready, List<Finding> findings) {
        static Diagnosis of(List<Finding> findings) {
            return new Diagnosis(findings.stream().noneMatch(f -> f.state() == State.BLOCKED), findings);
        }
    }

    /** @param around what the command finds around it */
    public DoctorCommand(CommandSurroundings around) {
        this.around = around;
    }

    @Override
    public Integer call() throws InputException, IOException {
        Diagnosis diagnosis = Diagnosis.of(Doctor.examine(machine(around.installation())));
        PrintWriter out = spec.commandLine().getOut();
        out.print(
                output.json()
                        ? ScriptJson.text(diagnosis)
                        : text(diagnosis, output.quiet(), around.terminal().tableColumns()));
        out.flush();
        return diagnosis.ready() ? ExitCode.DONE : ExitCode.BAD_INPUT;
    }

    private Machine machine(Installation installation) throws InputException, IOException {
        CodecCatalog catalog = CodecCatalog.load(installation, List.of(), around.runtimes());
        Path cache = around.codeCache();
        Map<String, Path> folders = new LinkedHashMap<>();
        folders.put("working folder", around.folder().toAbsolutePath());
        folders.put("temporary files", Path.of(System.getProperty("java.io.tmpdir")));
        folders.put("cached code", cache);
        return new MachineProbe(Path.of("/"))
                .look(
                        InstalledTools.platform(),
                        around.isBuiltFromSources(),
                        CacheContents.of(cache).sizeBytes(),
                        folders,
                        tools(installation, catalog),
                        runtimes(installation, catalog));
    }

    private List<OtherRuntime> runtimes(Installation installation, CodecCatalog catalog) throws IOException {
        return RuntimeProbe.of(
                ForeignRuntimes.inspect(installation, around.cacheFolder(), around.environment()), catalog.absent());
    }

    /** The schema compilers that codecs of the JVM need; other runtimes have tools of their own. */
    private static List<Tool> tools(Installation installation, CodecCatalog catalog)
            throws InputException, IOException {
        Map<String, List<String>> codecsByTool = new TreeMap<>();
        for (CatalogEntry entry : catalog.all().stream()
                .filter(entry -> CodecId.ON_JVMS.contains(entry.variant().runtime()))
                .toList()) {
            Targets.byId(entry.info().target())
                    .map(Target::tools)
                    .orElse(List.of())
                    .forEach(tool -> codecsByTool
                            .computeIfAbsent(tool, t -> new ArrayList<>())
                            .add(entry.name()));
        }
        InstalledTools installed = new InstalledTools(installation.folder());
        List<Tool> tools = new ArrayList<>();
        for (Map.Entry<String, List<String>> tool : codecsByTool.entrySet()) {
            tools.add(new Tool(
                    tool.getKey(),
                    installed.find(tool.getKey()).map(file -> file.getFileName().toString()),
                    tool.getValue()));
        }
        return tools;
    }

    static String text(Diagnosis diagnosis, boolean onlyWhatIsNotOk, int columns) {
        StringBuilder text = new StringBuilder();
        int width = diagnosis.findings().stream()
                .mapToInt(finding -> finding.subject().length())
                .max()
                .orElse(0);
        String indent = " ".repeat("blocked  ".length() + width + 2);
        for (Finding finding : diagnosis.findings()) {
            if (finding.state() == State.OK && onlyWhatIsNotOk) {
                continue;
            }
            String subject =
                    finding.subject() + " ".repeat(width - finding.subject().length());
            String head = "%-7s  %s  ".formatted(finding.state().name().toLowerCase(Locale.ROOT), subject);
            append(text, head, indent, TerminalText.text(finding.found()), columns);
            finding.remedy().ifPresent(remedy -> append(text, indent, indent, remedy, columns));
        }
        return text
                + (diagnosis.ready() ? "Ready to measure.\n" : "Not ready: first mend the lines marked as blocked.\n");
    }

    private static void append(StringBuilder text, String head, String indent, String words, int columns) {
        text.append(head);
        text.append(String.join("\n" + indent, WrappedText.wrapped(words, columns - indent.length())));
        text.append('\n');
    }
}
