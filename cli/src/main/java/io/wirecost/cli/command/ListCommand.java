package io.wirecost.cli.command;

import io.wirecost.cli.failure.ExitCode;
import io.wirecost.cli.installation.CommandSurroundings;
import io.wirecost.cli.options.CodecPathOption;
import io.wirecost.cli.options.FormOption;
import io.wirecost.cli.terminal.Terminal;
import io.wirecost.core.InputException;
import io.wirecost.core.codec.CodecId;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CompressionMethod;
import io.wirecost.core.codec.KnownFormat;
import io.wirecost.core.codec.Wrapper;
import io.wirecost.document.Columns;
import io.wirecost.document.Document;
import io.wirecost.document.Table;
import io.wirecost.document.text.TextTable;
import io.wirecost.engine.catalog.CatalogEntry;
import io.wirecost.engine.catalog.CodecCatalog;
import io.wirecost.engine.vectors.VectorFindings;
import io.wirecost.results.ScriptJson;
import io.wirecost.studies.form.StudyFolder;
import io.wirecost.workloads.builtin.Workloads;
import io.wirecost.workloads.parameter.WorkloadParameter;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code wirecost list}: what there is. */
@Command(
        name = "list",
        description = "List codecs, formats, workloads, published studies, or the losses that codecs declare.",
        mixinStandardHelpOptions = true)
public final class ListCommand implements Callable<Integer> {
    /** What can be listed. */
    enum What {
        codecs,
        formats,
        workloads,
        studies,
        losses
    }

    private final CommandSurroundings around;

    @Spec
    private CommandSpec spec;

    @Mixin
    private CodecPathOption codecPath;

    @Parameters(paramLabel = "WHAT", description = "One of: ${COMPLETION-CANDIDATES}.")
    private What what;

    @Option(names = "--json", description = "Print the list as JSON, for scripts.")
    private boolean json;

    @Mixin
    private FormOption form;

    @Option(names = "--refused", description = "Of codecs: the libraries that are known and not measured, and why.")
    private boolean refused;

    @Option(
            names = "--usage",
            description =
                    "Of codecs: how each uses its library, and where that differs from its documentation's advice.")
    private boolean usage;

    private CodecCatalog catalog;

    /** @param around what the command finds around it */
    public ListCommand(CommandSurroundings around) {
        this.around = around;
    }

    @Override
    public Integer call() throws InputException, IOException {
        if (refused && what != What.codecs) {
            throw new InputException("--refused is for codecs: wirecost list codecs --refused");
        }
        if (usage && (refused || what != What.codecs)) {
            throw new InputException("--usage is for codecs, without --refused: wirecost list codecs --usage");
        }
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            out.print(ScriptJson.text(document()));
        } else {
            print(table(), out, around.terminal());
        }
        out.flush();
        return ExitCode.DONE;
    }

    private void print(Table list, PrintWriter out, Terminal terminal) throws InputException, IOException {
        Document.Writer page = Document.writer();
        if (!list.rows().isEmpty()) {
            page.table(list);
        }
        note().forEach(page::paragraph);
        List<String> leftOut = new TextTable(list, terminal.style()).leftOut(terminal.tableColumns());
        if (form.isText() && !leftOut.isEmpty()) {
            page.paragraph("Left out to fit %d columns: %s; --json has them."
                    .formatted(terminal.tableColumns(), String.join(", ", leftOut)));
        }
        out.print(form.render(page.document(), "wirecost: " + what, terminal.style()));
    }

    /** What holds for all lines of a list. */
    private List<String> note() throws InputException, IOException {
        return switch (what) {
            case codecs -> codecNotes();
            case formats ->
                List.of("portable: maintained libraries in several languages read it, as the source says.", wrappers());
            case losses ->
                List.of(
                        "loss: a difference that the codec cannot avoid; its figures carry a mark.",
                        "limit: a value that it cannot hold; a dataset with such a value is refused for it.");
            case workloads -> workloadNotes();
            case studies ->
                List.of("wirecost reproduce STUDY runs one anew; a folder of files can be one: docs/studies.md");
        };
    }

    private List<String> codecNotes() throws InputException, IOException {
        if (usage) {
            return List.of();
        }
        List<String> notes = new ArrayList<>();
        if (!refused) {
            notes.add(CodecTable.count(infos()));
            notes.add(wrappers());
            VectorFindings findings = VectorFindings.shipped();
            infos().forEach(codec ->
                    findings.of(codec).ifPresent(finding -> notes.add(finding.sentence(codec.format()))));
        }
        catalog().absent().forEach(runtime -> notes.add("Left out: " + runtime));
        return notes;
    }

    private List<?> document() throws InputException, IOException {
        return switch (what) {
            case codecs -> codecDocument();
            case formats -> formats(infos());
            case workloads -> workloads();
            case studies -> studies();
            case losses -> Losses.of(infos());
        };
    }

    private List<?> codecDocument() throws InputException, IOException {
        if (usage) {
            return Usages.of(catalog().all());
        }
        return refused ? catalog().refused() : infos();
    }

    private Table codecTable() throws InputException, IOException {
        if (usage) {
            return Usages.table(Usages.of(catalog().all()));
        }
        return refused ? CodecTable.ofRefused(catalog().refused()) : CodecTable.of(infos());
    }

    private Table table() throws InputException, IOException {
        return switch (what) {
            case codecs -> codecTable();
            case formats -> formatTable(formats(infos()));
            case workloads -> workloadTable(workloads());
            case studies -> studyTable(studies());
            case losses -> Losses.table(infos());
        };
    }

    private CodecCatalog catalog() throws InputException, IOException {
        if (catalog == null) {
            catalog = codecPath.catalog(around);
        }
        return catalog;
    }

    private List<CodecInfo> infos() throws InputException, IOException {
        return catalog().all().stream().map(CatalogEntry::info).toList();
    }

    /** Wrappers go around every codec, so that a line says what a list would repeat. */
    private static String wrappers() {
        return "Behind the name of any codec of runtime %s or %s, a compression compresses each message: %s (%s)."
                        .formatted(CodecId.JVM, CodecId.SCALA, signed(), usual())
                + " The result is a format of its own, such as XML+gzip: --codec 'jaxb,jaxb+gzip' or '*+gzip'.";
    }

    private static String signed() {
        return Stream.of(CompressionMethod.values())
                .map(method -> Wrapper.SIGN + method.labels())
                .collect(Collectors.joining(", "));
    }

    private static String usual() {
        return Stream.of(CompressionMethod.values())
                .filter(method -> method.levels().isPresent())
                .map(method -> Wrapper.SIGN + method.label() + " is " + Wrapper.usual(method))
                .collect(Collectors.joining(", "));
    }

    /**
     * A format and who speaks it.
     *
     * @param portable whether several languages read it; empty where wirecost does not know
     * @param source the page that says so
     */
    record Format(String format, Optional<Boolean> portable, Optional<String> source, List<String> codecs) {
        private String reach() {
            return portable.map(known -> known ? "yes" : "no").orElse("unknown");
        }
    }

    /** A built-in workload. */
    record Described(String workload, String description, List<WorkloadParameter> parameters) {
        private String defaults() {
            return parameters.stream()
                    .map(parameter -> parameter.name() + "=" + parameter.standard())
                    .collect(Collectors.joining(", "));
        }
    }

    /** What each parameter counts: once for all workloads in which it counts the same. */
    private static List<String> workloadNotes() {
        Stream<String> parameters = Workloads.all().stream()
                .flatMap(workload -> workload.settings().parameters().stream())
                .distinct()
                .map(WorkloadParameter::toString)
                .distinct()
                .sorted();
        return Stream.concat(
                        Stream.of("--set NAME=N gives a parameter another value, --sweep NAME=LIST goes over several:"),
                        parameters)
                .toList();
    }

    private static List<Format> formats(List<CodecInfo> codecs) {
        Map<String, List<String>> byFormat = new TreeMap<>();
        codecs.forEach(c ->
                byFormat.computeIfAbsent(c.format(), f -> new ArrayList<>()).add(c.name()));
        return byFormat.entrySet().stream()
                .map(format -> format(format.getKey(), format.getValue()))
                .toList();
    }

    private static Format format(String name, List<String> codecs) {
        Optional<KnownFormat> known = KnownFormat.of(name);
        return new Format(name, known.map(KnownFormat::portable), known.map(KnownFormat::source), codecs);
    }

    private static Table formatTable(List<Format> formats) {
        return Columns.<Format>of()
                .name("format", Format::format)
                .name("portable", Format::reach)
                .words("codecs", format -> String.join(", ", format.codecs()))
                .name("source", format -> format.source().orElse(""))
                .whereItFits()
                .table(formats);
    }

    private static List<Described> workloads() {
        return Workloads.all().stream()
                .map(workload -> new Described(
                        workload.name(),
                        workload.description(),
                        workload.settings().parameters()))
                .toList();
    }

    /** A published study. */
    record Published(String study, String title, String source, int steps, int claims) {}

    private static List<Published> studies() {
        return StudyFolder.BUILT_IN.stream()
                .map(StudyFolder::builtIn)
                .map(study -> new Published(
                        study.id(),
                        study.title(),
                        study.source(),
                        study.steps().size(),
                        study.claims().size()))
                .toList();
    }

    private static Table studyTable(List<Published> studies) {
        return Columns.<Published>of()
                .name("study", Published::study)
                .words("title", Published::title)
                .words("source", Published::source)
                .figure("runs", study -> String.valueOf(study.steps()))
                .figure("claims", study -> String.valueOf(study.claims()))
                .table(studies);
    }

    private static Table workloadTable(List<Described> workloads) {
        return Columns.<Described>of()
                .name("workload", Described::workload)
                .words("what it is", Described::description)
                .words("parameters", Described::defaults)
                .table(workloads);
    }
}
