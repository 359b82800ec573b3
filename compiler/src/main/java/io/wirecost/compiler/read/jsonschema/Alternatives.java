package io.wirecost.compiler.read.jsonschema;

import io.wirecost.core.InputException;
import io.wirecost.core.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** Takes apart {@code oneOf} and {@code anyOf} that are no unions: null beside one other, words, or rules that only forbid values. */
final class Alternatives {
    private static final Set<Json> NON_FINITE =
            Set.of(new Json.Str("NaN"), new Json.Str("Infinity"), new Json.Str("-Infinity"));

    /** Keywords that are for people, and neither forbid nor shape anything. */
    private static final Set<String> WORDS =
            Set.of("title", "description", "default", "examples", "$comment", "deprecated");

    private final Documents documents;
    private final boolean isRefAlone;
    private final Predicate<SchemaNode> leftOut;

    /** @param leftOut whether the user leaves a branch out */
    Alternatives(Documents documents, boolean isRefAlone, Predicate<SchemaNode> leftOut) {
        this.documents = documents;
        this.isRefAlone = isRefAlone;
        this.leftOut = leftOut;
    }

    /**
     * Adds to the facets what their choices come down to.
     *
     * @return the branches of a choice that is a union; empty if there is none
     */
    Optional<List<SchemaNode>> settle(Facets facets) throws InputException {
        while (!facets.choices.isEmpty()) {
            List<SchemaNode> branches = facets.choices.remove(0);
            if (!settle(facets, branches)) {
                return Optional.of(branches);
            }
        }
        return Optional.empty();
    }

    private boolean settle(Facets facets, List<SchemaNode> branches) throws InputException {
        List<SchemaNode> shaped = new ArrayList<>();
        List<Facets> seen = new ArrayList<>();
        for (SchemaNode branch : branches) {
            if (takesAnything(branch) && !leftOut.test(branch) && facets.told().isEmpty()) {
                throw new InputException(
                        "%s: this branch takes any JSON, so there is no shape; --without '#%s' leaves it out"
                                .formatted(branch.shown(), branch.pointer()));
            }
            if (Facets.hasShape(branch) && !leftOut.test(branch)) {
                Facets branchFacets = new Facets(documents, isRefAlone).add(branch);
                if (branchFacets.types.equals(Set.of("null"))) {
                    facets.nullable = true;
                } else {
                    shaped.add(branch);
                    seen.add(branchFacets);
                }
            }
        }
        if (shaped.size() == 1) {
            facets.add(shaped.get(0));
            facets.chosen = Optional.of(shaped.get(0));
            return true;
        }
        if (shaped.isEmpty() || onlyForbids(facets, seen)) {
            branches.stream().findFirst().ifPresent(first -> documents.rules().add(first, "oneOf or anyOf"));
            return true;
        }
        return isNumber(facets, seen) || words(facets, seen) || sameLeaf(facets, seen);
    }

    private static boolean takesAnything(SchemaNode branch) {
        return branch.json().equals(new Json.Bool(true))
                || branch.json() instanceof Json.Obj object
                        && WORDS.containsAll(object.members().keySet());
    }

    /** Branches that say nothing of properties but those that are known already. */
    private static boolean onlyForbids(Facets facets, List<Facets> branches) {
        return !facets.properties.isEmpty()
                && branches.stream()
                        .allMatch(branch -> branch.choices.isEmpty()
                                && facets.properties.keySet().containsAll(branch.properties.keySet())
                                && branch.items.isEmpty()
                                && branch.told().stream().allMatch("object"::equals));
    }

    /** A number beside words for those that JSON has no digits for. */
    private static boolean isNumber(Facets facets, List<Facets> branches) {
        List<Facets> numbers = branches.stream()
                .filter(branch -> branch.types.equals(Set.of("number")))
                .toList();
        boolean others = branches.stream()
                .filter(branch -> !numbers.contains(branch))
                .allMatch(branch -> branch.words.filter(NON_FINITE::containsAll).isPresent());
        if (numbers.size() == 1 && others) {
            facets.types.add("number");
            return true;
        }
        return false;
    }

    private static boolean words(Facets facets, List<Facets> branches) {
        if (!branches.stream().allMatch(branch -> branch.words.isPresent())) {
            return false;
        }
        List<Json> all = branches.stream()
                .flatMap(branch -> branch.words.get().stream())
                .distinct()
                .toList();
        facets.words = Optional.of(all);
        return true;
    }

    /** Texts, numbers or booleans alone, in whatever forms. */
    private static boolean sameLeaf(Facets facets, List<Facets> branches) {
        Set<String> told = new java.util.HashSet<>();
        branches.forEach(branch -> told.addAll(branch.told()));
        facets.nullable |= told.remove("null");
        boolean leaf = told.equals(Set.of("string"))
                || told.equals(Set.of("boolean"))
                || told.equals(Set.of("integer"))
                || told.equals(Set.of("number"))
                || told.equals(Set.of("integer", "number"));
        boolean plain = branches.stream()
                .allMatch(branch -> branch.choices.isEmpty() && !branch.told().isEmpty());
        if (leaf && plain) {
            facets.types.clear();
            facets.types.addAll(told);
            return true;
        }
        return false;
    }
}
