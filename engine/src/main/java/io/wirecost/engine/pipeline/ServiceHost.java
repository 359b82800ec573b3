package io.wirecost.engine.pipeline;

import io.wirecost.compiler.build.CacheUse;
import io.wirecost.core.InputException;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.run.Passage;
import io.wirecost.engine.catalog.CatalogEntry;
import io.wirecost.engine.catalog.CodecCatalog;
import io.wirecost.engine.files.WorkFolder;
import io.wirecost.engine.installation.WirecostVersion;
import io.wirecost.engine.runner.Readiness;
import io.wirecost.engine.runner.Runner;
import io.wirecost.engine.runner.WorkOrder;
import io.wirecost.engine.runner.Workbench;
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
import java.util.stream.Collectors;

/** Is one service of a run that goes on elsewhere. */
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
            Map<String, ServiceStarter> starters = starters(catalog, offer, dataset, folder);
            membership.join(WirecostVersion.read(), dataset.checksum(), versions(catalog, offer));
            news.accept("service %s has joined run %s".formatted(role, run));
            PoolFiles pools = new PoolFiles(offer.experiment(), data.pools(offer), folder.path());
            Site site = new Site(role, client, run, offer, starters, pools, folder);
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
    private Map<String, ServiceStarter> starters(CodecCatalog catalog, Offer offer, Dataset dataset, WorkFolder folder)
            throws IOException {
        Map<Runner, List<CodecInfo>> byRunner = catalog.named(offer.codecs().keySet()).stream()
                .collect(Collectors.groupingBy(
                        CatalogEntry::runner, Collectors.mapping(CatalogEntry::info, Collectors.toList())));
        Map<String, ServiceStarter> starters = new HashMap<>();
        for (Map.Entry<Runner, List<CodecInfo>> runner : byRunner.entrySet()) {
            WorkOrder order = new WorkOrder(dataset, folder.file("dataset"), folder, codeCache, WorkOrder.PATIENCE);
            Workbench bench = runner.getKey().open(order);
            Map<Variant, Readiness> ready = bench.prepare(runner.getValue(), (target, emission) -> {});
            runner.getValue().stream()
                    .filter(codec -> ready.get(codec.variant()) instanceof Readiness.Ready)
                    .forEach(codec -> starters.put(
                            codec.variant().name(), plan -> bench.serviceCommand(codec, offer.experiment(), plan)));
        }
        return starters;
    }

    private ServiceProcess start(Site site, Start block) throws IOException {
        ServiceStarter starter = site.starters().get(block.codec());
        if (starter == null) {
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
                BlockLimits.of(site.offer().experiment(), WorkOrder.PATIENCE));
        Path file = site.folder().file("service.json");
        BlockPlanFile.write(plan, file);
        return ServiceProcess.start(
                List.of(site.role()), starter.command(file), site.folder().file("service.stderr"));
    }

    /** The command of a codec's service. */
    private interface ServiceStarter {
        List<String> command(Path plan) throws IOException;
    }

    private record Site(
            Role role,
            Map<String, String> client,
            String run,
            Offer offer,
            Map<String, ServiceStarter> starters,
            PoolFiles pools,
            WorkFolder folder) {}
}
