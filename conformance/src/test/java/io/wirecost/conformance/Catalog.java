package io.wirecost.conformance;

import io.wirecost.contract.CodecProver;
import io.wirecost.contract.Seeds;
import io.wirecost.core.codec.CodecId;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.Group;
import io.wirecost.core.run.Run;
import io.wirecost.core.value.RecordValue;
import io.wirecost.engine.Engine;
import io.wirecost.engine.catalog.CatalogEntry;
import io.wirecost.engine.catalog.CodecCatalog;
import io.wirecost.engine.catalog.OtherRuntimes;
import io.wirecost.engine.installation.CacheFolder;
import io.wirecost.engine.installation.Installation;
import io.wirecost.engine.plan.Plan;
import io.wirecost.engine.plan.Profile;
import io.wirecost.engine.run.RunListener;
import io.wirecost.engine.runner.Measure;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The codecs of all runtimes of this machine, and runs of some of them. */
final class Catalog {
    private static final Installation INSTALLATION = InstalledModules.here().installation();

    private static CodecCatalog here;

    private static final int PARTS = 6;

    /** Of each format and layout at least, where there are so many. */
    private static final int FELLOWS = 2;

    private Catalog() {}

    /** Loaded once, which takes a process or two of each runtime. */
    static synchronized CodecCatalog here() throws Exception {
        if (here == null) {
            Path cache = CacheFolder.of(System.getenv(), Path.of(System.getProperty("user.home")));
            here = CodecCatalog.load(INSTALLATION, List.of(), OtherRuntimes.in(cache, System.getenv()));
        }
        return here;
    }

    /** Codecs of other runtimes than the JVM, each of which takes processes, in parts that the seed draws. */
    static List<CatalogEntry> part(int part, List<CatalogEntry> codecs) {
        List<CatalogEntry> others =
                new ArrayList<>(codecs.stream().filter(entry -> !isOnJvm(entry)).toList());
        Collections.shuffle(others, new Random(Seeds.wanted().get(0)));
        return others.subList(part * others.size() / PARTS, (part + 1) * others.size() / PARTS);
    }

    /** Half of the codecs of each format and layout, which the seed draws, and at least two. */
    static List<CatalogEntry> half(List<CatalogEntry> codecs) {
        Map<String, List<CatalogEntry>> compatible = codecs.stream()
                .collect(Collectors.groupingBy(
                        entry -> entry.info().format() + " " + entry.info().layout(),
                        TreeMap::new,
                        Collectors.toList()));
        Random random = new Random(Seeds.wanted().get(0));
        List<CatalogEntry> half = new ArrayList<>();
        for (List<CatalogEntry> all : compatible.values()) {
            List<CatalogEntry> fellows = new ArrayList<>(all);
            Collections.shuffle(fellows, random);
            half.addAll(fellows.subList(0, Math.min(fellows.size(), Math.max(FELLOWS, fellows.size() / 2))));
        }
        return half;
    }

    static boolean isOnJvm(CatalogEntry entry) {
        return CodecId.ON_JVMS.contains(entry.variant().runtime());
    }

    /** Where generated code is shared with all other tests. */
    static Path codeCache() {
        return INSTALLATION.folder().resolveSibling("code-cache");
    }

    /** What comes of codecs on some data. Generated code is shared with all other tests. */
    static Run run(Set<Measure> measures, List<CatalogEntry> codecs, Dataset dataset) throws Exception {
        Plan plan =
                new Plan(Profile.SMOKE, measures, Profile.SMOKE.operations(), 1, codecs, Optional.empty(), List.of());
        return new Engine(INSTALLATION, codeCache()).run(plan, dataset, ignored -> {}, new RunListener() {});
    }

    /** Runs that prove codecs on those records that their limits allow: one for each group of codecs that hold the same. */
    static List<Run> proofs(List<CatalogEntry> entries, Dataset all) throws Exception {
        Map<List<RecordValue>, List<CatalogEntry>> byRecords =
                entries.stream().collect(Collectors.groupingBy(entry -> CodecProver.held(entry.info(), all)));
        List<Run> runs = new ArrayList<>();
        for (Map.Entry<List<RecordValue>, List<CatalogEntry>> group : byRecords.entrySet()) {
            Dataset held = all.with(List.of(new Group("held", group.getKey())));
            runs.add(run(EnumSet.of(Measure.SIZE), group.getValue(), held));
        }
        return runs;
    }
}
