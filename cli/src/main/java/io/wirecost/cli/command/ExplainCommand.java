package io.wirecost.cli.command;

import io.wirecost.accounts.Accounts;
import io.wirecost.cli.explain.AccountJson;
import io.wirecost.cli.explain.AccountPages;
import io.wirecost.cli.failure.ExitCode;
import io.wirecost.cli.installation.CommandSurroundings;
import io.wirecost.cli.options.CodecPathOption;
import io.wirecost.cli.options.DataOptions;
import io.wirecost.cli.options.OutputOptions;
import io.wirecost.cli.options.SelectionOptions;
import io.wirecost.cli.terminal.PassLine;
import io.wirecost.cli.terminal.ProgressLine;
import io.wirecost.core.InputException;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.Group;
import io.wirecost.core.run.SchemaHints;
import io.wirecost.document.Document;
import io.wirecost.document.TableCell;
import io.wirecost.document.text.TextRenderer;
import io.wirecost.engine.Engine;
import io.wirecost.engine.SizeRuns;
import io.wirecost.engine.account.Explained;
import io.wirecost.engine.account.Explanation;
import io.wirecost.engine.catalog.CatalogEntry;
import io.wirecost.report.section.HintSection;
import io.wirecost.results.ScriptJson;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code wirecost explain}: where each byte of a record goes. */
@Command(
        name = "explain",
        description = {
            "Show what each byte of an encoded record is there for: which field, and whether it is a value, a name, a"
                    + " length or something else.",
            "",
            "Examples:",
            "  wirecost explain                               default codecs beside each other",
            "  wirecost explain --codec flatbuffers           each byte, each field",
            "  wirecost explain --codec 'avro-generic,thrift-*' --record 20",
            "  wirecost explain --codec protobuf-java --records events.ndjson",
            "  wirecost explain --hints --records events.ndjson"
        },
        abbreviateSynopsis = true,
        mixinStandardHelpOptions = true)
public final class ExplainCommand implements Callable<Integer> {
    private static final String RECORD = "--record";
    private static final String HINTS = "--hints";

    private final CommandSurroundings around;

    @Spec
    private CommandSpec spec;

    @Mixin
    private DataOptions data;

    @Mixin
    private SelectionOptions selection;

    @Mixin
    private CodecPathOption codecPath;

    @Mixin
    private OutputOptions output;

    @Option(
            names = RECORD,
            paramLabel = "N",
            defaultValue = "1",
            description = "Which record, counted from 1 (default: ${DEFAULT-VALUE}).")
    private int record;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description = "Seed for generated data and for samples of records (default: ${DEFAULT-VALUE}).")
    private long seed;

    @Option(
            names = RecordedCommand.DETAILS,
            description = "Print all bytes of each codec, not only the first ones; without --codec, of all codecs.")
    private boolean details;

    @Option(
            names = HINTS,
            description =
                    "Say what the records show of their schema, and the bytes that each change saves, measured in the"
                            + " codecs of --codec (default: one for each way to write). wirecost schema --improve"
                            + " makes these changes.")
    private boolean hints;

    /** @param around what the command finds around it */
    public ExplainCommand(CommandSurroundings around) {
        this.around = around;
    }

    @Override
    public Integer call() throws InputException, IOException {
        if (hints) {
            return hint();
        }
        List<CatalogEntry> chosen = accountable(selection.selected(codecPath.catalog(around, selection.runtimes())));
        Dataset one = oneRecord();
        Explanation.Result result;
        PrintWriter err = spec.commandLine().getErr();
        try (ProgressLine progress =
                output.quiet() ? ProgressLine.silent(err) : ProgressLine.on(err, around.terminal())) {
            result = new Explanation(around.codeCache(), one, progress).of(chosen);
        }
        result.problems().forEach(this::say);
        print(result.explained(), one);
        return result.problems().isEmpty() ? ExitCode.DONE : ExitCode.CELL_FAILED;
    }

    private Integer hint() throws InputException, IOException {
        List<CatalogEntry> all = selection.selected(codecPath.catalog(around, selection.runtimes()));
        List<CatalogEntry> chosen = selection.namesCodecs() ? all : MeasuredHints.usual(all);
        PrintWriter err = spec.commandLine().getErr();
        Dataset given = dataset();
        Optional<SchemaHints> hints;
        try (ProgressLine progress =
                        output.quiet() ? ProgressLine.silent(err) : ProgressLine.on(err, around.terminal());
                SizeRuns runs = new SizeRuns(new Engine(around.installation(), around.codeCache()))) {
            hints = new MeasuredHints(new MeanSizes(runs, progress), given, chosen, chosen).measure();
        }
        hints.ifPresent(found -> print(found, chosen));
        return ExitCode.DONE;
    }

    private void print(SchemaHints found, List<CatalogEntry> codecs) {
        PrintWriter out = spec.commandLine().getOut();
        Document.Writer page = Document.writer();
        HintSection.write(
                found,
                codecs.stream().map(CatalogEntry::variant).toList(),
                codec -> TableCell.codec(codec.name()),
                page);
        out.print(TextRenderer.render(page.document(), around.terminal().style()));
        out.flush();
    }

    /** The codecs whose bytes can be accounted for. The others are told of; a codec that was named by itself is an error. */
    private List<CatalogEntry> accountable(List<CatalogEntry> entries) throws InputException {
        List<String> refused = entries.stream()
                .flatMap(entry ->
                        Accounts.refusalReason(entry.info()).map(reason -> entry.name() + ": " + reason).stream())
                .toList();
        List<CatalogEntry> left = entries.stream()
                .filter(entry -> Accounts.refusalReason(entry.info()).isEmpty())
                .toList();
        boolean named = entries.stream()
                .filter(entry -> Accounts.refusalReason(entry.info()).isPresent())
                .anyMatch(entry -> selection.namesCodec(entry.name()));
        if (named || left.isEmpty()) {
            throw new InputException(refused);
        }
        refused.forEach(this::say);
        return left;
    }

    private Dataset dataset() throws InputException {
        try (PassLine progress =
                new PassLine(spec.commandLine().getErr(), around.terminal().liveErr() && !output.quiet())) {
            data.tell(progress);
            data.say(this::say);
            return data.dataset(seed);
        }
    }

    private Dataset oneRecord() throws InputException {
        Dataset all = dataset();
        int count = all.records().size();
        if (record < 1 || record > count) {
            throw new InputException("%s %d: expected a number from 1 to %d, as many records as there are"
                    .formatted(RECORD, record, count));
        }
        return all.with(
                List.of(new Group("record " + record, List.of(all.records().get(record - 1)))));
    }

    private void print(List<Explained> explained, Dataset dataset) {
        PrintWriter out = spec.commandLine().getOut();
        AccountPages pages = new AccountPages(around.terminal().style(), details);
        if (output.json()) {
            out.print(ScriptJson.text(AccountJson.of(dataset.name(), record, explained)));
        } else {
            boolean each = selection.namesCodecs() || details;
            explained.forEach(one -> {
                if (each) {
                    out.print(pages.of(one, dataset.name(), record));
                }
            });
            if (explained.size() > 1 || !each) {
                out.print(pages.beside(explained, dataset.name(), record));
            }
        }
        out.flush();
        if (!output.json() && !selection.namesCodecs() && !details && !explained.isEmpty()) {
            say("Each byte of a codec: wirecost explain --codec "
                    + explained.get(0).codec().variant().name());
        }
    }

    private void say(String news) {
        if (!output.quiet()) {
            spec.commandLine().getErr().println(news);
        }
    }
}
