package io.wirecost.cli.reproduce;

import io.wirecost.cli.folder.OutFolder;
import io.wirecost.core.InputException;
import io.wirecost.core.Problems;
import io.wirecost.core.run.Run;
import io.wirecost.engine.catalog.CodecCatalog;
import io.wirecost.studies.Study;
import io.wirecost.studies.source.Line;
import io.wirecost.studies.source.Scale;
import io.wirecost.studies.source.Step;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** Measures the steps of a study, each in a folder of its own. What is measured already stays, and what was begun goes on. */
public final class StudySteps {
    /** Carries out runs, whose arguments are those of wirecost, as a user would give them. */
    public interface Runs {
        /** @throws InputException with everything that is wrong with the arguments */
        void check(List<String> arguments) throws InputException, IOException;

        void run(List<String> arguments) throws InputException, IOException;
    }

    private static final String OUT = "--out";

    private final Study study;
    private final Scale scale;
    private final CodecCatalog catalog;
    private final StudyRuns folders;
    private final Runs runs;
    private final Consumer<String> news;

    /**
     * Steps that are not measured yet.
     *
     * @param catalog codecs that are here
     * @param news is told how it goes
     */
    public StudySteps(
            Study study, Scale scale, CodecCatalog catalog, StudyRuns folders, Runs runs, Consumer<String> news) {
        this.study = study;
        this.scale = scale;
        this.catalog = catalog;
        this.folders = folders;
        this.runs = runs;
        this.news = news;
    }

    /**
     * Looks at all steps that are not measured yet, before the first one takes its time.
     *
     * @throws InputException with everything that is wrong with any of them
     */
    public void check() throws InputException, IOException {
        Problems problems = new Problems();
        for (Step step : steps()) {
            try {
                check(step);
            } catch (InputException e) {
                inStep(step, e).problems().forEach(problems::add);
            }
        }
        problems.refuse();
    }

    /**
     * Returns the arguments of each step's run, as a user would give them; none of a step that has no codec here.
     *
     * @throws InputException if the study names codecs that there are not
     */
    public List<List<String>> commands() throws InputException {
        List<List<String>> commands = new ArrayList<>();
        for (Step step : steps()) {
            commands.add(StepCommand.of(study, step, scale, catalog, folders.measuring(study, step)));
        }
        commands.removeIf(List::isEmpty);
        return commands;
    }

    private void check(Step step) throws InputException, IOException {
        Path folder = folders.measuring(study, step);
        if (Files.exists(new OutFolder(folder).runFile())) {
            return; // it was right when it was begun
        }
        List<String> arguments = StepCommand.of(study, step, scale, catalog, folder);
        if (!arguments.isEmpty()) {
            runs.check(arguments);
        }
    }

    /** @throws InputException if a step is no run, or its folder has another one */
    public void measure() throws InputException, IOException {
        List<Step> steps = steps();
        for (int i = 0; i < steps.size(); i++) {
            Step step = steps.get(i);
            news.accept(
                    "%s, step %d of %d: %s (%s)".formatted(study.id(), i + 1, steps.size(), step.name(), step.title()));
            try {
                measure(step);
            } catch (InputException e) {
                throw inStep(step, e);
            }
        }
    }

    private List<Step> steps() {
        return study.steps().stream().filter(step -> step.isAt(scale)).toList();
    }

    private InputException inStep(Step step, InputException e) {
        return new InputException(e.problems().stream()
                .map(problem -> "%s, step %s: %s".formatted(study.id(), step.name(), problem))
                .toList());
    }

    private void measure(Step step) throws InputException, IOException {
        List<Line> absent = StepCommand.absent(study, step, scale, catalog);
        if (!absent.isEmpty()) {
            news.accept("Left out, since what they need is not set up (wirecost doctor says how): "
                    + absent.stream().map(Line::name).collect(Collectors.joining(", ")));
        }
        Path folder = folders.measuring(study, step);
        List<String> arguments = StepCommand.of(study, step, scale, catalog, folder);
        if (arguments.isEmpty()) {
            news.accept("None of its codecs is here.");
            return;
        }
        OutFolder place = new OutFolder(folder);
        if (!Files.exists(place.runFile())) {
            runs.run(arguments);
            return;
        }
        Run former = place.read();
        if (!without(former.command()).equals(without(arguments))) {
            throw new InputException(
                    "%s holds a run of another command: %s; expected: %s; remove the folder, or name another one with --out"
                            .formatted(
                                    folder,
                                    String.join(" ", without(former.command())),
                                    String.join(" ", without(arguments))));
        }
        if (former.complete()) {
            news.accept("It is measured already, in " + folder + ".");
        } else {
            runs.run(List.of("run", "--resume", folder.toString()));
        }
    }

    /** The arguments but for the folder, which may have been moved. */
    private static List<String> without(List<String> arguments) {
        List<String> others = new ArrayList<>(arguments);
        int out = others.indexOf(OUT);
        if (out >= 0) {
            others.subList(out, Math.min(out + 2, others.size())).clear();
        }
        return others;
    }
}
