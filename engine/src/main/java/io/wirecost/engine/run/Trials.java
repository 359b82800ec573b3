package io.wirecost.engine.run;

import io.wirecost.core.codec.FileForm;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.codec.SafetyLimits;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.Parameters;
import io.wirecost.core.run.Passage;
import io.wirecost.core.run.Passage.Reading;
import io.wirecost.core.run.Task;
import io.wirecost.core.run.Trial;
import io.wirecost.engine.catalog.CatalogEntry;
import io.wirecost.engine.plan.Plan;
import io.wirecost.engine.runner.Measure;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The trials of a run, by codec. */
public record Trials(Plan plan, Dataset dataset) {
    public Trial size(CatalogEntry entry) {
        return new Trial(dataset.name(), entry.variant(), new Task.Size());
    }

    public Trial speed(CatalogEntry entry, Operation operation) {
        return new Trial(dataset.name(), entry.variant(), new Task.Time(operation));
    }

    public Trial interop(CatalogEntry entry) {
        return new Trial(dataset.name(), entry.variant(), new Task.Interop());
    }

    /** With the limits that the library ships, and with those that its documentation advises, if these are others. */
    public List<Trial> robustness(CatalogEntry entry) {
        return Stream.concat(
                        Stream.of(SafetyLimits.AS_SHIPPED),
                        entry.safetyAdvice().map(advice -> SafetyLimits.ADVISED).stream())
                .map(limits -> new Trial(dataset.name(), entry.variant(), new Task.Damaged(limits)))
                .toList();
    }

    public Trial compression(CatalogEntry entry) {
        return new Trial(dataset.name(), entry.variant(), new Task.Compression());
    }

    /** The whole dataset, in the codec's usual form of file. */
    public Trial file(CatalogEntry entry) {
        return new Trial(dataset.name(), entry.variant(), new Task.File());
    }

    /** In each form of file that the codec has: a file with all records, or one for each value of a swept parameter. */
    public List<FileTrial> files(CatalogEntry entry) {
        List<FileTrial> trials = new ArrayList<>();
        List<Optional<Parameters.Value>> values = values();
        for (FileForm form : entry.fileForms()) {
            Optional<FileForm> unusual = Optional.of(form)
                    .filter(other -> !other.equals(entry.fileForms().get(0)));
            for (int file = 0; file < values.size(); file++) {
                Task task = new Task.File(unusual, values.get(file));
                trials.add(new FileTrial(entry, form, file, new Trial(dataset.name(), entry.variant(), task)));
            }
        }
        return trials;
    }

    /** One for each file; a dataset without a sweep has one file, and no value. */
    private List<Optional<Parameters.Value>> values() {
        return dataset.parameters()
                .flatMap(Parameters::sweep)
                .map(sweep -> sweep.values().stream()
                        .map(value -> Optional.of(new Parameters.Value(sweep.name(), value)))
                        .toList())
                .orElse(List.of(Optional.empty()));
    }

    public Trial pipeline(CatalogEntry entry, Passage passage) {
        return new Trial(dataset.name(), entry.variant(), passage);
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
                && dataset.filter().conditions().isEmpty();
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
        if (asks(Measure.ROBUSTNESS, entry)) {
            trials.addAll(robustness(entry));
        }
        if (asks(Measure.COMPRESSION, entry)) {
            trials.add(compression(entry));
        }
        if (asks(Measure.FILE, entry)) {
            files(entry).forEach(file -> trials.add(file.trial()));
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
