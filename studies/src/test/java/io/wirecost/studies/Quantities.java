package io.wirecost.studies;

import io.wirecost.studies.source.StudiedQuantity;
import io.wirecost.studies.source.StudiedQuantity.Case;
import io.wirecost.studies.source.StudiedQuantity.QuantityKind;
import io.wirecost.studies.source.StudiedQuantity.Statistic;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Figures that made-up studies look at, in the one step of {@link StudyRuns}. */
public final class Quantities {
    /** One of each sort: exact, two of forks, and one of blocks. */
    public static final Map<String, StudiedQuantity> ALL = Map.of(
            "bytes", of(QuantityKind.SIZE),
            "nanos", of(QuantityKind.SERIALIZE),
            "back", of(QuantityKind.DESERIALIZE),
            "message", of(QuantityKind.PIPELINE));

    private Quantities() {}

    public static StudiedQuantity of(QuantityKind is) {
        return of(is, Statistic.MEAN);
    }

    public static StudiedQuantity of(QuantityKind is, Statistic told) {
        return with(is, told, Optional.empty(), Optional.empty());
    }

    /** @param groups the first and the last: {@code 1..2} */
    public static StudiedQuantity ofGroups(QuantityKind is, Statistic told, String groups) {
        return with(is, told, Optional.of(groups), Optional.empty());
    }

    public static StudiedQuantity per(QuantityKind is, double divisor) {
        return with(is, Statistic.MEAN, Optional.empty(), Optional.of(divisor));
    }

    private static StudiedQuantity with(
            QuantityKind is, Statistic told, Optional<String> groups, Optional<Double> per) {
        return new StudiedQuantity(
                Optional.empty(),
                is,
                Optional.of(told),
                Optional.of(StudyRuns.STEP),
                Optional.empty(),
                Optional.empty(),
                groups,
                Optional.empty(),
                Optional.empty(),
                per,
                Optional.empty(),
                List.of());
    }

    /** Bytes of a field. */
    public static StudiedQuantity ofField(String field) {
        return account(QuantityKind.FIELD, Optional.of(field), Optional.empty());
    }

    /** Bytes of a kind. */
    public static StudiedQuantity ofKind(String kind) {
        return account(QuantityKind.KIND, Optional.empty(), Optional.of(kind));
    }

    private static StudiedQuantity account(QuantityKind is, Optional<String> field, Optional<String> kind) {
        return new StudiedQuantity(
                Optional.empty(),
                is,
                Optional.empty(),
                Optional.of(StudyRuns.STEP),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                field,
                kind,
                Optional.empty(),
                Optional.empty(),
                List.of());
    }

    /** A figure that the source prints. */
    public static StudiedQuantity published(QuantityKind is, String file, String column, boolean inverse) {
        return new StudiedQuantity(
                Optional.empty(),
                is,
                Optional.empty(),
                Optional.of(StudyRuns.STEP),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.of(new StudiedQuantity.Printed(file, column, inverse)),
                List.of());
    }

    /** A figure under several conditions. */
    public static StudiedQuantity under(QuantityKind is, Case... cases) {
        return new StudiedQuantity(
                Optional.empty(),
                is,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                List.of(cases));
    }

    /** Conditions that differ by the step alone. */
    public static Case step(String name, String step) {
        return new Case(name, step, Optional.empty(), Optional.empty(), Optional.empty());
    }

    /** Conditions that differ by the value of a sweep, or by the label of a group. */
    public static Case at(String value) {
        return new Case(value, StudyRuns.STEP, Optional.empty(), Optional.of(value), Optional.empty());
    }

    /** Conditions that differ by the link. */
    public static Case over(String link) {
        return new Case(link, StudyRuns.STEP, Optional.of(link), Optional.empty(), Optional.empty());
    }
}
