package io.wirecost.analysis;

import io.wirecost.core.run.Experiment;
import io.wirecost.core.run.Figures;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Speed;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * How much a run was asked to measure.
 *
 * @param unit what the loop's times are the means of
 * @param forks of these per speed trial; empty where no operation was timed in a loop
 * @param mostForks the most that a trial has got, because it was not settled; fewer in an interrupted run
 * @param blocks of the pipeline per codec; empty where it was not measured
 */
public record Effort(Unit unit, Optional<Integer> forks, int mostForks, Optional<Integer> blocks) {
    /** The unit of statistics of times in a loop. */
    public enum Unit {
        /** Workers that were alive together and took turns: one of each trial. */
        ROUND("round"),
        /** A process that measured alone, in runs from before workers took turns. */
        FORK("fork");

        private final String word;

        Unit(String word) {
            this.word = word;
        }

        /** The units of a run; a run that has no times yet will get rounds. */
        public static Unit of(Run run) {
            return run.cells().stream()
                            .flatMap(cell -> cell.figures(Speed.class).stream())
                            .flatMap(speed -> speed.forks().stream())
                            .allMatch(fork -> fork.slices().isPresent())
                    ? ROUND
                    : FORK;
        }

        /** {@code round}. */
        public String one() {
            return word;
        }

        /** {@code rounds}. */
        public String many() {
            return word + "s";
        }
    }

    public static Effort of(Run run) {
        int most = run.cells().stream()
                .flatMap(cell -> cell.figures(Speed.class).stream())
                .mapToInt(speed -> speed.forks().size())
                .max()
                .orElse(0);
        return new Effort(
                Unit.of(run),
                isLoopTimed(run) ? Optional.of(run.plannedForks()) : Optional.empty(),
                most,
                run.pipeline().map(Experiment::blocks));
    }

    /** An interrupted run may lack times that were asked for. */
    private static boolean isLoopTimed(Run run) {
        boolean pipelineOnly = run.pipeline().isPresent()
                && run.cells().stream().allMatch(cell -> cell.trial().passage().isPresent());
        boolean untimed = Stream.of(
                                Figures.FigureKind.INTEROP,
                                Figures.FigureKind.BATCHES,
                                Figures.FigureKind.FILES,
                                Figures.FigureKind.ROBUSTNESS)
                        .anyMatch(kind -> has(run, kind))
                && !has(run, Figures.FigureKind.SIZES);
        return has(run, Figures.FigureKind.SPEED) || !(run.complete() || pipelineOnly || untimed);
    }

    private static boolean has(Run run, Figures.FigureKind kind) {
        return run.cells().stream().anyMatch(cell -> cell.trial().task().figures() == kind);
    }

    /**
     * Returns whether there are times and none may be ranked, but perhaps those of the pipeline, which have their own
     * unit. Sizes are exact and always ranked.
     */
    public boolean isSmoke() {
        return forks.or(() -> blocks).filter(count -> count < Run.FORKS_TO_RANK).isPresent();
    }

    /** Returns whether the pipeline may not be ranked. */
    public boolean isSmokeInPipeline() {
        return blocks.orElse(0) < Run.FORKS_TO_RANK;
    }

    /** {@code 3 rounds}, {@code one block per codec}, or both; without any time {@code nothing timed}. */
    public String words() {
        Optional<String> loop = forks.map(count -> (count >= Run.FORKS_TO_RANK && mostForks > count
                        ? count + " to " + count(mostForks, unit.one())
                        : count(count, unit.one()))
                + (unit == Unit.FORK ? " per speed trial" : ""));
        Optional<String> pipeline = blocks.map(count -> count(count, "block") + " per codec");
        return loop.map(words -> words
                        + pipeline.map(more -> ", " + more + " in the pipeline").orElse(""))
                .or(() -> pipeline)
                .orElse("nothing timed");
    }

    private static String count(int count, String unit) {
        return count == 1 ? "one " + unit : count + " " + unit + "s";
    }
}
