package io.wirecost.report.model.file;

import io.wirecost.analysis.sweep.FileStudy;
import io.wirecost.analysis.sweep.FileStudy.FileGrowth;
import io.wirecost.analysis.sweep.Growth;
import io.wirecost.core.run.FilePasses;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Task;
import io.wirecost.document.Visible;
import io.wirecost.report.model.file.FileModel.Slope;
import io.wirecost.report.model.metric.Metric.Range;
import io.wirecost.report.model.sweep.StraightWords;
import io.wirecost.report.wording.CodecLabels;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Makes what the table of files shows of a parameter with several values. */
final class FileGrowths {
    private static final String BYTES = "size";
    private static final String WRITE = "write";
    private static final String READ = "read";

    private final Run run;
    private final FileStudy study;
    private final CodecLabels names;

    private FileGrowths(Run run, FileStudy study) {
        this.run = run;
        this.study = study;
        this.names = new CodecLabels(run);
    }

    /** Smallest growth first, runtime by runtime; nothing of a run whose files have the whole dataset. */
    static List<FileModel.Growth> of(Run run) {
        return FileStudy.of(run)
                .map(study -> new FileGrowths(run, study).lines())
                .orElse(List.of());
    }

    private List<FileModel.Growth> lines() {
        return run.runtimes().stream()
                .flatMap(runtime -> study.files().stream()
                        .filter(file -> file.codec().runtime().equals(runtime))
                        .sorted(Comparator.comparingDouble(file -> file.bytes().slope()))
                        .map(this::line))
                .toList();
    }

    private FileModel.Growth line(FileGrowth file) {
        Map<String, Optional<Growth>> growths =
                Map.of(BYTES, Optional.of(file.bytes()), WRITE, file.write(), READ, file.read());
        return new FileModel.Growth(
                names.of(file.codec()),
                new Task.File(file.form(), Optional.empty()).label() + "@"
                        + Visible.text(study.sweep().name()),
                form(file),
                file.bytes().slope(),
                file.write().map(FileGrowths::slope),
                file.read().map(FileGrowths::slope),
                StraightWords.of(growths, List.of(BYTES, WRITE, READ)));
    }

    private String form(FileGrowth file) {
        return run.cells().stream()
                .filter(cell -> cell.trial().codec().equals(file.codec()))
                .filter(cell -> cell.trial().task() instanceof Task.File task
                        && task.form().equals(file.form()))
                .flatMap(cell -> cell.figures(FilePasses.class).stream())
                .map(passes -> FormWords.of(passes.form()))
                .findFirst()
                .orElseThrow();
    }

    private static Slope slope(Growth growth) {
        return new Slope(
                growth.slope(), growth.slopeInterval().map(interval -> new Range(interval.low(), interval.high())));
    }
}
