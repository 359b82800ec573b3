package io.wirecost.cli.command;

import io.wirecost.core.InputException;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.run.AsGiven;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.TypingGains;
import io.wirecost.core.run.UnionGains;
import io.wirecost.engine.Engine;
import io.wirecost.engine.plan.Plan;
import io.wirecost.engine.run.RunListener;
import java.io.IOException;
import java.util.Optional;

/** Measures what types and unions are worth in the records of a run that came as JSON. */
final class SchemaAdvice {
    private final Plan plan;
    private final Dataset dataset;
    private final RunListener listener;
    private final VariantSizes sizes;

    SchemaAdvice(Engine engine, Plan plan, Dataset dataset, RunListener listener) {
        this.plan = plan;
        this.dataset = dataset;
        this.listener = listener;
        this.sizes = new VariantSizes(engine, plan, dataset, listener);
    }

    /** What is known of the records as they came, with what could be measured. */
    AsGiven added(Run run) throws InputException, IOException {
        return run.data().given().orElseThrow().with(types(run), unions(run));
    }

    private Optional<TypingGains> types(Run run) throws InputException, IOException {
        if (!TypingAdvice.isDue(plan, dataset)) {
            return Optional.empty();
        }
        listener.news("Comparing with the sizes of the same records with strings, as the JSON spells them");
        return new TypingAdvice(plan, dataset, sizes).gains(run);
    }

    private Optional<UnionGains> unions(Run run) throws InputException, IOException {
        UnionAdvice advice = new UnionAdvice(plan, dataset, sizes);
        if (!advice.isDue()) {
            return Optional.empty();
        }
        listener.news("Comparing with the sizes of the same records with and without unions");
        return advice.gains(run);
    }
}
