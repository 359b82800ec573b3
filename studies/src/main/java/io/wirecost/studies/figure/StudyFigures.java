package io.wirecost.studies.figure;

import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Passage;
import io.wirecost.core.run.Pipeline;
import io.wirecost.core.run.Run;
import io.wirecost.studies.source.PublishedFigure;
import io.wirecost.studies.source.PublishedTable;
import io.wirecost.studies.source.StudiedQuantity;
import io.wirecost.studies.source.StudyLine;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** The figures of a study's lines, under one of the conditions that it was measured under. */
public final class StudyFigures {
    private final List<StudyLine> lines;
    private final Map<String, StudiedQuantity> quantities;
    private final Map<String, PublishedTable> tables;
    private final Map<String, Run> runs;
    private final Optional<String> conditions;
    private final boolean printed;

    /**
     * StudyFigures under the first conditions of each.
     *
     * @param quantities by name
     * @param tables that were published, by the name of their file
     * @param runs by step; a step that was not measured has none
     */
    public StudyFigures(
            List<StudyLine> lines,
            Map<String, StudiedQuantity> quantities,
            Map<String, PublishedTable> tables,
            Map<String, Run> runs) {
        this(lines, quantities, tables, runs, Optional.empty(), false);
    }

    private StudyFigures(
            List<StudyLine> lines,
            Map<String, StudiedQuantity> quantities,
            Map<String, PublishedTable> tables,
            Map<String, Run> runs,
            Optional<String> conditions,
            boolean printed) {
        this.lines = List.copyOf(lines);
        this.quantities = Map.copyOf(quantities);
        this.tables = Map.copyOf(tables);
        this.runs = Map.copyOf(runs);
        this.conditions = conditions;
        this.printed = printed;
    }

    /** Returns the figures that the source prints, in place of ours: a rule has to be true of these first. */
    public static StudyFigures asPrinted(
            List<StudyLine> lines, Map<String, StudiedQuantity> quantities, Map<String, PublishedTable> tables) {
        return new StudyFigures(lines, quantities, tables, Map.of(), Optional.empty(), true);
    }

    /** Returns the same under other conditions; a figure that was not measured under these keeps its own. */
    public StudyFigures under(String other) {
        return new StudyFigures(lines, quantities, tables, runs, Optional.of(other), printed);
    }

    /** Returns all lines of the study, in its order. */
    public List<StudyLine> lines() {
        return lines;
    }

    /** Returns a line by its name. */
    public StudyLine line(String name) {
        return lines.stream()
                .filter(line -> line.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    /** Returns the figure of this name. */
    public StudiedQuantity quantity(String figure) {
        return Objects.requireNonNull(quantities.get(figure), figure);
    }

    /** Returns what a figure is called in sentences. */
    public String title(String figure) {
        return quantity(figure).title().orElse(figure);
    }

    /** Returns a table as it was published. */
    public PublishedTable table(String file) {
        return Objects.requireNonNull(tables.get(file), file);
    }

    /** Returns the names of all conditions that a figure can be looked at under. */
    public List<String> allConditions(String figure) {
        return quantity(figure).allCases().stream()
                .map(StudiedQuantity.Case::name)
                .toList();
    }

    /** Returns the conditions that a figure is looked at under. */
    public StudiedQuantity.Case conditionsOf(String figure) {
        List<StudiedQuantity.Case> all = quantity(figure).allCases();
        return all.stream()
                .filter(each -> conditions.filter(each.name()::equals).isPresent())
                .findFirst()
                .orElse(all.get(0));
    }

    /** Returns how messages go through the services under the conditions of a figure. */
    public Passage passage(String figure) {
        return PipelineFinder.passage(conditionsOf(figure));
    }

    /** Returns what went through the services of a line, with all its blocks; empty where nothing did. */
    public Optional<Pipeline> pipeline(String figure, String line) {
        return runOf(figure)
                .flatMap(run -> line(line)
                        .variant()
                        .flatMap(codec -> Finder.measured(run, codec, passage(figure), Pipeline.class)));
    }

    /** Returns in how many of their common sets one line took less time than another; empty where nothing was measured. */
    public Optional<SetsWon> setsWon(String figure, String one, String other) {
        return pipeline(figure, one)
                .flatMap(own -> pipeline(figure, other).map(others -> PipelineFinder.setsWon(own, others)));
    }

    /** Returns the run of a figure's step; empty where it was not measured. */
    public Optional<Run> runOf(String figure) {
        return run(conditionsOf(figure).step());
    }

    /** Returns the run of a step; empty where it was not measured. */
    public Optional<Run> run(String step) {
        return Optional.ofNullable(runs.get(step));
    }

    /** Returns a line's figure; empty where there is none. */
    public Optional<Sample> sample(String figure, String line) {
        StudiedQuantity quantity = quantity(figure);
        if (printed) {
            return printed(figure, line).map(Sample::exactly);
        }
        StudiedQuantity.Case under = conditionsOf(figure);
        return run(under.step())
                .flatMap(run -> Finder.of(quantity.is(under)).find(run, quantity, under, line(line)))
                .map(sample -> quantity.per().map(sample::per).orElse(sample));
    }

    /** Returns a line's figure in each group of the dataset that it is about, by itself; none where there is none. */
    public List<Sample> byGroup(String figure, String line) {
        return byGroup(figure, line, quantity(figure).is(conditionsOf(figure)));
    }

    /** Returns how many bytes a message of each of these groups has as a line writes it. */
    public List<Double> bytesByGroup(String figure, String line) {
        return byGroup(figure, line, StudiedQuantity.QuantityKind.SIZE).stream()
                .map(Sample::centre)
                .toList();
    }

    private List<Sample> byGroup(String figure, String line, StudiedQuantity.QuantityKind kind) {
        StudiedQuantity quantity = quantity(figure);
        StudiedQuantity.Case under = conditionsOf(figure);
        return run(under.step()).stream()
                .flatMap(run -> Finder.of(kind).byGroup(run, quantity, under, line(line)).stream())
                .toList();
    }

    /** Returns what the source prints of a line; empty where it prints nothing. */
    public Optional<Double> printed(String figure, String line) {
        return quantity(figure)
                .published()
                .flatMap(source -> table(source.file())
                        .at(line, source.column())
                        .map(PublishedFigure::centre)
                        .map(value -> source.inverse() ? 1 / value : value));
    }

    /** Returns a figure that is known to be there. */
    public Sample known(String figure, String line) {
        return sample(figure, line).orElseThrow();
    }

    /**
     * Returns how many times as much a figure of one line is as that of another; both are known to be there. What one run
     * took side by side decides; else it is one sample over the other.
     */
    public Quotient ratio(String figure, String one, String other) {
        StudiedQuantity quantity = quantity(figure);
        StudiedQuantity.Case under = conditionsOf(figure);
        return run(under.step())
                .filter(run -> !one.equals(other))
                .flatMap(run -> Finder.of(quantity.is(under)).ratio(run, quantity, under, line(one), line(other)))
                .orElseGet(() -> known(figure, one).over(known(figure, other)));
    }

    /** Returns the lines of the study that have a figure, in its order. */
    public List<String> having(String figure) {
        return lines.stream()
                .filter(line -> !line.beside())
                .map(StudyLine::name)
                .filter(line -> sample(figure, line).isPresent())
                .toList();
    }

    /** Says which lines have no figure, and why; empty if all have one. */
    public Optional<String> missing(String figure, List<String> names) {
        List<String> missing =
                names.stream().filter(name -> sample(figure, name).isEmpty()).toList();
        if (missing.isEmpty()) {
            return Optional.empty();
        }
        String step = conditionsOf(figure).step();
        if (!printed && run(step).isEmpty()) {
            return Optional.of("There is no figure: " + notMeasured(step) + ".");
        }
        Map<String, List<String>> byReason = missing.stream()
                .collect(Collectors.groupingBy(
                        name -> reason(figure, line(name)), LinkedHashMap::new, Collectors.toList()));
        return Optional.of(byReason.entrySet().stream()
                .map(each ->
                        "There is no figure of %s: %s.".formatted(String.join(", ", each.getValue()), each.getKey()))
                .collect(Collectors.joining(" ")));
    }

    /** Says why figures of lines are no basis: too few forks or blocks; empty if they are one. */
    public Optional<String> few(String figure, List<String> names) {
        List<Sample> samples = names.stream().map(name -> known(figure, name)).toList();
        if (samples.stream().anyMatch(sample -> sample.basis() == Sample.Basis.BLOCKS)) {
            int blocks = Sample.common(samples).size();
            return blocks >= Run.FORKS_TO_RANK
                    ? Optional.empty()
                    : Optional.of("Blocks that all have in common: " + blocks + "; fewer than " + Run.FORKS_TO_RANK
                            + " are no basis.");
        }
        List<String> few =
                names.stream().filter(name -> !known(figure, name).isEnough()).toList();
        return few.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        "Fewer than " + Run.FORKS_TO_RANK + " forks are no basis: " + String.join(", ", few) + ".");
    }

    /** Says why a line has no figure: no codec stands for it, it was refused or failed, or its runtime is not here. */
    public String reason(String figure, StudyLine line) {
        if (printed) {
            return "the source prints none";
        }
        if (line.lacking().isPresent()) {
            return line.lacking().get();
        }
        return runOf(figure)
                .map(run -> reason(run, line))
                .orElseGet(() -> notMeasured(conditionsOf(figure).step()));
    }

    /** Says why a step has no run. */
    public String notMeasured(String step) {
        return "the step " + step + " was not measured";
    }

    /** What a line has instead: a library may only read, or only write. */
    private static String measured(Run run, Predicate<Cell> own) {
        String others = run.cells().stream()
                .filter(own)
                .map(cell -> cell.trial().task().label())
                .collect(Collectors.joining(", "));
        return others.isEmpty() ? "the run has none" : "the run has " + others + " only";
    }

    private static String reason(Run run, StudyLine line) {
        String runtime = line.variant().orElseThrow().runtime();
        Predicate<Cell> own = cell -> cell.trial().codec().equals(line.variant().orElseThrow());
        return run.cells().stream()
                .filter(own)
                .flatMap(cell -> cell.reason().stream())
                .distinct()
                .collect(Collectors.collectingAndThen(
                        Collectors.toList(),
                        reasons -> !reasons.isEmpty()
                                ? String.join("; ", reasons)
                                : run.runtimes().contains(runtime)
                                        ? measured(run, own)
                                        : "the runtime is not set up here; to do so: wirecost setup " + runtime));
    }
}
