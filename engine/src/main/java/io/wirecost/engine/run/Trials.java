package io.wirecost.engine.run;

import io.wirecost.core.codec.FileForm;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.dataset.Filter;
import io.wirecost.core.run.Passage;
import io.wirecost.core.run.Passage.Reading;
import io.wirecost.core.run.Task;
import io.wirecost.core.run.Trial;
import io.wirecost.engine.catalog.CatalogEntry;
import io.wirecost.engine.plan.Plan;
import io.wirecost.engine.runner.Measure;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The trials of a run, by codec.
 *
 * @param filter the dataset's, without whose conditions there is no field to access
 */
public record Trials(String workload, Plan plan, Filter filter) {
    public Trial size(CatalogEntry entry) {
        return new Trial(workload, entry.variant(), new Task.Size());
    }

    public Trial speed(CatalogEntry entry, Operation operation) {
        return new Trial(workload, entry.variant(), new Task.Time(operation));
    }

    public Trial interop(CatalogEntry entry) {
        return new Trial(workload, entry.variant(), new Task.Interop());
    }

    public Trial compression(CatalogEntry entry) {
        return new Trial(workload, entry.variant(), new Task.Compression());
    }

    /** In the codec's usual form of file. */
    public Trial file(CatalogEntry entry) {
        return new Trial(workload, entry.variant(), new Task.File());
    }

    /** In each form of file that the codec has. */
    public Map<FileForm, Trial> files(CatalogEntry entry) {
        Map<FileForm, Trial> trials = new LinkedHashMap<>();
        for (FileForm form : entry.fileForms()) {
            Task.File task = trials.isEmpty() ? new Task.File() : new Task.File(Optional.of(form));
            trials.put(form, new Trial(workload, entry.variant(), task));
        }
        return trials;
    }

    public Trial pipeline(CatalogEntry entry, Passage passage) {
        return new Trial(workload, entry.variant(), passage);
    }

    /**
     * Returns whether this is to be measured of a codec: the plan asks for it, the runner knows it, and the codec goes the
     * ways that it takes.
     */
    public boolean asks(Measure measure, CatalogEntry entry) {
        return plan.measures().contains(measure) && entry.has(measure);
    }

    /** Operations that are asked about a codec: all of the plan that it has. */
    private List<Operation> operations(CatalogEntry entry, boolean staged) {
        if (!asks(Measure.SPEED, entry)) {
            return List.of();
        }
        return plan.operations().stream()
                .filter(o -> staged || !o.isStaged())
                .filter(entry.info().direction()::has)
                .toList();
    }

    /** Returns whether {@code access} is to be measured, but the filter needs no field. */
    public boolean hasNothingToAccess(CatalogEntry entry) {
        return operations(entry, false).contains(Operation.ACCESS)
                && filter.conditions().isEmpty();
    }

    /** The operations that are timed for a codec, those together that share their measuring JVMs. */
    public List<List<Operation>> sharingForks(CatalogEntry entry, boolean staged) {
        List<Operation> operations = operations(entry, staged).stream()
                .filter(operation -> operation != Operation.ACCESS || !hasNothingToAccess(entry))
                .toList();
        if (plan.profile().sharesForks() && !operations.isEmpty()) {
            return List.of(operations);
        }
        return operations.stream().map(List::of).toList();
    }

    /**
     * Everything that is asked about a codec of which it is not known whether it has stages. The pipeline is not asked
     * for before the finalists are chosen.
     */
    List<Trial> of(CatalogEntry entry) {
        List<Trial> trials = new ArrayList<>();
        if (asks(Measure.SIZE, entry)) {
            trials.add(size(entry));
        }
        if (asks(Measure.INTEROP, entry)) {
            trials.add(interop(entry));
        }
        if (asks(Measure.COMPRESSION, entry)) {
            trials.add(compression(entry));
        }
        if (asks(Measure.FILE, entry)) {
            trials.addAll(files(entry).values());
        }
        plan.pipeline()
                .filter(pipeline -> asks(Measure.PIPELINE, entry) && !pipeline.onlyFinalists())
                .ifPresent(pipeline -> pipeline.experiment().passages(Reading.DECODE).stream()
                        .map(passage -> pipeline(entry, passage))
                        .forEach(trials::add));
        List<Operation> whole = operations(entry, false);
        (whole.isEmpty() ? operations(entry, true) : whole).forEach(operation -> trials.add(speed(entry, operation)));
        return trials;
    }
}
