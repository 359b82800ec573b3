package io.wirecost.engine.proof;

import io.wirecost.core.codec.Operation;
import io.wirecost.core.run.Cell;
import io.wirecost.engine.catalog.CatalogEntry;
import io.wirecost.engine.run.Outlook;
import io.wirecost.engine.run.RunData;
import io.wirecost.engine.run.Session;
import io.wirecost.engine.run.Trials;
import io.wirecost.engine.runner.Awaited;
import io.wirecost.engine.runner.Measure;
import io.wirecost.engine.runner.ProofResult;
import io.wirecost.engine.runner.Workbench;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Proves every codec before anything is timed, and takes the sizes on the way. */
public final class ProofStage {
    private static final String NOTHING_TO_ACCESS =
            "nothing to access: the records have no field with 2 to 256 different values to filter them by";

    private final Session session;

    public ProofStage(Session session) {
        this.session = session;
    }

    /**
     * Returns the codecs that may be timed; empty when the run is being ended from outside. Nothing is timed here, so
     * that as many codecs are proven at once as there are processors.
     */
    public Optional<List<ProvenCodec>> run(List<CatalogEntry> entries) throws IOException {
        ExecutorService threads =
                Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors());
        try {
            Map<CatalogEntry, Future<ProofResult>> results = new LinkedHashMap<>();
            for (CatalogEntry entry : entries) {
                Workbench bench = session.benches().of(entry);
                results.put(entry, threads.submit(() -> bench.prove(entry.info())));
            }
            return judge(results);
        } finally {
            threads.shutdownNow(); // an interrupted prover ends its JVM
        }
    }

    private Optional<List<ProvenCodec>> judge(Map<CatalogEntry, Future<ProofResult>> results) throws IOException {
        List<ProvenCodec> proven = new ArrayList<>();
        for (Map.Entry<CatalogEntry, Future<ProofResult>> awaited : results.entrySet()) {
            CatalogEntry entry = awaited.getKey();
            session.listener().started(Outlook.prove(entry));
            ProofResult result = Awaited.get(awaited.getValue());
            if (result instanceof ProofResult.Interrupted) {
                return Optional.empty();
            } else if (result instanceof ProofResult.Failed failed) {
                session.fail(entry, failed.reason());
            } else if (result instanceof ProofResult.Proven returned && accept(entry, returned)) {
                proven.add(new ProvenCodec(entry, returned.abilities()));
            }
        }
        return Optional.of(proven);
    }

    /** Whether its sizes are possible; they are kept if they are asked for. */
    private boolean accept(CatalogEntry entry, ProofResult.Proven proven) throws IOException {
        Optional<String> impossible = SizeGate.refuses(proven.sizesBytes(), proven.different());
        if (impossible.isPresent()) {
            session.refuse(entry, impossible.get());
            return false;
        }
        Trials trials = session.trials();
        if (trials.asks(Measure.SIZE, entry)) {
            Cell sizes = Cell.measured(trials.size(entry), RunData.sizes(session.dataset(), proven.sizesBytes()));
            session.record().decide(List.of(sizes));
        }
        if (trials.hasNothingToAccess(entry)) {
            session.record().decide(List.of(Cell.refused(trials.speed(entry, Operation.ACCESS), NOTHING_TO_ACCESS)));
        }
        return true;
    }
}
