package io.wirecost.engine;

import io.wirecost.compiler.Targets;
import io.wirecost.compiler.build.CacheUse;
import io.wirecost.compiler.build.CodeCache;
import io.wirecost.compiler.build.InstalledTools;
import io.wirecost.core.InputException;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.run.Passage;
import io.wirecost.engine.CodeBuilder.Built;
import io.wirecost.pipeline.control.BlockPlan;
import io.wirecost.pipeline.control.BlockPlanFile;
import io.wirecost.pipeline.control.Role;
import io.wirecost.pipeline.control.Word.Offer;
import io.wirecost.pipeline.control.Word.Start;
import io.wirecost.pipeline.driver.block.BlockLimits;
import io.wirecost.pipeline.driver.remote.Membership;
import io.wirecost.pipeline.driver.service.ServiceProcess;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;

/** Is one service of a run that goes on elsewhere. */
public final class ServiceHost {
    private final Installation installation;
    private final Path codeCache;
    private final MeasuringJvm jvm;

    /** @param codeCache folder in which generated and compiled code is kept between runs */
    public ServiceHost(Installation installation, Path codeCache) {
        this.installation = installation;
        this.codeCache = codeCache;
        this.jvm = new MeasuringJvm(installation);
    }

    /**
     * Joins a run and serves it to its end.
     *
     * @param client settings that reach the run's cluster
     * @param run the run's id
     * @param data gets the run's data here
     * @param news is told, in words for the user, how it goes
     * @throws InputException if there is no such run, or it does not take us
     */
    public void serve(
            Role role,
            Map<String, String> client,
            String run,
            CodecCatalog catalog,
            OfferedData data,
            Consumer<String> news)
            throws InputException, IOException, InterruptedException {
        CacheUse use = CacheUse.shared(codeCache);
        try (Membership membership = Membership.open(client, run, role);
                WorkFolder folder = WorkFolder.create()) {
            Offer offer = membership.offer();
            Dataset dataset = data.dataset(offer);
            Map<String, Candidate> candidates = candidates(catalog, offer, dataset);
            membership.join(WirecostVersion.read(), dataset.checksum(), versions(catalog, offer));
            news.accept("service %s has joined run %s".formatted(role, run));
            PoolFiles pools = new PoolFiles(offer.experiment(), data.pools(offer), folder.path());
            Site site = new Site(role, client, run, offer, candidates, pools, folder);
            news.accept(membership.serve(block -> {
                news.accept("block %d: %s, %s"
                        .formatted(
                                block.block() + 1,
                                block.codec(),
                                Passage.of(block.reading()).label()));
                return start(site, block);
            }));
        } finally {
            use.close();
        }
    }

    private static Map<String, String> versions(CodecCatalog catalog, Offer offer) {
        Map<String, String> versions = new TreeMap<>();
        catalog.named(offer.codecs().keySet())
                .forEach(entry -> versions.put(entry.name(), entry.info().version()));
        return versions;
    }

    /** Those that cannot be built here are missed when their block begins. */
    private Map<String, Candidate> candidates(CodecCatalog catalog, Offer offer, Dataset dataset) throws IOException {
        List<CatalogEntry> entries = catalog.named(offer.codecs().keySet());
        CodeBuilder code = new CodeBuilder(
                installation, new CodeCache(codeCache, new InstalledTools(installation.folder())), Targets::byId);
        Map<String, Candidate> candidates = new HashMap<>();
        code.build(dataset.schema(), entries, (target, emission) -> {}).forEach((entry, built) -> {
            if (built instanceof Built.Ready ready) {
                candidates.put(entry.name(), ready.candidate());
            }
        });
        return candidates;
    }

    private ServiceProcess start(Site site, Start block) throws IOException {
        Candidate candidate = site.candidates().get(block.codec());
        if (candidate == null) {
            throw new IOException("codec " + block.codec() + " cannot be built on this machine");
        }
        BlockPlan plan = new BlockPlan(
                site.run(),
                site.client(),
                site.client(),
                List.of(site.role()),
                block.block(),
                block.codec(),
                block.reading(),
                site.offer().experiment().forward(),
                site.offer().experiment().transport(),
                site.pools().of(block.pools()),
                BlockLimits.of(site.offer().experiment(), Engine.PATIENCE));
        Path file = site.folder().file("service.json");
        BlockPlanFile.write(plan, file);
        return ServiceProcess.start(
                List.of(site.role()),
                jvm.serviceCommand(candidate, site.offer().experiment(), file),
                site.folder().file("service.stderr"));
    }

    private record Site(
            Role role,
            Map<String, String> client,
            String run,
            Offer offer,
            Map<String, Candidate> candidates,
            PoolFiles pools,
            WorkFolder folder) {}
}
