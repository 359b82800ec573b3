package io.wirecost.topics.redact;

import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.Filter;
import io.wirecost.core.dataset.Group;
import io.wirecost.core.dataset.JsonAsGiven;
import io.wirecost.core.dataset.SchemaFindings;
import io.wirecost.core.dataset.SchemaFindings.Halves;
import io.wirecost.core.dataset.SchemaFindings.Place;
import io.wirecost.core.dataset.SchemaFindings.Proof;
import io.wirecost.core.value.RecordValue;
import java.util.List;
import java.util.Optional;

/** Takes the values out of a dataset, and out of what is said of its schema. */
public final class Redaction {
    private Redaction() {}

    /** A dataset whose records take as many bytes, with values drawn by a key that is nowhere kept. */
    public static Dataset of(Dataset dataset) {
        KeyedRandom draw = KeyedRandom.random();
        ShuffledLeaves few = ShuffledLeaves.of(dataset, draw);
        RedactedValues values = new RedactedValues(dataset.schema(), draw, few);
        List<Group> groups = dataset.groups().stream()
                .map(group -> new Group(
                        group.label(), group.records().stream().map(values::of).toList()))
                .toList();
        List<RecordValue> records =
                groups.stream().flatMap(group -> group.records().stream()).toList();
        return new Dataset(
                dataset.name(),
                dataset.schema(),
                groups,
                dataset.seed(),
                dataset.given().map(Redaction::without),
                dataset.sent(),
                dataset.sampled(),
                dataset.parameters(),
                Filter.suggestFor(dataset.schema(), records));
    }

    private static JsonAsGiven without(JsonAsGiven given) {
        return given.findings()
                .map(found -> given.with(without(found), given.withoutUnions()))
                .orElse(given);
    }

    /** Names and types alone: all the rest may quote a value. */
    private static SchemaFindings without(SchemaFindings found) {
        return new SchemaFindings(
                found.records(),
                found.places().stream()
                        .map(place -> new Place(
                                place.path(), place.type(), Optional.empty(), "", place.absence(), List.of(), "", ""))
                        .toList(),
                new Halves(found.halves().guessedFrom(), found.halves().checkedAgainst(), List.of()),
                List.of(),
                new Proof(found.proof().records(), found.proof().different(), List.of()),
                found.omitted());
    }
}
