package io.wirecost.engine;

import io.wirecost.compiler.Targets;
import io.wirecost.compiler.build.CacheUse;
import io.wirecost.compiler.build.CodeCache;
import io.wirecost.compiler.build.InstalledTools;
import io.wirecost.compiler.target.Target;
import io.wirecost.core.InputException;
import io.wirecost.core.WriteFailure;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.DatasetFile;
import io.wirecost.core.run.Run;
import io.wirecost.engine.CodeBuilder.Built;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Runs the matrix of trials: screen, compile, prove, size, time. */
public final class Engine {
    static final Duration PATIENCE = Duration.ofSeconds(30);

    private final Installation installation;
    private final Path codeCache;
    private final InstalledTools tools;
    private final Duration patience;
    private final Function<String, Optional<Target>> targets;

    /** @param codeCache folder in which generated and compiled code is kept between runs */
    public Engine(Installation installation, Path codeCache) {
        this(installation, codeCache, PATIENCE);
    }

    /** @param patience how long a child JVM may make no progress before it is taken for hung and killed */
    Engine(Installation installation, Path codeCache, Duration patience) {
        this(installation, codeCache, patience, Targets::byId);
    }

    /** @param targets every target by its name */
    Engine(Installation installation, Path codeCache, Duration patience, Function<String, Optional<Target>> targets) {
        this.installation = installation;
        this.codeCache = codeCache;
        this.tools = new InstalledTools(installation.folder());
        this.patience = patience;
        this.targets = targets;
    }

    /**
     * Runs a plan to its end. A codec that fails has its reason in the run and stops nobody else.
     *
     * @return the run as it was last written to the sink; incomplete if this process was being ended meanwhile
     * @throws InputException if the user's own Kafka cluster cannot be used
     * @throws IOException if files cannot be written, or this Java has no compiler
     */
    public Run run(Plan plan, Dataset dataset, RunSink sink, RunListener listener) throws InputException, IOException {
        return run(plan, dataset, new RunRecord(plan, dataset, Optional.empty(), sink, listener), listener);
    }

    /**
     * Continues a run that was interrupted. What it has decided and the forks that it has measured are kept; what is
     * missing is measured in the order in which it would have been.
     *
     * @param former the run as it was left
     * @param plan the same plan
     * @param dataset the same data
     * @throws InputException if anything is not as it was, with every difference
     */
    public Run resume(Run former, Plan plan, Dataset dataset, RunSink sink, RunListener listener)
            throws InputException, IOException {
        Continuity.require(former, plan, dataset);
        return run(plan, dataset, new RunRecord(plan, dataset, Optional.of(former), sink, listener), listener);
    }

    private Run run(Plan plan, Dataset dataset, RunRecord record, RunListener listener)
            throws InputException, IOException {
        CacheUse use = CacheUse.shared(codeCache);
        try (WorkFolder folder = WorkFolder.create()) {
            record.keep();
            Path file = folder.file("dataset");
            write(dataset, file);
            MeasuringJvm jvm = new MeasuringJvm(installation);
            boolean complete = run(new Session(plan, dataset, file, jvm, folder, patience, record, listener));
            return record.close(complete);
        } finally {
            use.close();
        }
    }

    private static void write(Dataset dataset, Path file) throws IOException {
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file))) {
            DatasetFile.write(dataset, out);
        } catch (IOException e) {
            throw new WriteFailure(file, e);
        }
    }

    private boolean run(Session session) throws InputException, IOException {
        List<CatalogEntry> able = screen(session);
        int groups = session.dataset().groups().size();
        session.listener().planned(new Outlook(session.trials(), groups).atStart(able));
        session.listener().started(Outlook.compile());
        Optional<List<ProvenCandidate>> proven = new ProofStage(session).run(compile(session, able));
        return proven.isPresent()
                && new SpeedRounds(session).run(proven.get())
                && new PipelineBlocks(session).run(proven.get());
    }

    private static List<CatalogEntry> screen(Session session) throws IOException {
        Screening screening = new Screening(session.dataset());
        List<CatalogEntry> able = new ArrayList<>();
        for (CatalogEntry entry : session.plan().codecs()) {
            try {
                Optional<String> refusal = screening.refuses(entry);
                if (refusal.isPresent()) {
                    session.refuse(entry, refusal.get());
                } else {
                    able.add(entry);
                }
            } catch (RuntimeException | LinkageError e) { // a codec's own fault is its own loss
                session.fail(entry, "looking at the schema: threw " + e);
            }
        }
        return able;
    }

    private List<Candidate> compile(Session session, List<CatalogEntry> entries) throws IOException {
        CodeBuilder code = new CodeBuilder(installation, new CodeCache(codeCache, tools), targets);
        Map<CatalogEntry, Built> built = code.build(session.dataset().schema(), entries, session.listener()::derived);
        List<Candidate> candidates = new ArrayList<>();
        for (CatalogEntry entry : entries) {
            if (built.get(entry) instanceof Built.Ready ready) {
                candidates.add(ready.candidate());
            } else if (built.get(entry) instanceof Built.Refused refused) {
                session.refuse(entry, refused.reason());
            } else if (built.get(entry) instanceof Built.Failed failed) {
                session.fail(entry, failed.reason());
            }
        }
        return candidates;
    }
}
