package io.wirecost.engine;

import io.wirecost.core.Choices;
import io.wirecost.core.InputException;
import io.wirecost.core.Nearest;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Wrapper;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Every codec of an installation, by name. */
public final class CodecCatalog {
    private final Map<String, CatalogEntry> entries;
    private final Set<String> own;

    private CodecCatalog(Map<String, CatalogEntry> entries, Set<String> own) {
        this.entries = entries;
        this.own = own;
    }

    /** @throws IOException if a module cannot be read, or does not hold what it promises */
    public static CodecCatalog load(Installation installation) throws IOException {
        Map<String, CatalogEntry> entries = new LinkedHashMap<>();
        for (CodecModule module : installation.modules()) {
            for (CatalogEntry entry : read(module)) {
                CatalogEntry other = entries.putIfAbsent(entry.name(), entry);
                if (other != null) {
                    throw new IOException("modules %s and %s both have a codec %s"
                            .formatted(other.module().name(), module.name(), entry.name()));
                }
            }
        }
        return new CodecCatalog(entries, Set.of());
    }

    /**
     * These codecs and those of a user's own modules, which then are among the defaults.
     *
     * @throws InputException with every module that cannot be loaded or has no codec, and every name that is taken or
     *     looks like that of a wrapped codec
     */
    public CodecCatalog with(List<CodecModule> modules) throws InputException {
        Map<String, CatalogEntry> all = new LinkedHashMap<>(entries);
        List<String> problems = new ArrayList<>();
        for (CodecModule module : modules) {
            for (CatalogEntry entry : readOwn(module, problems)) {
                if (entry.name().contains(Wrapper.SIGN)) {
                    problems.add("%s: codec %s: a name has no %s, which stands before a wrapper; give it another"
                            .formatted(module.name(), entry.name(), Wrapper.SIGN));
                }
                CatalogEntry other = all.putIfAbsent(entry.name(), entry);
                if (other != null) {
                    problems.add("%s: a codec %s is in module %s already; give yours another name"
                            .formatted(
                                    module.name(), entry.name(), other.module().name()));
                }
            }
        }
        if (!problems.isEmpty()) {
            throw new InputException(problems);
        }
        Set<String> added = new LinkedHashSet<>(all.keySet());
        added.removeAll(entries.keySet());
        return new CodecCatalog(all, added);
    }

    private static List<CatalogEntry> readOwn(CodecModule module, List<String> problems) {
        try {
            List<CatalogEntry> found = read(module);
            if (found.isEmpty()) {
                problems.add("%s: no codec in it: expected a file META-INF/services/%s that names a provider"
                        .formatted(module.name(), CodecProvider.class.getName()));
            }
            return found;
        } catch (IOException | RuntimeException e) { // a stranger's code may throw anything
            problems.add(module.name() + ": " + e.getMessage());
            return List.of();
        }
    }

    private static List<CatalogEntry> read(CodecModule module) throws IOException {
        List<CatalogEntry> entries = new ArrayList<>();
        try {
            for (CodecProvider provider : ServiceLoader.load(CodecProvider.class, ModuleLoader.of(module))) {
                for (CodecInfo info : provider.codecs()) {
                    entries.add(new CatalogEntry(module, info, provider));
                }
            }
        } catch (ServiceConfigurationError | LinkageError e) {
            throw new IOException("codec module " + module.name() + " cannot be loaded: " + e.getMessage(), e);
        }
        return entries;
    }

    public List<CatalogEntry> all() {
        return List.copyOf(entries.values());
    }

    /** The default codecs, as far as this installation has them, and the user's own. */
    public List<CatalogEntry> defaults() {
        return all().stream()
                .filter(entry -> DefaultCodecs.contains(entry.name()) || own.contains(entry.name()))
                .toList();
    }

    /** Those of these codecs that there are, in the order of the catalogue, each as it is or with a wrapper around it. */
    List<CatalogEntry> named(Collection<String> names) {
        return forms().filter(entry -> names.contains(entry.name())).toList();
    }

    /** Every codec, and behind it the same with each wrapper around it. */
    private Stream<CatalogEntry> forms() {
        return all().stream()
                .flatMap(entry -> Stream.concat(
                        Stream.of(entry), Stream.of(Wrapper.values()).map(entry::in)));
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
        int sign = pattern.indexOf(Wrapper.SIGN);
        String codec = sign < 0 ? pattern : pattern.substring(0, sign);
        if (matching(codec, entries.keySet()).isEmpty()) {
            problems.add("codec " + codec + ": expected a name that wirecost list codecs shows"
                    + Nearest.hint(codec.replace("*", ""), entries.keySet()));
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
