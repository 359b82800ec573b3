package io.wirecost.cli.command;

import io.wirecost.cli.options.Job;
import io.wirecost.core.InputException;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.SchemaHints;
import io.wirecost.core.run.TypingGains;
import io.wirecost.engine.Engine;
import io.wirecost.engine.SizeRuns;
import io.wirecost.engine.catalog.CatalogEntry;
import io.wirecost.engine.plan.Plan;
import io.wirecost.engine.run.RunListener;
import io.wirecost.engine.runner.Measure;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** What a run of a user's own records measures behind its trials: what their types are worth, and what their schema could be. */
final class Addenda {
    private final Engine engine;
    private final Plan plan;
    private final Dataset dataset;
    private final RunListener listener;

    Addenda(Engine engine, Job job, RunListener listener) {
        this.engine = engine;
        this.plan = job.plan();
        this.dataset = job.dataset();
        this.listener = listener;
    }

    /** Returns the run with all that can be measured; the same run where there is nothing to add. */
    Run to(Run run) throws InputException, IOException {
        if (!run.complete() || dataset.seed().isPresent() || !plan.measures().contains(Measure.SIZE)) {
            return run;
        }
        try (SizeRuns runs = new SizeRuns(engine)) {
            MeanSizes sizes = new MeanSizes(runs, listener);
            return withHints(withUnions(withTyping(run, sizes), sizes), sizes);
        }
    }

    private Run withTyping(Run run, MeanSizes sizes) throws InputException, IOException {
        if (!TypingAdvice.isDue(dataset)) {
            return run;
        }
        listener.news("Comparing with the sizes of the same records with strings, as the JSON spells them");
        Optional<TypingGains> gains = new TypingAdvice(sizes, plan, dataset).gains(run);
        return gains.map(found -> run.withGiven(run.data().given().orElseThrow().with(found)))
                .orElse(run);
    }

    private Run withUnions(Run run, MeanSizes sizes) throws InputException, IOException {
        UnionAdvice advice = new UnionAdvice(sizes, plan, dataset);
        if (!advice.isDue()) {
            return run;
        }
        listener.news("Comparing with the sizes of the same records with and without unions");
        return advice.gains(run)
                .map(found -> run.withGiven(run.data().given().orElseThrow().with(found)))
                .orElse(run);
    }

    private Run withHints(Run run, MeanSizes sizes) throws InputException, IOException {
        listener.news("Looking for a schema that suits the records better");
        List<CatalogEntry> all = MeasuredHints.ofEachFormat(plan.codecs());
        Optional<SchemaHints> hints = new MeasuredHints(sizes, dataset, all, MeasuredHints.few(all)).measure();
        return hints.map(run::withHints).orElse(run);
    }
}
