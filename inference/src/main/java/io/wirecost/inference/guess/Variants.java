package io.wirecost.inference.guess;

import io.wirecost.inference.observe.Shapes.Shape;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The kinds of objects that stand under one name.
 *
 * @param by the key whose text tells the kinds apart; empty if only their keys do
 */
public record Variants(Optional<String> by, List<Variant> variants) {
    private static final int MOST_KINDS = 12;

    /** Without a field that names the kind, more different sets of keys are optional fields rather than kinds. */
    private static final int MOST_SETS_OF_KEYS = 4;

    private static final double NEARLY_ALL = 0.95;

    /** A kind of fewer objects says nothing about its keys. */
    private static final int LEAST_OBJECTS = 4;

    /** How people name the field that names the kind. */
    private static final Pattern USUAL_NAME = Pattern.compile("(?i).*(type|kind|class|event|action).*");

    public Variants {
        variants = List.copyOf(variants);
    }

    /**
     * One of the kinds.
     *
     * @param name the text that all its objects have; empty if the kinds have no names
     * @param share of the objects, from 0 to 1
     * @param own keys that some other kind lacks
     */
    public record Variant(String name, double share, List<String> own) {
        public Variant {
            own = List.copyOf(own);
        }
    }

    /** Returns the kinds in a sample of objects; empty if there is only one. */
    static Optional<Variants> in(List<Shape> sample) {
        Set<String> optional = optionalKeys(sample);
        if (optional.isEmpty()) {
            return Optional.empty();
        }
        return names(sample).stream()
                .map(key -> new Variants(
                        Optional.of(key),
                        variants(sample, shape -> shape.texts().get(key), optional)))
                .filter(kinds -> kinds.explained() > 0)
                .max(Comparator.comparingInt(Variants::explained)
                        .thenComparing(
                                kinds -> USUAL_NAME.matcher(kinds.by.orElse("")).matches())
                        .thenComparing(kinds -> -kinds.variants.size()))
                .or(() -> bySets(sample, optional));
    }

    private static Optional<Variants> bySets(List<Shape> sample, Set<String> optional) {
        long sets = sample.stream().map(Shape::keys).distinct().count();
        Set<String> always = always(sample);
        boolean isDisjoint =
                sample.stream().map(shape -> without(shape.keys(), always)).noneMatch(Set::isEmpty);
        return sets >= 2 && sets <= MOST_SETS_OF_KEYS && isDisjoint && sample.size() >= 2 * sets
                ? Optional.of(new Variants(
                        Optional.empty(),
                        variants(sample, shape -> String.join("\u0000", new TreeSet<>(shape.keys())), optional).stream()
                                .map(variant -> new Variant("", variant.share, variant.own))
                                .toList()))
                : Optional.empty();
    }

    private static Set<String> optionalKeys(List<Shape> sample) {
        Set<String> all = new LinkedHashSet<>();
        sample.forEach(shape -> all.addAll(shape.keys()));
        all.removeAll(always(sample));
        return all;
    }

    private static Set<String> always(List<Shape> sample) {
        Set<String> always =
                new HashSet<>(sample.isEmpty() ? Set.of() : sample.get(0).keys());
        sample.forEach(shape -> always.retainAll(shape.keys()));
        return always;
    }

    private static Set<String> without(Set<String> keys, Set<String> others) {
        Set<String> rest = new HashSet<>(keys);
        rest.removeAll(others);
        return rest;
    }

    /** The keys that have a text in all objects, few different ones. */
    private static List<String> names(List<Shape> sample) {
        return always(sample).stream()
                .filter(key -> sample.stream().allMatch(shape -> shape.texts().containsKey(key)))
                .filter(key -> {
                    long different = sample.stream()
                            .map(shape -> shape.texts().get(key))
                            .distinct()
                            .count();
                    return different >= 2 && different <= MOST_KINDS && different * 2 <= sample.size();
                })
                .sorted()
                .toList();
    }

    /** The keys that have a text in all objects and are named as people name kinds. */
    static Stream<String> usualNames(List<Shape> sample) {
        return names(sample).stream().filter(key -> USUAL_NAME.matcher(key).matches());
    }

    private static List<Variant> variants(List<Shape> sample, Function<Shape, String> name, Set<String> optional) {
        Map<String, List<Shape>> groups =
                sample.stream().collect(Collectors.groupingBy(name, LinkedHashMap::new, Collectors.toList()));
        Set<String> decided =
                optional.stream().filter(key -> isDecided(groups.values(), key)).collect(Collectors.toSet());
        List<Variant> variants = new ArrayList<>();
        groups.forEach((text, group) -> variants.add(new Variant(
                text,
                (double) group.size() / sample.size(),
                decided.stream()
                        .filter(key -> share(group, key) >= NEARLY_ALL)
                        .sorted()
                        .toList())));
        variants.sort(Comparator.comparingDouble(Variant::share).reversed().thenComparing(Variant::name));
        return variants;
    }

    /** Whether every kind that is not rare either has the key or lacks it, and both occur. */
    private static boolean isDecided(Collection<List<Shape>> groups, String key) {
        List<Double> shares = groups.stream()
                .filter(group -> group.size() >= LEAST_OBJECTS)
                .map(group -> share(group, key))
                .toList();
        return shares.stream().allMatch(share -> share >= NEARLY_ALL || share <= 1 - NEARLY_ALL)
                && shares.stream().anyMatch(share -> share >= NEARLY_ALL)
                && shares.stream().anyMatch(share -> share <= 1 - NEARLY_ALL);
    }

    private static double share(List<Shape> group, String key) {
        return (double) group.stream()
                        .filter(shape -> shape.keys().contains(key))
                        .count()
                / group.size();
    }

    /** How many keys some kind has that another never has. */
    int explained() {
        return (int) variants.stream()
                .flatMap(variant -> variant.own.stream())
                .distinct()
                .count();
    }
}
