package io.wirecost.engine.pipeline;

import io.wirecost.compiler.build.CacheUse;
import io.wirecost.core.InputException;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.run.Passage;
import io.wirecost.engine.catalog.CatalogEntry;
import io.wirecost.engine.catalog.CodecCatalog;
import io.wirecost.engine.files.WorkFolder;
import io.wirecost.engine.installation.WirecostVersion;
import io.wirecost.engine.runner.Measure;
import io.wirecost.engine.worker.WorkOrder;
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
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;

/** Runs one service of a pipeline that another machine leads. */
public final class ServiceHost {
    private final Path codeCache;

    /** @param codeCache folder in which generated and compiled code is kept between runs */
    public ServiceHost(Path codeCache) {
        this.codeCache = codeCache;
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
            List<CatalogEntry> entries = entries(catalog, offer);
            WorkOrder order = new WorkOrder(dataset, folder.file("dataset"), folder, codeCache, WorkOrder.TIMEOUT);
            try (ServiceCodecs codecs = ServiceCodecs.prepare(entries, order)) {
                membership.join(WirecostVersion.read(), dataset.checksum(), versions(entries));
                news.accept("service %s has joined run %s".formatted(role, run));
                PoolFiles pools = new PoolFiles(dataset.schema(), offer.experiment(), data.pools(offer), folder.path());
                Site site = new Site(role, client, run, offer, codecs, pools, folder);
                news.accept(membership.serve(block -> {
                    news.accept("block %d: %s, %s"
                            .formatted(
                                    block.block() + 1,
                                    block.codec(),
                                    Passage.of(block.reading()).label()));
                    return start(site, block);
                }));
            }
        } finally {
            use.close();
        }
    }

    /** The offered codecs that there are here. */
    private static List<CatalogEntry> entries(CodecCatalog catalog, Offer offer) {
        return catalog.named(offer.codecs().keySet()).stream()
                .filter(entry -> entry.has(Measure.PIPELINE))
                .toList();
    }

    private static Map<String, String> versions(List<CatalogEntry> entries) {
        Map<String, String> versions = new TreeMap<>();
        entries.forEach(entry -> versions.put(entry.name(), entry.info().version()));
        return versions;
    }

    private ServiceProcess start(Site site, Start block) throws IOException {
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
                site.pools().of(block.pools(), site.codecs().of(block.codec()).info()),
                BlockLimits.of(site.offer().experiment(), WorkOrder.TIMEOUT));
        Path file = site.folder().file("service.json");
        BlockPlanFile.write(plan, file);
        return ServiceProcess.start(
                List.of(site.role()),
                site.codecs().command(block.codec(), site.offer().experiment(), file),
                site.folder().file("service.stderr"));
    }

    private record Site(
            Role role,
            Map<String, String> client,
            String run,
            Offer offer,
            ServiceCodecs codecs,
            PoolFiles pools,
            WorkFolder folder) {}
}
