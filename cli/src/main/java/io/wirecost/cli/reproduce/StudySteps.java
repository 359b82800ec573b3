package io.wirecost.cli.reproduce;

import io.wirecost.cli.folder.OutFolder;
import io.wirecost.core.InputException;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Repetition;
import io.wirecost.core.run.Run;
import io.wirecost.engine.catalog.CodecCatalog;
import io.wirecost.results.RunFile;
import io.wirecost.studies.Study;
import io.wirecost.studies.source.StudyLine;
import io.wirecost.studies.source.StudyScale;
import io.wirecost.studies.source.StudyStep;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** Measures the steps of a study, each in a folder of its own. What is measured already stays, and what was begun goes on. */
public final class StudySteps {
    /** Carries out runs, whose arguments are those of wirecost, as a user would give them. */
    public interface Runs {
        /**
         * Returns roughly how long a run takes.
         *
         * @throws InputException with everything that is wrong with the arguments
         */
        Duration check(List<String> arguments) throws InputException, IOException;

        void run(List<String> arguments) throws InputException, IOException;
    }

    private final Study study;
    private final StudyScale scale;
    private final StudyCodecs codecs;
    private final StudyRuns folders;
    private final Runs runs;
    private final Consumer<String> news;
    private Duration expected = Duration.ZERO;

    /**
     * Steps that are not measured yet.
     *
     * @param catalog codecs that are here
     * @param news is told how it goes
     */
    public StudySteps(
            Study study, StudyScale scale, CodecCatalog catalog, StudyRuns folders, Runs runs, Consumer<String> news) {
        this.study = study;
        this.scale = scale;
        this.codecs = new StudyCodecs(study, catalog);
        this.folders = folders;
        this.runs = runs;
        this.news = news;
    }

    /** Returns everything that is wrong with the study's codecs and any of its steps, before the first one takes its time. */
    public List<String> problems() throws IOException {
        List<String> problems = new ArrayList<>();
        codecs.problems().forEach(problem -> problems.add(study.id() + ", " + problem));
        for (StudyStep step : steps()) {
            try {
                check(step);
            } catch (InputException e) {
                problems.addAll(in(step, e));
            }
        }
        return problems;
    }

    private void check(StudyStep step) throws InputException, IOException {
        List<String> arguments = arguments(step);
        OutFolder place = new OutFolder(folders.measuring(study, step));
        if (RunFile.exists(place.runFile())) {
            requireSame(place, arguments);
        } else if (!arguments.isEmpty()) {
            expected = expected.plus(runs.check(arguments));
        }
    }

    private static void requireSame(OutFolder place, List<String> arguments) throws InputException {
        List<String> expected = Repetition.of(arguments);
        List<String> former = Repetition.of(place.read().command());
        if (!former.equals(expected)) {
            throw new InputException(
                    "%s holds a run of another command: %s; expected: %s; remove the folder, or name another one with --out"
                            .formatted(place.path(), String.join(" ", former), String.join(" ", expected)));
        }
    }

    /** Returns roughly how long it takes to measure what is not measured yet, once the problems have been looked for. */
    public Duration expected() {
        return expected;
    }

    /** Returns the arguments of each step's run, as a user would give them; none of a step that has no codec here. */
    public List<List<String>> commands() {
        return steps().stream()
                .map(this::arguments)
                .filter(arguments -> !arguments.isEmpty())
                .toList();
    }

    /** Measures steps of which nothing is wrong. */
    public void measure() throws InputException, IOException {
        List<StudyStep> steps = steps();
        for (int i = 0; i < steps.size(); i++) {
            StudyStep step = steps.get(i);
            news.accept(
                    "%s, step %d of %d: %s (%s)".formatted(study.id(), i + 1, steps.size(), step.name(), step.title()));
            try {
                measure(step);
            } catch (InputException e) {
                throw new InputException(in(step, e));
            }
        }
    }

    private void measure(StudyStep step) throws InputException, IOException {
        List<StudyLine> absent = codecs.absent(step, scale);
        if (!absent.isEmpty()) {
            news.accept("Left out, since what they need is not set up (wirecost doctor says how): "
                    + absent.stream().map(StudyLine::name).collect(Collectors.joining(", ")));
        }
        List<String> arguments = arguments(step);
        if (arguments.isEmpty()) {
            news.accept("None of its codecs is here.");
            return;
        }
        OutFolder place = new OutFolder(folders.measuring(study, step));
        if (!RunFile.exists(place.runFile())) {
            runs.run(arguments);
            return;
        }
        Run former = place.read();
        if (former.complete()) {
            news.accept("It is measured already, in " + place.path() + ".");
        } else {
            runs.run(List.of("run", "--resume", place.path().toString()));
        }
    }

    private List<StudyStep> steps() {
        return study.steps().stream().filter(step -> step.isAt(scale)).toList();
    }

    private List<String> arguments(StudyStep step) {
        List<Variant> ready = codecs.ready(step, scale);
        if (ready.isEmpty()) {
            return List.of();
        }
        Path folder = folders.measuring(study, step);
        List<String> arguments = new ArrayList<>(
                List.of("run", "--codec", ready.stream().map(Variant::toString).collect(Collectors.joining(","))));
        step.options(scale).forEach((name, value) -> arguments.addAll(List.of("--" + name, value)));
        arguments.addAll(List.of("--out", folder.toString()));
        return arguments;
    }

    private List<String> in(StudyStep step, InputException e) {
        return e.problems().stream()
                .map(problem -> "%s, step %s: %s".formatted(study.id(), step.name(), problem))
                .toList();
    }
}
