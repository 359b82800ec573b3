package io.wirecost.report;

import io.wirecost.core.dataset.SchemaFindings;
import io.wirecost.core.dataset.SchemaFindings.FindingKind;
import io.wirecost.core.dataset.SchemaFindings.Halves;
import io.wirecost.core.dataset.SchemaFindings.Kinds;
import io.wirecost.core.dataset.SchemaFindings.Place;
import io.wirecost.core.dataset.SchemaFindings.Proof;
import io.wirecost.core.dataset.SchemaFindings.Widening;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;

/** Schemas that were found in records, with everything that there is to say of them. */
public final class SampleFindings {
    private static final String UUID = "076ce2ef-87b0-b125-ec1d-7da0a6eb8c9e";

    private SampleFindings() {}

    /** Four fields, one widening, and two records that are not written back as they were. */
    public static SchemaFindings events() {
        return new SchemaFindings(
                1_000,
                List.of(
                        place("event-id", "uuid", "all 1,000 are UUIDs", "", List.of(UUID, UUID.replace('0', '1'))),
                        place("actor", "record of 2", "1,000 objects with 2 keys", "", List.of()),
                        place("actor.id", "long", "1,000 integers from 1 to 9", "", List.of("1", "2", "3")),
                        place("labels", "map of string", "891 different keys", "absent in 3 of 1,000", List.of("k1")),
                        place("labels{}", "string", "2,005 texts", "", List.of("a", "b"))),
                new Halves(
                        500,
                        500,
                        List.of(new Widening(
                                "labels",
                                "map of string",
                                "no value",
                                3,
                                LongStream.of(501, 502, 503).boxed().toList(),
                                "map of string, optional"))),
                List.of(new Kinds(
                        "actor",
                        Optional.of("type"),
                        List.of(
                                new FindingKind("User", 0.56, List.of("email")),
                                new FindingKind("Bot", 0.44, List.of())))),
                new Proof(1_000, 2, List.of("record 7 (line 7): actor.id: expected 1, found 2")),
                List.of("secret"));
    }

    /** All of it fits. */
    public static SchemaFindings flawless() {
        SchemaFindings events = events();
        return new SchemaFindings(
                events.records(),
                events.places(),
                new Halves(500, 500, List.of()),
                List.of(),
                new Proof(1_000, 0, List.of()),
                List.of());
    }

    /** Every text that a record can bring is this one. */
    public static SchemaFindings saying(String text) {
        return new SchemaFindings(
                2,
                List.of(new Place(text, text, Optional.of(text), text, text, List.of(text, text), text, text)),
                new Halves(1, 1, List.of(new Widening(text, text, text, 1, List.of(2L), text))),
                List.of(new Kinds(text, Optional.of(text), List.of(new FindingKind(text, 1, List.of(text))))),
                new Proof(2, 1, List.of(text)),
                List.of(text));
    }

    private static Place place(String path, String type, String why, String absence, List<String> examples) {
        return new Place(
                path, type, Optional.empty(), why, absence, examples, "string, if others come", "any other is refused");
    }
}
