package io.wirecost.compiler.value;

import io.wirecost.compiler.flat.Discriminator;
import io.wirecost.core.json.Json;
import io.wirecost.core.json.ShownText;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.TypeForm;
import io.wirecost.core.schema.TypeKind;
import java.util.Comparator;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Finds the branch of a union that a JSON value is of. Where the encoding names none, it is the one that a field of the records
 * tells, or else the one that fits. Of those that fit, one that leaves fewer members out goes before others; then a whole number's type goes before those of fractions, int before
 * long, and the other way round where the number has a point or an exponent; and enums, UUIDs, dates and times go before strings.
 *
 * <p>A value is judged once, however often the unions around it try it: the choices of a record are kept until the next one.
 */
final class UnionReader {
    private static final int SHOWN_KEYS = 5;

    private final Schema schema;
    private final Dialect dialect;
    private final BiFunction<Type, Json, Trial> trials;
    private final Map<String, Optional<Discriminator>> discriminators = new HashMap<>();
    private final Map<Json, Map<String, Choice>> choices = new IdentityHashMap<>();

    /** How a value reads as one of a type. */
    record Trial(long problems, long leftOut) {}

    /**
     * What was found.
     *
     * @param chosen a branch whose value is read, though it may not fit if it is the nearest; empty if there is none
     * @param problem what is wrong; empty if the branch fits
     */
    record Choice(Optional<Dialect.Chosen> chosen, Optional<String> problem) {}

    private record Tried(int branch, Type type, Trial trial) {}

    /** @param trials read a value without a trace */
    UnionReader(Schema schema, Dialect dialect, BiFunction<Type, Json, Trial> trials) {
        this.schema = schema;
        this.dialect = dialect;
        this.trials = trials;
    }

    /** Forgets the values of the record before. */
    void clear() {
        choices.clear();
    }

    Choice choose(RecordDefinition union, Json json) {
        Map<String, Choice> known = choices.computeIfAbsent(json, value -> new HashMap<>());
        Choice choice = known.get(union.name());
        if (choice == null) {
            choice = find(union, json);
            known.put(union.name(), choice);
        }
        return choice;
    }

    private Choice find(RecordDefinition union, Json json) {
        try {
            Optional<Dialect.Chosen> named = dialect.named(union, json);
            if (named.filter(Dialect.Chosen::isCertain).isPresent()) {
                return new Choice(named, Optional.empty());
            }
            return told(union, json).orElseGet(() -> unnamed(union, named, json));
        } catch (Unfit e) {
            return new Choice(Optional.empty(), Optional.of(e.getMessage()));
        }
    }

    private Optional<Choice> told(RecordDefinition union, Json json) {
        return discriminators
                .computeIfAbsent(union.name(), name -> Discriminator.of(schema, union))
                .flatMap(found -> ToldBranch.of(found, union, json));
    }

    /** @param named the branch that the value seems to name, if it fits */
    private Choice unnamed(RecordDefinition union, Optional<Dialect.Chosen> named, Json json) {
        return named.filter(chosen -> trials.apply(type(union, chosen.branch()), chosen.value())
                                .problems()
                        == 0)
                .map(chosen -> new Choice(Optional.of(chosen), Optional.empty()))
                .orElseGet(() -> fitting(union, named, json));
    }

    private Choice fitting(RecordDefinition union, Optional<Dialect.Chosen> named, Json json) {
        List<Tried> tried = IntStream.range(0, union.fields().size())
                .mapToObj(i -> new Tried(i, type(union, i), trials.apply(type(union, i), json)))
                .toList();
        List<Tried> fitting =
                tried.stream().filter(branch -> branch.trial().problems() == 0).toList();
        List<Tried> best = fitting.stream()
                .filter(branch -> fitting.stream().noneMatch(other -> goesBefore(other, branch, json)))
                .toList();
        if (best.size() == 1) {
            return new Choice(Optional.of(chosen(best.get(0), json)), Optional.empty());
        }
        if (!best.isEmpty()) {
            return several(union, best);
        }
        return named.isPresent()
                ? none(union, named, tried, json)
                : namedAsInAvro(union, json).orElseGet(() -> none(union, named, tried, json));
    }

    private static boolean goesBefore(Tried branch, Tried other, Json json) {
        if (branch.trial().leftOut() != other.trial().leftOut()) {
            return branch.trial().leftOut() < other.trial().leftOut();
        }
        int rank = rank(branch.type(), json);
        return rank >= 0 && rank < rank(other.type(), json)
                || other.type() == Type.Primitive.STRING && isTextOfAForm(branch.type());
    }

    private static boolean isTextOfAForm(Type type) {
        return type.asEnum().isPresent() || type.asTemporal().isPresent() || type.kind() == TypeKind.UUID;
    }

    /** The place of a number's type among those of numbers; -1 for all others. */
    private static int rank(Type type, Json json) {
        boolean hasPoint =
                json instanceof Json.Num number && number.text().chars().anyMatch(c -> ".eE".indexOf(c) >= 0);
        return switch (type.kind()) {
            case INT -> hasPoint ? 1 : 0;
            case LONG -> hasPoint ? 2 : 1;
            case FLOAT, DOUBLE, DECIMAL -> hasPoint ? 0 : 2;
            default -> -1;
        };
    }

    private static Optional<Choice> namedAsInAvro(RecordDefinition union, Json json) {
        return union.fields().stream()
                .filter(branch -> AvroNames.isNamedBy(branch.type(), json))
                .findFirst()
                .map(branch -> new Choice(
                        Optional.empty(),
                        Optional.of("found %s; write {%s: …}, or %s"
                                .formatted(
                                        AvroNames.shown(branch.type()),
                                        ShownText.quoted(branch.wireName()),
                                        AvroNames.WAY_OUT))));
    }

    /** No branch fits: the one that was meant, if that can be told, is read all the same, to say what is wrong in it. */
    private static Choice none(RecordDefinition union, Optional<Dialect.Chosen> named, List<Tried> tried, Json json) {
        Optional<Dialect.Chosen> nearest = named.or(() -> nearest(tried, json).map(branch -> chosen(branch, json)));
        String branches = names(union, tried);
        String problem = nearest.isPresent()
                ? "fits no branch of %s (%s); the nearest is %s, where this does not fit:"
                        .formatted(
                                union.name(),
                                branches,
                                name(union, nearest.get().branch()))
                : "expected a value of one branch of %s (%s), found %s".formatted(union.name(), branches, found(json));
        return new Choice(nearest, Optional.of(problem));
    }

    /** An object is told by its first keys, since they tell which branch was meant. */
    private static String found(Json json) {
        if (!(json instanceof Json.Obj object) || object.members().isEmpty()) {
            return NumberReader.found(json);
        }
        String more = object.members().size() > SHOWN_KEYS ? ", …" : "";
        return object.members().keySet().stream()
                .limit(SHOWN_KEYS)
                .map(ShownText::bare)
                .collect(Collectors.joining(", ", "an object with ", more));
    }

    private static Optional<Tried> nearest(List<Tried> tried, Json json) {
        List<Tried> alike = tried.stream()
                .filter(branch -> isAlike(branch.type().form(), json))
                .sorted(Comparator.comparingLong(branch -> branch.trial().problems()))
                .toList();
        boolean isTie = alike.size() > 1
                && alike.get(0).trial().problems() == alike.get(1).trial().problems();
        return isTie ? Optional.empty() : alike.stream().findFirst();
    }

    private static boolean isAlike(TypeForm form, Json json) {
        return switch (form) {
            case RECORD, MAP -> json instanceof Json.Obj;
            case ARRAY -> json instanceof Json.Arr;
            case LEAF, OPTIONAL -> false;
        };
    }

    private static Choice several(RecordDefinition union, List<Tried> fitting) {
        return new Choice(
                Optional.empty(),
                Optional.of("several branches of %s fit (%s); write {\"%s\": …} to name one"
                        .formatted(
                                union.name(),
                                names(union, fitting),
                                name(union, fitting.get(0).branch()))));
    }

    private static Dialect.Chosen chosen(Tried branch, Json json) {
        return new Dialect.Chosen(branch.branch(), json, true);
    }

    private static String names(RecordDefinition union, List<Tried> branches) {
        return branches.stream().map(tried -> name(union, tried.branch())).collect(Collectors.joining(", "));
    }

    private static String name(RecordDefinition union, int branch) {
        return union.fields().get(branch).wireName();
    }

    private static Type type(RecordDefinition union, int branch) {
        return union.fields().get(branch).type().present();
    }
}
