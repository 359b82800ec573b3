package io.wirecost.inference.guess;

import io.wirecost.inference.observe.JsonKind;
import io.wirecost.inference.observe.ObservedMembers;
import io.wirecost.inference.observe.ObservedMembers.Member;
import io.wirecost.inference.observe.Seen;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Decides whether the keys of objects are data rather than names of fields. Keys of records are few and the same in all
 * objects. Keys that are data keep coming.
 *
 * <p>The measures are known ones. The entropy of the keys, and values of one kind, are the rule of Spoth et al.,
 * "Reducing Ambiguity in JSON Schema Discovery", SIGMOD 2021. The chance that the next key is a new one is Good's and
 * Turing's estimate: the share of keys that were seen once.
 */
final class MapRule {
    private static final int LEAST_KEYS = 10;
    private static final double LEAST_UNSEEN = 0.02;
    private static final int MANY_KEYS = 30;
    private static final double RARE = 0.1;
    private static final double LEAST_ENTROPY = 1;

    /** Keys that nobody would choose as the name of a field. */
    private static final Pattern DATA = Pattern.compile(
            "[-+]?[0-9][0-9.,:T+-]*|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|[^@\\s]+@[^@\\s]+\\.[^@\\s]+");

    private final ObservedMembers members;

    private MapRule(ObservedMembers members) {
        this.members = members;
    }

    /** Returns why the keys are data; empty if they are names of fields. */
    static Optional<String> why(ObservedMembers members) {
        return members.joinedValues().isPresent()
                ? Optional.of(ObservationWords.say(
                        "at least %,d different keys", members.all().size()))
                : new MapRule(members).why();
    }

    private Optional<String> why() {
        int keys = members.all().size();
        if (keys < 2 || !hasValuesOfOneKind()) {
            return Optional.empty();
        }
        if (members.all().stream().allMatch(member -> DATA.matcher(member.key()).matches())) {
            return Optional.of(ObservationWords.say("all %,d keys are numbers, dates, UUIDs or addresses", keys));
        }
        if (keys < LEAST_KEYS || entropy() <= LEAST_ENTROPY) {
            return Optional.empty();
        }
        double unseen = unseen();
        if (unseen > LEAST_UNSEEN) {
            return Optional.of(ObservationWords.say(
                    "%,d different keys in %,d objects, and about %.0f %% of the next would be new",
                    keys, members.objects(), 100 * unseen));
        }
        double presence = (double) members.entries() / members.objects() / keys;
        return keys >= MANY_KEYS && presence < RARE
                ? Optional.of(ObservationWords.say(
                        "%,d different keys, each in %.1f %% of the objects on average", keys, 100 * presence))
                : Optional.empty();
    }

    private double unseen() {
        long once = members.all().stream()
                .filter(member -> member.presence().count() == 1)
                .count();
        return (double) once / members.entries();
    }

    /** In nats, as in the paper: keys that all objects have add nothing. */
    private double entropy() {
        return members.all().stream()
                .mapToDouble(member -> (double) member.presence().count() / members.objects())
                .map(share -> -share * Math.log(share))
                .sum();
    }

    private boolean hasValuesOfOneKind() {
        List<Seen> values = members.all().stream().map(Member::seen).toList();
        boolean numbers = values.stream().allMatch(MapRule::areNumbers);
        boolean texts = values.stream().allMatch(seen -> are(seen, JsonKind::isText));
        boolean booleans = values.stream().allMatch(seen -> are(seen, kind -> kind == JsonKind.BOOLEAN));
        boolean arrays = values.stream().allMatch(seen -> are(seen, kind -> kind == JsonKind.ARRAY));
        return numbers || texts || booleans || arrays || areAlike(values);
    }

    private static boolean areNumbers(Seen seen) {
        return are(seen, JsonKind::isNumber);
    }

    private static boolean are(Seen seen, java.util.function.Predicate<JsonKind> wanted) {
        return seen.tallies().keySet().stream().allMatch(kind -> kind == JsonKind.NULL || wanted.test(kind));
    }

    /** Whether all are objects, and have much the same keys: together no more than twice as many as one of them. */
    private static boolean areAlike(List<Seen> values) {
        if (!values.stream().allMatch(seen -> are(seen, kind -> kind == JsonKind.OBJECT))) {
            return false;
        }
        List<ObservedMembers> objects =
                values.stream().flatMap(seen -> seen.members().stream()).toList();
        long together = objects.stream()
                .flatMap(object -> object.all().stream())
                .map(Member::key)
                .distinct()
                .count();
        double average = objects.stream()
                .mapToInt(object -> object.all().size())
                .average()
                .orElse(0);
        return together <= 2 * average;
    }
}
