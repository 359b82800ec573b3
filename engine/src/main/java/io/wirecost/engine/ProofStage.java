package io.wirecost.engine;

import io.wirecost.core.codec.Operation;
import io.wirecost.core.run.Cell;
import io.wirecost.core.schema.SchemaText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Proves every codec before anything is timed, and takes the sizes on the way. */
final class ProofStage {
    private static final String NOTHING_TO_ACCESS =
            "nothing to access: the records have no field with 2 to 256 different values to filter them by";

    private final Session session;
    private final Prover prover;

    ProofStage(Session session) throws IOException {
        Path schema = session.folder().file("schema");
        Files.writeString(schema, SchemaText.format(session.dataset().schema()));
        this.session = session;
        this.prover = new Prover(session, schema);
    }

    /**
     * What may be timed; empty when the run is being ended from outside. Nothing is timed here, so that as many codecs are
     * proven at once as there are processors.
     */
    Optional<List<ProvenCandidate>> run(List<Candidate> candidates) throws IOException {
        ExecutorService threads =
                Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors());
        try {
            Map<Candidate, Future<Verdict>> verdicts = new LinkedHashMap<>();
            candidates.forEach(candidate -> verdicts.put(candidate, threads.submit(() -> prover.prove(candidate))));
            return judge(verdicts);
        } finally {
            threads.shutdownNow(); // an interrupted prover ends its JVM
        }
    }

    private Optional<List<ProvenCandidate>> judge(Map<Candidate, Future<Verdict>> verdicts) throws IOException {
        List<ProvenCandidate> proven = new ArrayList<>();
        for (Map.Entry<Candidate, Future<Verdict>> entry : verdicts.entrySet()) {
            Candidate candidate = entry.getKey();
            session.listener().started(Outlook.prove(candidate.entry()));
            Verdict verdict = Awaited.get(entry.getValue());
            if (verdict instanceof Verdict.Interrupted) {
                return Optional.empty();
            } else if (verdict instanceof Verdict.Failed failed) {
                session.fail(candidate.entry(), failed.reason());
            } else if (verdict instanceof Verdict.Proven returned && accept(candidate, returned)) {
                proven.add(new ProvenCandidate(candidate, returned.abilities()));
            }
        }
        return Optional.of(proven);
    }

    /** Whether its sizes are possible; they are kept if they are asked for. */
    private boolean accept(Candidate candidate, Verdict.Proven proven) throws IOException {
        Optional<String> impossible = SizeGate.refuses(proven.sizesBytes(), proven.different());
        if (impossible.isPresent()) {
            session.refuse(candidate.entry(), impossible.get());
            return false;
        }
        if (session.plan().measures().contains(Measure.SIZE)) {
            Cell sizes = Cell.measured(
                    session.trials().size(candidate.entry()), RunData.sizes(session.dataset(), proven.sizesBytes()));
            session.record().decide(List.of(sizes));
        }
        if (session.trials().hasNothingToAccess()) {
            session.record()
                    .decide(List.of(Cell.refused(
                            session.trials().speed(candidate.entry(), Operation.ACCESS), NOTHING_TO_ACCESS)));
        }
        return true;
    }
}
