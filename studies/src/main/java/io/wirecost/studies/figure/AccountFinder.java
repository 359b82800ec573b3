package io.wirecost.studies.figure;

import io.wirecost.core.run.ByteCosts;
import io.wirecost.core.run.ByteCosts.FieldBytes;
import io.wirecost.core.run.ByteKind;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Sizes;
import io.wirecost.core.run.Task;
import io.wirecost.studies.source.StudiedQuantity;
import io.wirecost.studies.source.StudyLine;
import java.util.Optional;

/** Bytes of a record that belong to one field, or are there for one thing. */
final class AccountFinder implements Finder {
    @Override
    public Optional<Sample> find(Run run, StudiedQuantity quantity, StudiedQuantity.Case under, StudyLine line) {
        return line.variant()
                .flatMap(codec -> Finder.measured(run, codec, new Task.Size(), Sizes.class))
                .flatMap(Sizes::costs)
                .flatMap(
                        costs -> bytes(costs, quantity).map(bytes -> Sample.exactly((double) bytes / costs.records())));
    }

    /** A field that the account does not list has no bytes. */
    private static Optional<Long> bytes(ByteCosts costs, StudiedQuantity quantity) {
        return quantity.field().isPresent()
                ? costs.fields().stream()
                        .filter(field -> field.field().equals(quantity.field().get()))
                        .findFirst()
                        .map(FieldBytes::bytes)
                        .or(() -> Optional.of(0L))
                : quantity.kind().map(kind -> costs.bytes(ByteKind.valueOf(kind)));
    }
}
