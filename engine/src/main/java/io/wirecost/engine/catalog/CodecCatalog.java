package io.wirecost.engine.catalog;

import io.wirecost.core.Choices;
import io.wirecost.core.InputException;
import io.wirecost.core.Nearest;
import io.wirecost.core.codec.Wrapper;
import io.wirecost.engine.installation.CodecModule;
import io.wirecost.engine.installation.Installation;
import io.wirecost.engine.jvm.JvmRunner;
import io.wirecost.engine.runner.RefusedCodec;
import io.wirecost.engine.runner.Runner;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Every codec that can be chosen, runtime by runtime.
 *
 * @param runners at least one, in the order in which their codecs are listed
 * @param absent runtimes that could have runners, but cannot be started here
 */
public record CodecCatalog(List<Runner> runners, List<AbsentRuntime> absent) {
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
        List<JvmRunner> onJvms = JvmRunner.all(installation);
        List<Runner> runners = new ArrayList<>(List.of(onJvms.get(0).with(own)));
        runners.addAll(onJvms.subList(1, onJvms.size()));
        OtherRuntimes.Found found = others.find(installation);
        runners.addAll(found.runners());
        return new CodecCatalog(runners, found.absent());
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
        return forms().filter(entry -> names.contains(entry.name())).toList();
    }

    /** Every codec, and behind it the same with each wrapper around it. */
    private Stream<CatalogEntry> forms() {
        return all().stream()
                .flatMap(entry -> Stream.concat(
                        Stream.of(entry), entry.runner().wrappers().stream().map(entry::in)));
    }

    /**
     * The codecs that any of the patterns matches, in the order of the catalogue.
     *
     * @param patterns names in which {@code *} stands for any characters but the sign of a wrapper; at least one
     * @throws InputException if a pattern matches none, with the nearest name
     */
    public List<CatalogEntry> select(List<String> patterns) throws InputException {
        List<String> forms = forms().map(CatalogEntry::name).toList();
        Set<String> selected = new LinkedHashSet<>();
        List<String> problems = new ArrayList<>();
        for (String pattern : patterns) {
            List<String> found = matching(pattern, forms);
            if (found.isEmpty()) {
                problems.addAll(unknown(pattern));
            }
            selected.addAll(found);
        }
        if (!problems.isEmpty()) {
            throw new InputException(problems);
        }
        return named(selected);
    }

    /** What is wrong with a pattern that matches nothing: its codec, its wrapper, or both. */
    private List<String> unknown(String pattern) {
        List<String> problems = new ArrayList<>();
        List<String> names = all().stream().map(CatalogEntry::name).toList();
        int sign = pattern.indexOf(Wrapper.SIGN);
        String codec = sign < 0 ? pattern : pattern.substring(0, sign);
        if (matching(codec, names).isEmpty()) {
            problems.add("codec " + codec + ": expected a name that wirecost list codecs shows"
                    + Nearest.hint(codec.replace("*", ""), names));
        }
        List<String> labels = Stream.of(Wrapper.values()).map(Wrapper::label).toList();
        if (sign >= 0 && matching(pattern.substring(sign + 1), labels).isEmpty()) {
            List<String> wrapped =
                    labels.stream().map(label -> codec + Wrapper.SIGN + label).toList();
            problems.add(
                    Choices.mismatch("codec", pattern, Choices.oneOf(labels) + " behind " + Wrapper.SIGN, wrapped));
        }
        return problems;
    }

    private static List<String> matching(String pattern, Collection<String> names) {
        Pattern glob = Pattern.compile(Stream.of(pattern.split("\\*", -1))
                .map(Pattern::quote)
                .collect(Collectors.joining("[^" + Wrapper.SIGN + "]*")));
        return names.stream().filter(name -> glob.matcher(name).matches()).toList();
    }
}
