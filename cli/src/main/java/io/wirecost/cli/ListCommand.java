package io.wirecost.cli;

import io.wirecost.core.InputException;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Wrapper;
import io.wirecost.engine.CatalogEntry;
import io.wirecost.report.text.Table;
import io.wirecost.report.text.Table.Column;
import io.wirecost.results.Json;
import io.wirecost.workloads.Workloads;
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
final class ListCommand implements Callable<Integer> {
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
        } else if (what == What.losses) {
            out.print(Losses.render(infos()));
        } else {
            table().lines(Terminal.ofProcess().widthColumns()).forEach(out::println);
            if (what == What.codecs) {
                out.println(wrappers());
            }
        }
        out.flush();
        return ExitCode.DONE;
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
            case losses -> throw new IllegalArgumentException("losses are no table");
        };
    }

    private List<CodecInfo> infos() throws InputException, IOException {
        return codecPath.catalog(Home.installation()).all().stream()
                .map(CatalogEntry::info)
                .toList();
    }

    /** They go around every codec, so that a line says what a list would repeat. */
    private static String wrappers() {
        String signed = Stream.of(Wrapper.values())
                .map(wrapper -> Wrapper.SIGN + wrapper.label())
                .collect(Collectors.joining(", "));
        return "behind any name: %s, compresses each message, e.g. --codec 'jaxb,jaxb+gzip' or '*+gzip'"
                .formatted(signed);
    }

    private static Table codecs(List<CodecInfo> codecs) {
        Table table = new Table(
                Column.name("codec"),
                Column.name("format"),
                Column.name("layout"),
                Column.name("family"),
                Column.name("library"),
                Column.name("back end"),
                Column.name("traits"));
        codecs.forEach(c -> table.row(
                c.name(),
                c.format(),
                c.layout(),
                c.family().label(),
                c.library() + " " + c.version(),
                c.backEnd(),
                String.join(", ", c.traits())));
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
        Table table = new Table(Column.name("format"), Column.name("codecs"));
        formats.forEach(format -> table.row(format.format(), String.join(", ", format.codecs())));
        return table;
    }

    private static List<Described> workloads() {
        return Workloads.all().stream()
                .map(workload -> new Described(workload.name(), workload.description()))
                .toList();
    }

    private static Table workloadTable(List<Described> workloads) {
        Table table = new Table(Column.name("workload"), Column.name("what it is"));
        workloads.forEach(workload -> table.row(workload.workload(), workload.description()));
        return table;
    }
}
