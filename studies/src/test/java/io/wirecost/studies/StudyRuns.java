package io.wirecost.studies;

import io.wirecost.core.codec.FileForm;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.dataset.Parameters;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.FilePasses;
import io.wirecost.core.run.Passage;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Sizes;
import io.wirecost.core.run.Speed;
import io.wirecost.core.run.Task;
import io.wirecost.core.run.Trial;
import io.wirecost.studies.figure.Sample;
import io.wirecost.studies.figure.StudyFigures;
import io.wirecost.studies.source.PublishedTable;
import io.wirecost.studies.source.StudiedQuantity;
import io.wirecost.studies.source.StudyLine;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Made-up runs, and the figures in them. Its lines are named as their codecs; the one step is {@link #STEP}. */
public final class StudyRuns {
    /** Name of the step that the run belongs to. */
    public static final String STEP = "run";

    private final List<String> groups;
    private final Optional<Parameters> parameters;
    private final List<StudyLine> lines = new ArrayList<>();
    private final List<Cell> cells = new ArrayList<>();

    private StudyRuns(List<String> groups, Optional<Parameters> parameters) {
        this.groups = groups;
        this.parameters = parameters;
    }

    /** Nothing is measured yet, of a dataset with one group. */
    public static StudyRuns of() {
        return ofGroups("all");
    }

    public static StudyRuns ofGroups(String... labels) {
        return new StudyRuns(List.of(labels), Optional.empty());
    }

    /** A group for each value of a parameter, which is named {@code n}. */
    public static StudyRuns sweep(Integer... values) {
        Parameters.Sweep sweep = new Parameters.Sweep("n", List.of(values));
        return new StudyRuns(
                Stream.of(values).map(sweep::label).toList(),
                Optional.of(new Parameters(List.of(), Optional.of(sweep))));
    }

    /** A line, which has no figures yet. */
    public StudyRuns line(StudyLine line) {
        lines.add(line);
        return this;
    }

    /** @param bytes of the one record in each group */
    public StudyRuns size(String codec, Integer... bytes) {
        return measured(
                codec,
                new Task.Size(),
                new Sizes(Stream.of(bytes).map(each -> List.of(each)).toList()));
    }

    /** @param nanos of each fork, the same in every group */
    public StudyRuns time(String codec, Operation operation, double... nanos) {
        return times(
                codec,
                operation,
                DoubleStream.of(nanos)
                        .mapToObj(each ->
                                groups.stream().mapToDouble(group -> each).toArray())
                        .toArray(double[][]::new));
    }

    /** @param nanos of each fork, by group */
    public StudyRuns times(String codec, Operation operation, double[]... nanos) {
        List<Speed.Fork> forks = IntStream.range(0, nanos.length)
                .mapToObj(round -> new Speed.Fork(
                        round,
                        DoubleStream.of(nanos[round])
                                .mapToObj(StudyRuns::samples)
                                .toList(),
                        samples(1)))
                .toList();
        return measured(codec, new Task.Time(operation), new Speed(forks));
    }

    private static Speed.Samples samples(double nanos) {
        return new Speed.Samples(List.of(nanos), List.of(0.0));
    }

    /** @param nanos to write it in each fork; to encode takes half of that, to read twice, to decode as long */
    public StudyRuns file(String codec, Task.File task, long bytes, long... nanos) {
        List<FilePasses.Fork> forks = IntStream.range(0, nanos.length)
                .mapToObj(round -> new FilePasses.Fork(
                        round,
                        List.of(new FilePasses.Pass(nanos[round], nanos[round] / 2, 2 * nanos[round], nanos[round]))))
                .toList();
        return measured(
                codec,
                task,
                new FilePasses(task.form().orElse(FileForm.LENGTHS), 1, Optional.empty(), 1, bytes, forks));
    }

    /** @param nanos per message in each block */
    public StudyRuns blocks(String codec, double... nanos) {
        return blocks(codec, Passage.PLAIN, nanos);
    }

    public StudyRuns blocks(String codec, Passage passage, double... nanos) {
        return measured(codec, passage, StudyBlocks.of(nanos));
    }

    /** @param nanos per message in sets of a thousand messages, of two thousand, … */
    public StudyRuns growingSets(String codec, double... nanos) {
        return measured(codec, Passage.PLAIN, StudyBlocks.growing(nanos));
    }

    public StudyRuns measured(String codec, Task task, io.wirecost.core.run.Figures figures) {
        return add(codec, Cell.measured(trial(codec, task), figures));
    }

    public StudyRuns refused(String codec, Task task, String reason) {
        return add(codec, Cell.refused(trial(codec, task), reason));
    }

    private StudyRuns add(String codec, Cell cell) {
        cells.add(cell);
        if (lines.stream().noneMatch(line -> line.codec().filter(codec::equals).isPresent())) {
            lines.add(Lines.of(codec));
        }
        return this;
    }

    private static Trial trial(String codec, Task task) {
        return new Trial("made-up", StudyLine.variant(codec), task);
    }

    public List<StudyLine> lines() {
        return List.copyOf(lines);
    }

    /** Returns the figures of {@link Quantities#ALL}. */
    public StudyFigures figures() {
        return figures(Map.of());
    }

    public StudyFigures figures(Map<String, PublishedTable> tables) {
        return new StudyFigures(lines, Quantities.ALL, tables, Map.of(STEP, run()));
    }

    /** Returns a line's figure; empty where there is none. */
    public Optional<Sample> sample(StudiedQuantity quantity, String line) {
        return new StudyFigures(lines, Map.of("figure", quantity), Map.of(), Map.of(STEP, run()))
                .sample("figure", line);
    }

    public Run run() {
        return BareRun.of(groups, parameters, cells);
    }
}
