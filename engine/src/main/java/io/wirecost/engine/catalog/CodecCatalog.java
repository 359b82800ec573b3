package io.wirecost.engine.catalog;

import io.wirecost.core.Choices;
import io.wirecost.core.InputException;
import io.wirecost.engine.installation.CodecModule;
import io.wirecost.engine.installation.Installation;
import io.wirecost.engine.runner.Collector;
import io.wirecost.engine.runner.JvmRunner;
import io.wirecost.engine.runner.RefusedCodec;
import io.wirecost.engine.runner.Runner;
import io.wirecost.engine.worker.Awaited;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;

/**
 * Every codec that can be chosen, runtime by runtime.
 *
 * @param runners at least one, in the order in which their codecs are listed
 * @param absent runtimes that could have runners, but cannot be started here
 */
public record CodecCatalog(List<Runner> runners, List<AbsentRuntime> absent) {
    private static final Comparator<CatalogEntry> PLAIN_FIRST = Comparator.comparing(
            entry -> entry.info().wrapper().orElse(null), Comparator.nullsFirst(Comparator.naturalOrder()));

    public CodecCatalog {
        runners = List.copyOf(runners);
        absent = List.copyOf(absent);
    }

    /** Creates a catalogue that lacks no runtime. */
    public CodecCatalog(List<Runner> runners) {
        this(runners, List.of());
    }

    /**
     * The codecs of an installation that JVMs execute.
     *
     * @throws IOException if a module cannot be read, or does not hold what it promises
     */
    public static CodecCatalog load(Installation installation) throws IOException {
        return new CodecCatalog(List.copyOf(JvmRunner.all(installation)));
    }

    /**
     * The codecs of an installation on all runtimes, and those of a user's own modules and runners. Those of own modules
     * are among the defaults.
     *
     * @throws InputException with every module that cannot be loaded or has no codec, every name that is taken or looks
     *     like that of a wrapped codec, or a runner of the user's that cannot be started
     */
    public static CodecCatalog load(Installation installation, List<CodecModule> own, OtherRuntimes others)
            throws InputException, IOException {
        ExecutorService beside = Executors.newSingleThreadExecutor();
        try {
            Future<List<JvmRunner>> loading = beside.submit(() -> JvmRunner.all(installation));
            OtherRuntimes.Found found = others.find(installation); // waits for other processes
            List<JvmRunner> onJvms = Awaited.get(loading);
            List<Runner> runners = new ArrayList<>(List.of(onJvms.get(0).with(own)));
            runners.addAll(onJvms.subList(1, onJvms.size()));
            runners.addAll(found.runners());
            return new CodecCatalog(runners, found.absent());
        } finally {
            beside.shutdownNow();
        }
    }

    /** The same codecs, on JVMs with another collector. */
    public CodecCatalog under(Collector collector) {
        return new CodecCatalog(
                runners.stream().map(runner -> runner.under(collector)).toList(), absent);
    }

    /**
     * The codecs of some runtimes alone.
     *
     * @param runtimes names; at least one
     * @throws InputException with every name that is no runtime's
     */
    public CodecCatalog in(Collection<String> runtimes) throws InputException {
        List<String> known =
                runners.stream().map(runner -> runner.runtime().name()).toList();
        List<String> problems = runtimes.stream()
                .filter(runtime -> !known.contains(runtime))
                .map(runtime -> missing(runtime, known))
                .toList();
        if (!problems.isEmpty()) {
            throw new InputException(problems);
        }
        return new CodecCatalog(runners.stream()
                .filter(runner -> runtimes.contains(runner.runtime().name()))
                .toList());
    }

    private String missing(String runtime, List<String> known) {
        return absent.stream()
                .filter(one -> one.name().equals(runtime))
                .findFirst()
                .map(one -> "runtime %s: %s; run: %s".formatted(runtime, one.what(), one.remedy()))
                .orElseGet(() -> Choices.mismatch("runtime", runtime, Choices.oneOf(known), known));
    }

    public List<CatalogEntry> all() {
        return runners.stream()
                .flatMap(runner -> runner.codecs().stream().map(codec -> new CatalogEntry(codec, runner)))
                .toList();
    }

    /** Returns the codecs that a runner knows but does not run, with the reason. */
    public List<RefusedCodec> refused() {
        return runners.stream().flatMap(runner -> runner.refused().stream()).toList();
    }

    /** Returns the codecs that run when a user names neither codecs nor runtimes. */
    public List<CatalogEntry> defaults() {
        return defaultsOfEach().stream()
                .filter(entry -> !entry.runner().isAskedFor())
                .toList();
    }

    /** Returns the codecs that run when a user names these runtimes, and no codecs. */
    public List<CatalogEntry> defaultsOfEach() {
        return all().stream()
                .filter(entry -> entry.runner().defaults().contains(entry.info()))
                .toList();
    }

    /** Those of these names that there are, in the order of the catalogue, each as it is or with a wrapper around it. */
    public List<CatalogEntry> named(Collection<String> names) {
        return forms(names.stream().map(VariantPattern::new).toList())
                .filter(entry -> names.contains(entry.name()))
                .toList();
    }

    /**
     * The codecs that any of the patterns matches, in the order of the catalogue, each plain before wrapped.
     *
     * @param patterns names in which {@code *} stands for any characters but the sign of a wrapper; behind the sign the
     *     name of a wrapper, or {@code *} for every method at its usual level; at least one
     * @throws InputException if a pattern matches none, with the nearest name
     */
    public List<CatalogEntry> select(List<String> patterns) throws InputException {
        List<VariantPattern> parsed = patterns.stream().map(VariantPattern::new).toList();
        List<String> problems = parsed.stream()
                .flatMap(pattern -> pattern.problems(all()).stream())
                .toList();
        if (!problems.isEmpty()) {
            throw new InputException(problems);
        }
        return forms(parsed).toList();
    }

    private Stream<CatalogEntry> forms(List<VariantPattern> patterns) {
        return all().stream()
                .flatMap(entry -> patterns.stream()
                        .flatMap(pattern -> pattern.forms(entry))
                        .distinct()
                        .sorted(PLAIN_FIRST));
    }
}
