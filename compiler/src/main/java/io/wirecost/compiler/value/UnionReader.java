package io.wirecost.compiler.value;

import io.wirecost.core.json.Json;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.TypeKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Finds the branch of a union that a JSON value is of. Where the encoding names none, it is the one that fits. Of those that fit,
 * a narrower type goes before a wider one: int before long before float before double, where a number with a point or an exponent is
 * no whole one; and enums, UUIDs, dates and times before strings.
 */
final class UnionReader {
    private final Dialect dialect;
    private final BiPredicate<Type, Json> fits;

    /** @param fits whether a value is one of a type, all of it */
    UnionReader(Dialect dialect, BiPredicate<Type, Json> fits) {
        this.dialect = dialect;
        this.fits = fits;
    }

    /** @throws Unfit if no branch fits, or several do that no rule decides between */
    Dialect.Chosen choose(RecordDefinition union, Json json) throws Unfit {
        Optional<Dialect.Chosen> named = dialect.named(union, json)
                .filter(chosen -> chosen.isCertain() || fits.test(type(union, chosen.branch()), chosen.value()));
        if (named.isPresent()) {
            return named.get();
        }
        List<Integer> fitting =
                new ArrayList<>(IntStream.range(0, union.fields().size())
                        .filter(i -> fits(type(union, i), json))
                        .boxed()
                        .toList());
        List<Integer> all = List.copyOf(fitting);
        fitting.removeIf(i -> all.stream().anyMatch(other -> isNarrower(type(union, other), type(union, i))));
        if (fitting.size() != 1) {
            throw new Unfit(problem(union, fitting, json));
        }
        return new Dialect.Chosen(fitting.get(0), json, true);
    }

    private boolean fits(Type type, Json json) {
        boolean hasPoint = json instanceof Json.Num number && number.text().matches(".*[.eE].*");
        return !(hasPoint && isWhole(type)) && fits.test(type, json);
    }

    private static boolean isWhole(Type type) {
        return IntStream.of(0, 1).anyMatch(i -> width(type) == i);
    }

    private static boolean isNarrower(Type type, Type other) {
        return width(type) >= 0 && width(type) < width(other)
                || other == Type.Primitive.STRING
                        && (type.asEnum().isPresent() || type.asTemporal().isPresent() || type.kind() == TypeKind.UUID);
    }

    /** The place of a number's type among those of numbers; -1 for all others. */
    private static int width(Type type) {
        return List.of("int", "long", "float", "double").indexOf(type.toString());
    }

    private static Type type(RecordDefinition union, int branch) {
        return union.fields().get(branch).type().present();
    }

    private static String problem(RecordDefinition union, List<Integer> fitting, Json json) {
        String branches = (fitting.isEmpty()
                        ? IntStream.range(0, union.fields().size()).boxed()
                        : fitting.stream())
                .map(i -> union.fields().get(i).name())
                .collect(Collectors.joining(", "));
        String wayOut = "; write {\"" + union.fields().get(0).wireName() + "\": …} to name a branch";
        return fitting.isEmpty()
                ? "expected a value of one branch of " + union.name() + " (" + branches + "), found "
                        + Numbers.found(json)
                : "several branches of " + union.name() + " fit (" + branches + ")" + wayOut;
    }
}
