package io.wirecost.cli.command;

import io.wirecost.cli.failure.ExitCode;
import io.wirecost.cli.installation.Home;
import io.wirecost.cli.options.CodecPathOption;
import io.wirecost.cli.terminal.Terminal;
import io.wirecost.core.InputException;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Wrapper;
import io.wirecost.engine.catalog.CatalogEntry;
import io.wirecost.report.text.Table;
import io.wirecost.report.text.Table.Column;
import io.wirecost.report.text.Words;
import io.wirecost.results.Json;
import io.wirecost.workloads.builtin.Workloads;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
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
        description = "List codecs, formats, workloads, or what codecs declare to lose.",
        mixinStandardHelpOptions = true)
public final class ListCommand implements Callable<Integer> {
    /** What can be listed. */
    enum What {
        codecs,
        formats,
        workloads,
        losses
    }

    @Spec
    private CommandSpec spec;

    @Mixin
    private CodecPathOption codecPath;

    @Parameters(paramLabel = "WHAT", description = "One of: ${COMPLETION-CANDIDATES}.")
    private What what;

    @Option(names = "--json", description = "Print the list as JSON, for scripts.")
    private boolean json;

    @Override
    public Integer call() throws InputException, IOException {
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            out.print(Json.text(document()));
        } else {
            print(table(), out, Terminal.ofProcess());
        }
        out.flush();
        return ExitCode.DONE;
    }

    private void print(Table table, PrintWriter out, Terminal terminal) {
        table.lines(terminal.tableColumns()).forEach(out::println);
        List<String> notes = new ArrayList<>(note());
        List<String> leftOut = table.leftOut(terminal.tableColumns());
        if (!leftOut.isEmpty()) {
            notes.add("Left out to fit %d columns: %s; --json has them."
                    .formatted(terminal.tableColumns(), String.join(", ", leftOut)));
        }
        notes.stream()
                .flatMap(note -> Words.wrapped(note, terminal.sentenceColumns()).stream())
                .forEach(out::println);
    }

    /** What holds for all lines of a list. */
    private List<String> note() {
        return switch (what) {
            case codecs, formats -> List.of(wrappers());
            case losses ->
                List.of(
                        "loss: a difference that the codec cannot avoid; its figures carry a mark.",
                        "limit: a value that it cannot hold; a dataset with such a value is refused for it.");
            case workloads -> List.of();
        };
    }

    private List<?> document() throws InputException, IOException {
        return switch (what) {
            case codecs -> infos();
            case formats -> formats(infos());
            case workloads -> workloads();
            case losses -> Losses.of(infos());
        };
    }

    private Table table() throws InputException, IOException {
        return switch (what) {
            case codecs -> codecs(infos());
            case formats -> formatTable(formats(infos()));
            case workloads -> workloadTable(workloads());
            case losses -> Losses.table(infos());
        };
    }

    private List<CodecInfo> infos() throws InputException, IOException {
        return codecPath.catalog(Home.installation()).all().stream()
                .map(CatalogEntry::info)
                .toList();
    }

    /** Wrappers go around every codec, so that a line says what a list would repeat. */
    private static String wrappers() {
        String signed = Stream.of(Wrapper.values())
                .map(wrapper -> Wrapper.SIGN + wrapper.label())
                .collect(Collectors.joining(", "));
        return "%s behind the name of any codec compresses each message and makes a format of its own, such as XML+gzip:"
                .concat(" --codec 'jaxb,jaxb+gzip' or '*+gzip'.")
                .formatted(signed);
    }

    private static Table codecs(List<CodecInfo> codecs) {
        Table table = new Table(
                Column.name("codec"),
                Column.words("format"),
                Column.words("layout").whereItFits(),
                Column.name("family").whereItFits(),
                Column.words("library"),
                Column.words("back end").whereItFits(),
                Column.words("traits").whereItFits(),
                Column.name("group").whereItFits());
        codecs.forEach(c -> table.row(
                c.name(),
                c.format(),
                c.layout(),
                c.family().label(),
                c.library().substring(c.library().indexOf(':') + 1) + " " + c.version(),
                c.backEnd(),
                String.join(", ", c.traits()),
                c.library().substring(0, Math.max(0, c.library().indexOf(':')))));
        return table;
    }

    /** A format and who speaks it. */
    record Format(String format, List<String> codecs) {}

    /** A built-in workload. */
    record Described(String workload, String description) {}

    private static List<Format> formats(List<CodecInfo> codecs) {
        Map<String, List<String>> byFormat = new TreeMap<>();
        codecs.forEach(c ->
                byFormat.computeIfAbsent(c.format(), f -> new ArrayList<>()).add(c.name()));
        return byFormat.entrySet().stream()
                .map(format -> new Format(format.getKey(), format.getValue()))
                .toList();
    }

    private static Table formatTable(List<Format> formats) {
        Table table = new Table(Column.name("format"), Column.words("codecs"));
        formats.forEach(format -> table.row(format.format(), String.join(", ", format.codecs())));
        return table;
    }

    private static List<Described> workloads() {
        return Workloads.all().stream()
                .map(workload -> new Described(workload.name(), workload.description()))
                .toList();
    }

    private static Table workloadTable(List<Described> workloads) {
        Table table = new Table(Column.name("workload"), Column.words("what it is"));
        workloads.forEach(workload -> table.row(workload.workload(), workload.description()));
        return table;
    }
}
