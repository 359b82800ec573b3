package io.wirecost.cli;

import io.wirecost.core.InputException;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.engine.CatalogEntry;
import io.wirecost.engine.CodecCatalog;
import io.wirecost.report.text.Table;
import io.wirecost.workloads.Workloads;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code wirecost list}: what there is. */
@Command(name = "list", description = "List codecs, formats or workloads.", mixinStandardHelpOptions = true)
final class ListCommand implements Callable<Integer> {
    /** What can be listed. */
    enum What {
        codecs,
        formats,
        workloads
    }

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "WHAT", description = "One of: ${COMPLETION-CANDIDATES}.")
    private What what;

    @Override
    public Integer call() throws InputException, IOException {
        PrintWriter out = spec.commandLine().getOut();
        out.print(switch (what) {
            case codecs -> codecs(infos());
            case formats -> formats(infos());
            case workloads -> workloads();
        });
        out.flush();
        return ExitCode.DONE;
    }

    private static List<CodecInfo> infos() throws InputException, IOException {
        return CodecCatalog.load(Home.installation()).all().stream()
                .map(CatalogEntry::info)
                .toList();
    }

    private static String codecs(List<CodecInfo> codecs) {
        List<List<String>> rows = new ArrayList<>();
        for (CodecInfo codec : codecs) {
            rows.add(List.of(
                    codec.name(),
                    codec.format(),
                    codec.layout(),
                    codec.family().label(),
                    codec.library() + " " + codec.version(),
                    codec.backEnd()));
        }
        return Table.render(List.of("codec", "format", "layout", "family", "library", "back end"), rows);
    }

    private static String formats(List<CodecInfo> codecs) {
        TreeMap<String, List<String>> byFormat = new TreeMap<>();
        codecs.forEach(c ->
                byFormat.computeIfAbsent(c.format(), f -> new ArrayList<>()).add(c.name()));
        List<List<String>> rows = new ArrayList<>();
        byFormat.forEach((format, names) -> rows.add(List.of(format, String.join(", ", names))));
        return Table.render(List.of("format", "codecs"), rows);
    }

    private static String workloads() {
        List<List<String>> rows = Workloads.all().stream()
                .map(w -> List.of(w.name(), w.description()))
                .toList();
        return Table.render(List.of("workload", "what it is"), rows);
    }
}
