package io.wirecost.report.section;

import io.wirecost.analysis.FileScores;
import io.wirecost.analysis.statistics.Estimate;
import io.wirecost.analysis.sweep.FileStudy;
import io.wirecost.analysis.sweep.FileStudy.FileGrowth;
import io.wirecost.analysis.sweep.Growth;
import io.wirecost.core.codec.FileForm;
import io.wirecost.core.codec.ObjectStreamFiles;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.dataset.Parameters;
import io.wirecost.core.run.FilePasses;
import io.wirecost.core.run.FilePasses.Pass;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Task;
import io.wirecost.core.run.Trial;
import io.wirecost.document.Columns;
import io.wirecost.document.Document;
import io.wirecost.document.Table;
import io.wirecost.document.TableCell;
import io.wirecost.plot.Axis;
import io.wirecost.plot.Chart;
import io.wirecost.plot.MarkSubject;
import io.wirecost.plot.Rows;
import io.wirecost.plot.Rows.Row;
import io.wirecost.report.model.ReportModel;
import io.wirecost.report.wording.StraightWords;
import io.wirecost.report.wording.Units;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToLongFunction;

/**
 * Files with all records: how large, and how long it takes to write and to read them; value by value of a parameter, the
 * smallest first. Nothing in a run that was not asked for it.
 */
final class FileSection {
    private static final double MEGA = 1e6;
    private static final double MEBI = 1 << 20;
    private static final double SMALL = 0.1;

    private final ReportModel model;
    private final CodecWords names;
    private final List<One> all;
    private final Optional<String> parameter;

    /** One codec's file. */
    private record One(Trial trial, FilePasses passes) {
        static Optional<Parameters.Value> swept(Trial trial) {
            return trial.task() instanceof Task.File file ? file.value() : Optional.empty();
        }

        Optional<Integer> value() {
            return swept(trial).map(Parameters.Value::value);
        }

        Variant codec() {
            return trial.codec();
        }

        Estimate time(ToLongFunction<Pass> nanos) {
            return FileScores.estimate(passes, nanos);
        }
    }

    private FileSection(ReportModel model, CodecWords names, List<One> all) {
        this.model = model;
        this.names = names;
        this.all = all;
        this.parameter = all.stream()
                .flatMap(one -> One.swept(one.trial).stream())
                .map(value -> value.name())
                .findFirst();
    }

    static void write(ReportModel model, CodecWords names, Document.Writer page) {
        List<One> all = figures(model.run());
        if (!all.isEmpty()) {
            new FileSection(model, names, all).write(page);
        }
    }

    private static List<One> figures(Run run) {
        return run.cells().stream()
                .flatMap(cell -> cell.figures(FilePasses.class).stream().map(passes -> new One(cell.trial(), passes)))
                .sorted(Comparator.comparing((One one) -> one.value().orElse(0))
                        .thenComparing(one -> one.passes.bytes()))
                .toList();
    }

    private void write(Document.Writer page) {
        List<FilePasses> passes = all.stream().map(One::passes).toList();
        List<FileGrowth> growths = FileStudy.of(model.run()).map(FileStudy::files).orElse(List.of()).stream()
                .sorted(Comparator.comparingDouble(file -> file.bytes().slope()))
                .toList();
        page.section("files", FileWords.title(passes, parameter));
        RuntimeParts.write(model, page, all, One::codec, own -> {
            page.charts(chart(own));
            page.table(table(own));
            List<FileGrowth> ofRuntime = growths.stream()
                    .filter(growth ->
                            growth.codec().runtime().equals(own.get(0).codec().runtime()))
                    .toList();
            if (!ofRuntime.isEmpty()) {
                page.paragraph("One more of %s adds:".formatted(parameter.orElseThrow()));
                page.table(growths(ofRuntime));
            }
        });
        FileWords.notes(model.run(), passes, parameter.isPresent()).forEach(page::paragraph);
    }

    private Chart chart(List<One> own) {
        return new Rows(
                "Size of the file",
                Axis.linear("MB", FileSection::size),
                Rows.Form.BARS,
                own.stream()
                        .map(one -> Row.of(subject(one), one.passes.bytes() / MEGA, Optional.empty()))
                        .toList(),
                List.of(),
                Optional.empty());
    }

    private MarkSubject subject(One one) {
        MarkSubject codec = names.inFamily(names.label(one.codec()));
        String value = one.value().map(known -> ", " + Units.count(known)).orElse("");
        return new MarkSubject(codec.label() + ", " + words(one.passes.form()) + value, codec.key(), codec.group());
    }

    private Table table(List<One> own) {
        Columns<One> columns = Columns.<One>of()
                .codec("codec", one -> names.plain(one.codec()).at(one.trial.id()))
                .name("form", one -> words(one.passes.form()));
        parameter.ifPresent(name -> columns.figure(
                name, "", one -> one.value().map(Integer::doubleValue), value -> Units.count(Math.round(value))));
        columns.figure("MB", "MB", one -> TableCell.figure(one.passes.bytes() / MEGA, FileSection::size))
                .figure("MiB", "MiB", one -> TableCell.figure(one.passes.bytes() / MEBI, FileSection::size));
        add(columns, "write", Pass::writeNanos);
        add(columns, "without file", Pass::encodeNanos);
        add(columns, "read", Pass::readNanos);
        add(columns, "without file", Pass::decodeNanos);
        return columns.table(own);
    }

    private static void add(Columns<One> columns, String title, ToLongFunction<Pass> nanos) {
        columns.figure(title, "ns", one -> TableCell.figure(one.time(nanos).centre(), Units::time))
                .figure("95%", "", one -> reach(one.time(nanos)), Units::spread)
                .whereItFits();
    }

    private static Optional<Double> reach(Estimate time) {
        return time.interval().map(interval -> interval.high() / time.centre() - 1);
    }

    private Table growths(List<FileGrowth> growths) {
        return Columns.<FileGrowth>of()
                .codec("codec", growth -> names.plain(growth.codec()))
                .name("form", this::form)
                .figure(
                        "bytes",
                        "bytes",
                        growth -> TableCell.figure(growth.bytes().slope(), Units::signedBytes))
                .figure("write", "ns", growth -> growth.write().map(Growth::slope), Units::signedTime)
                .figure("95%", growth -> FigureCells.ends(growth.write()))
                .figure("read", "ns", growth -> growth.read().map(Growth::slope), Units::signedTime)
                .figure("95%", growth -> FigureCells.ends(growth.read()))
                .words("straight line", FileSection::straight)
                .table(growths);
    }

    private static String straight(FileGrowth growth) {
        Map<String, Optional<Growth>> growths = new LinkedHashMap<>();
        growths.put("size", Optional.of(growth.bytes()));
        growths.put("write", growth.write());
        growths.put("read", growth.read());
        return StraightWords.of(growths);
    }

    /** The form in which the files were written, where the trial names none. */
    private String form(FileGrowth growth) {
        return all.stream()
                .filter(one -> one.codec().equals(growth.codec())
                        && one.trial.task() instanceof Task.File task
                        && task.form().equals(growth.form()))
                .map(one -> words(one.passes.form()))
                .findFirst()
                .orElseThrow();
    }

    /** How records stand in a file. */
    private static String words(FileForm form) {
        return switch (form) {
            case LINES -> "a line each";
            case VARINTS -> "varint lengths";
            case LENGTHS -> "4-byte lengths";
            case CONTAINER -> "container";
            case CONTAINER_DEFLATE -> "container, deflate";
            case OBJECT_STREAM -> "one object stream";
            case OBJECT_STREAM_RESET -> "object stream, reset every %,d".formatted(ObjectStreamFiles.RESET_RECORDS);
            case ROWS -> "rows under names";
        };
    }

    private static String size(double size) {
        return String.format(Locale.ROOT, size < SMALL ? "%.4f" : size < 10 ? "%.2f" : "%,.1f", size);
    }
}
