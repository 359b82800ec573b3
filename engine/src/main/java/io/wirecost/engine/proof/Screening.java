package io.wirecost.engine.proof;

import io.wirecost.core.Outcome;
import io.wirecost.core.codec.LimitCheck;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.value.RecordValue;
import io.wirecost.engine.catalog.CatalogEntry;
import io.wirecost.engine.run.Session;
import io.wirecost.engine.runner.Runner;
import io.wirecost.engine.worker.Awaited;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;

/** Finds, before anything is started, codecs that cannot hold the data and say so. */
public record Screening(Session session) {
    /**
     * Why codecs take no part: the schema or a value is beyond what the codec declares. Runners are asked beside each other,
     * since some ask a process of theirs.
     *
     * @return for each codec a reason, or none; failed where the codec has thrown
     */
    public Map<CatalogEntry, Outcome<Optional<String>>> refusalReasons(List<CatalogEntry> entries) throws IOException {
        Map<Runner, List<CatalogEntry>> byRunner =
                entries.stream().collect(Collectors.groupingBy(CatalogEntry::runner));
        List<Callable<Map<CatalogEntry, Outcome<Optional<String>>>>> works = new ArrayList<>();
        byRunner.values().forEach(its -> works.add(() -> outcomes(its)));
        Map<CatalogEntry, Outcome<Optional<String>>> all = new HashMap<>();
        Awaited.all(works).forEach(all::putAll);
        return all;
    }

    private Map<CatalogEntry, Outcome<Optional<String>>> outcomes(List<CatalogEntry> entries) throws IOException {
        Map<CatalogEntry, Outcome<Optional<String>>> outcomes = new HashMap<>();
        for (CatalogEntry entry : entries) {
            outcomes.put(entry, outcome(entry));
        }
        return outcomes;
    }

    private Outcome<Optional<String>> outcome(CatalogEntry entry) throws IOException {
        try {
            return new Outcome.Done<>(refusalReason(entry));
        } catch (RuntimeException | LinkageError e) { // a codec's own fault is its own loss
            return new Outcome.Failed<>("looking at the schema: threw " + e);
        }
    }

    private Optional<String> refusalReason(CatalogEntry entry) throws IOException {
        return session.runnerSessions().of(entry).refusalReason(entry.info()).or(() -> beyondLimits(entry));
    }

    private Optional<String> beyondLimits(CatalogEntry entry) {
        Dataset dataset = session.dataset();
        LimitCheck check = new LimitCheck(dataset.schema(), entry.info().limits());
        List<RecordValue> records = dataset.records();
        for (int i = 0; i < records.size(); i++) {
            Optional<String> violation = check.violation(records.get(i));
            if (violation.isPresent()) {
                return Optional.of("record " + (i + 1) + ": " + violation.get());
            }
        }
        return Optional.empty();
    }
}
