package io.wirecost.engine.proof;

import io.wirecost.accounts.Accounts;
import io.wirecost.accounts.account.UnreadableBytes;
import io.wirecost.compiler.flat.FlatUnions;
import io.wirecost.core.Outcome;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.proof.Encoded;
import io.wirecost.core.run.ByteCosts;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Sizes;
import io.wirecost.engine.account.Accountant;
import io.wirecost.engine.account.TokenCounter;
import io.wirecost.engine.catalog.CatalogEntry;
import io.wirecost.engine.run.Outlook;
import io.wirecost.engine.run.RunData;
import io.wirecost.engine.run.RunnerSessions;
import io.wirecost.engine.run.Session;
import io.wirecost.engine.run.Trials;
import io.wirecost.engine.runner.Measure;
import io.wirecost.engine.worker.Awaited;
import io.wirecost.engine.worker.Proven;
import io.wirecost.engine.worker.RunnerSession;
import io.wirecost.engine.worker.WorkOrder;
import io.wirecost.harness.proof.EncodedFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Proves every codec before anything is timed, and takes the sizes on the way. */
public final class ProofStage {
    private static final String NOTHING_TO_ACCESS =
            "nothing to access: the records have no field with 2 to 256 different values to filter them by";

    /** An account holds all records at once, in the memory of wirecost itself. */
    private static final long MOST_ACCOUNTED_BYTES = 64L << 20;

    private static final int MEBI_BITS = 20;

    /** Of all codecs together: what others are to read is kept until they do. Beyond that it is written again. */
    private static final long MOST_KEPT_BYTES = 1L << 30;

    /** For three runners at once, on each pair of processors: one that encodes, and one that decodes. */
    private static final int THREADS = Math.max(6, 3 * Runtime.getRuntime().availableProcessors());

    private final Session session;
    private final WorkOrder order;
    private long keptBytes;

    /** @param order what the sessions of runners work on */
    public ProofStage(Session session, WorkOrder order) {
        this.session = session;
        this.order = order;
    }

    /** Starts the processes that prove the first of some codecs. They get ready beside what has to be done before. */
    public void start(List<CatalogEntry> entries) throws IOException {
        if (session.plan().messages().isEmpty() && !entries.isEmpty()) {
            CatalogEntry first = entries.get(0);
            session.runnerSessions().of(first).startProving(first.info());
        }
    }

    /**
     * Returns the codecs that may be timed; empty when the run is being ended from outside. Nothing is timed here, so
     * several codecs are proven at once. Messages that are going to be compressed together
     * are proven with the records.
     */
    public Optional<List<ProvenCodec>> run(List<CatalogEntry> entries) throws IOException {
        Optional<Dataset> messages = session.plan().messages();
        if (messages.isEmpty()) {
            return run(entries, session.runnerSessions());
        }
        try (RunnerSessions runnerSessions = RunnerSessions.ready(
                session.plan().runners(), order.on(with(messages.get()), "dataset-with-messages"), entries)) {
            return run(entries, runnerSessions);
        }
    }

    private Dataset with(Dataset messages) {
        return session.dataset()
                .with(Stream.concat(session.dataset().groups().stream(), messages.groups().stream())
                        .toList());
    }

    private Optional<List<ProvenCodec>> run(List<CatalogEntry> entries, RunnerSessions runnerSessions)
            throws IOException {
        ExecutorService threads = Executors.newFixedThreadPool(THREADS);
        try {
            Map<CatalogEntry, Future<Outcome<Proven>>> results = new HashMap<>();
            for (CatalogEntry entry : inTurns(entries)) {
                RunnerSession runnerSession = runnerSessions.of(entry);
                results.put(entry, threads.submit(() -> runnerSession.prove(entry.info(), written(entry))));
            }
            Map<CatalogEntry, Sizes> sizes = new LinkedHashMap<>();
            Optional<List<ProvenCodec>> proven = judge(entries, results, sizes);
            if (proven.isPresent()) {
                account(sizes, threads);
            }
            return proven;
        } finally {
            threads.shutdownNow(); // an interrupted prover ends its process
        }
    }

    /**
     * In the order in which they are begun: first those of the first runner, whose sizes are shown first, then those of the
     * others in turns, since their processes work beside each other.
     */
    private static List<CatalogEntry> inTurns(List<CatalogEntry> entries) {
        List<List<CatalogEntry>> byRunner = List.copyOf(entries.stream()
                .collect(Collectors.groupingBy(CatalogEntry::runner, LinkedHashMap::new, Collectors.toList()))
                .values());
        List<CatalogEntry> order = new ArrayList<>();
        byRunner.stream().limit(1).forEach(order::addAll);
        for (int turn = 0; order.size() < entries.size(); turn++) {
            int its = turn;
            byRunner.stream()
                    .skip(1)
                    .filter(codecs -> its < codecs.size())
                    .forEach(codecs -> order.add(codecs.get(its)));
        }
        return order;
    }

    /** @param sizes takes those that are asked for */
    private Optional<List<ProvenCodec>> judge(
            List<CatalogEntry> entries,
            Map<CatalogEntry, Future<Outcome<Proven>>> results,
            Map<CatalogEntry, Sizes> sizes)
            throws IOException {
        List<ProvenCodec> proven = new ArrayList<>();
        for (CatalogEntry entry : entries) {
            session.listener().started(Outlook.prove(entry));
            Outcome<Proven> outcome = Awaited.get(results.get(entry));
            if (outcome.isInterrupted()) {
                return Optional.empty();
            } else if (!outcome.isDone()) {
                session.fail(entry, outcome.failure().orElseThrow());
            } else if (accept(entry, outcome.value(), sizes)) {
                proven.add(new ProvenCodec(entry, outcome.value().abilities(), written(entry)));
            }
            if (!sizes.containsKey(entry)) {
                clear(entry);
            }
        }
        return Optional.of(proven);
    }

    /** Sizes are decided before anything is made of them, so the accounts of their bytes come behind all proofs. */
    private void account(Map<CatalogEntry, Sizes> sizes, ExecutorService threads) throws IOException {
        TokenCounter tokens = new TokenCounter();
        Map<CatalogEntry, Future<Sizes>> accounted = new LinkedHashMap<>();
        sizes.forEach((entry, plain) -> accounted.put(entry, threads.submit(() -> explained(entry, plain, tokens))));
        for (Map.Entry<CatalogEntry, Future<Sizes>> one : accounted.entrySet()) {
            CatalogEntry entry = one.getKey();
            session.record().complete(Cell.measured(session.trials().size(entry), Awaited.get(one.getValue())));
            clear(entry);
        }
        session.record().keep();
    }

    private void clear(CatalogEntry entry) throws IOException {
        if (!isKept(entry)) {
            Files.deleteIfExists(written(entry));
        }
    }

    /** Messages that are going to be compressed are read from there, and so may be what other codecs are to read. */
    private boolean isKept(CatalogEntry entry) throws IOException {
        if (session.plan().messages().isPresent()) {
            return true;
        }
        boolean isReadAgain = session.trials().asks(Measure.INTEROP, entry)
                || session.trials().asks(Measure.ROBUSTNESS, entry);
        if (!isReadAgain || !Files.exists(written(entry))) {
            return false;
        }
        keptBytes += Files.size(written(entry));
        return keptBytes <= MOST_KEPT_BYTES;
    }

    /** With what the bytes are there for, and the tokens of texts. A codec without an account has its sizes all the same. */
    private Sizes explained(CatalogEntry entry, Sizes plain, TokenCounter tokens) throws IOException {
        if (Files.size(written(entry)) > MOST_ACCOUNTED_BYTES) {
            tell("No account of the bytes of %s: its records take more than %d MiB"
                    .formatted(entry.variant(), MOST_ACCOUNTED_BYTES >> MEBI_BITS));
            return plain;
        }
        List<byte[]> messages = EncodedFile.read(written(entry)).stream()
                .limit(session.dataset().records().size())
                .map(Encoded::whole)
                .toList();
        Sizes accounted = costs(entry, messages).map(plain::with).orElse(plain);
        return tokens.of(entry.info(), messages).map(accounted::with).orElse(accounted);
    }

    private Optional<ByteCosts> costs(CatalogEntry entry, List<byte[]> messages) {
        if (Accounts.refusalReason(entry.info()).isPresent()) {
            return Optional.empty();
        }
        try {
            return Optional.of(
                    new Accountant(entry.info(), FlatUnions.of(session.dataset(), entry.info())).sums(messages));
        } catch (UnreadableBytes e) {
            tell("No account of the bytes of " + entry.variant() + ": " + e.getMessage());
            return Optional.empty();
        }
    }

    /** Several threads may have something to tell. */
    private synchronized void tell(String news) {
        session.listener().news(news);
    }

    private Path written(CatalogEntry entry) {
        return session.folder()
                .file("prove-%s-%s.bytes".formatted(entry.variant().runtime(), entry.name()));
    }

    /** Whether its sizes are possible; they are kept if they are asked for. */
    private boolean accept(CatalogEntry entry, Proven proven, Map<CatalogEntry, Sizes> measured) throws IOException {
        Optional<String> impossible = SizeGate.refusalReason(proven.sizesBytes(), proven.different());
        if (impossible.isPresent()) {
            session.refuse(entry, impossible.get());
            return false;
        }
        Trials trials = session.trials();
        if (trials.asks(Measure.SIZE, entry)) {
            List<Integer> sizes =
                    proven.sizesBytes().subList(0, session.dataset().records().size());
            measured.put(entry, RunData.sizes(session.dataset(), sizes));
            session.record().decide(List.of(Cell.measured(trials.size(entry), measured.get(entry))));
        }
        if (trials.hasNothingToAccess(entry)) {
            session.record().decide(List.of(Cell.refused(trials.speed(entry, Operation.ACCESS), NOTHING_TO_ACCESS)));
        }
        return true;
    }
}
