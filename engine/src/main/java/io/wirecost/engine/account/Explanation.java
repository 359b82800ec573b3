package io.wirecost.engine.account;

import io.wirecost.accounts.account.UnreadableBytes;
import io.wirecost.compiler.build.CacheUse;
import io.wirecost.compiler.flat.FlatUnions;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.LimitCheck;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.proof.Encoded;
import io.wirecost.engine.catalog.CatalogEntry;
import io.wirecost.engine.files.WorkFolder;
import io.wirecost.engine.run.Outlook;
import io.wirecost.engine.run.RunListener;
import io.wirecost.engine.run.RunnerSessions;
import io.wirecost.engine.runner.Runner;
import io.wirecost.engine.worker.Readiness;
import io.wirecost.engine.worker.RunnerSession;
import io.wirecost.engine.worker.WorkOrder;
import io.wirecost.harness.proof.EncodedFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Has codecs write the first record of a dataset, and accounts for each. */
public final class Explanation {
    private final Path codeCache;
    private final Dataset dataset;
    private final RunListener listener;

    /**
     * @param codeCache folder in which generated code is kept
     * @param dataset with one record
     * @param listener is told each codec before it writes
     */
    public Explanation(Path codeCache, Dataset dataset, RunListener listener) {
        this.codeCache = codeCache;
        this.dataset = dataset;
        this.listener = listener;
    }

    /** What came of it: for each codec an account, or why there is none. */
    public record Result(List<Explained> explained, List<String> problems) {
        public Result {
            explained = List.copyOf(explained);
            problems = List.copyOf(problems);
        }
    }

    /** Explains codecs that {@link io.wirecost.accounts.Accounts} does not refuse. */
    public Result of(List<CatalogEntry> entries) throws IOException {
        List<Runner> runners =
                entries.stream().map(CatalogEntry::runner).distinct().toList();
        CacheUse use = CacheUse.shared(codeCache);
        try (WorkFolder folder = WorkFolder.create()) {
            WorkOrder order = WorkOrder.of(dataset, "dataset", folder, codeCache, WorkOrder.TIMEOUT);
            try (RunnerSessions runnerSessions = RunnerSessions.open(runners, order)) {
                return explain(entries, runnerSessions, folder);
            }
        } finally {
            use.close();
        }
    }

    private Result explain(List<CatalogEntry> entries, RunnerSessions runnerSessions, WorkFolder folder)
            throws IOException {
        List<Explained> explained = new ArrayList<>();
        List<String> problems = new ArrayList<>();
        listener.planned(entries.stream().map(Outlook::write).toList());
        for (CatalogEntry entry : entries) {
            listener.started(Outlook.write(entry));
            CodecInfo codec = entry.info();
            RunnerSession runnerSession = runnerSessions.of(entry);
            Path bytes = folder.file("explain-%s-%s.bytes".formatted(codec.runtime(), entry.name()));
            Optional<String> problem = written(codec, runnerSession, bytes);
            if (problem.isEmpty()) {
                byte[] message = EncodedFile.read(bytes).stream()
                        .map(Encoded::whole)
                        .findFirst()
                        .orElseThrow();
                problem = account(codec, message, explained);
            }
            problem.ifPresent(reason -> problems.add(entry.variant() + ": " + reason));
        }
        return new Result(explained, problems);
    }

    /** Why a codec has not written the record; empty if it has. */
    private Optional<String> written(CodecInfo codec, RunnerSession runnerSession, Path bytes) throws IOException {
        Optional<String> refusal = runnerSession
                .refusalReason(codec)
                .or(() -> new LimitCheck(dataset.schema(), codec.limits())
                        .violation(dataset.records().get(0)));
        if (refusal.isPresent()) {
            return refusal;
        }
        Readiness readiness =
                runnerSession.prepare(List.of(codec), (target, emission) -> {}).get(codec.variant());
        if (readiness instanceof Readiness.Refused refused) {
            return Optional.of(refused.reason());
        } else if (readiness instanceof Readiness.Failed failed) {
            return Optional.of(failed.reason());
        }
        return runnerSession.encode(codec, bytes).failure();
    }

    private Optional<String> account(CodecInfo codec, byte[] message, List<Explained> explained) {
        try {
            Accountant accountant = new Accountant(codec, FlatUnions.of(dataset, codec));
            explained.add(new Explained(codec, message, accountant.account(0, message)));
            return Optional.empty();
        } catch (UnreadableBytes e) {
            return Optional.of("no account of these bytes: " + e.getMessage());
        }
    }
}
