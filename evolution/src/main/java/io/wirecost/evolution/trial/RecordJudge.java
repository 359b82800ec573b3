package io.wirecost.evolution.trial;

import io.wirecost.core.schema.Schema;
import io.wirecost.core.value.Comparer;
import io.wirecost.core.value.Loss;
import io.wirecost.core.value.RecordValue;
import io.wirecost.engine.worker.DecodeResult;
import io.wirecost.engine.worker.DecodeResult.Ended;
import io.wirecost.engine.worker.DecodeResult.Misfit;
import io.wirecost.engine.worker.DecodeResult.Refused;
import io.wirecost.engine.worker.DecodeResult.Unopened;
import io.wirecost.engine.worker.DecodeResult.Value;
import io.wirecost.evolution.edit.Wished;
import io.wirecost.evolution.result.ReadingOutcome;
import java.util.Optional;
import java.util.Set;

/** Decides what came of a message: by the value that was read, never by what the library says of itself. */
final class RecordJudge {
    private static final String VALUE = "a value";
    private static final String ABSENT = "absent";
    private static final String PLACE_END = ": ";

    private final Schema schema;
    private final DifferenceSearch search;
    private final boolean keepsUnknown;

    /**
     * @param schema the reader's
     * @param losses what the codec declares not to return
     * @param keepsUnknown whether values were to go through a service that does not know them
     */
    RecordJudge(Schema schema, Set<Loss> losses, boolean keepsUnknown) {
        this.schema = schema;
        this.search = new DifferenceSearch(schema, losses);
        this.keepsUnknown = keepsUnknown;
    }

    /** Empty for a message that was not tried. */
    Optional<RecordOutcome> judge(Wished wished, DecodeResult result) {
        if (result instanceof Value value) {
            return Optional.of(
                    wished.map(right -> compare(right, value.record()), why -> unwanted(why, value.record())));
        } else if (result instanceof Misfit misfit) {
            return Optional.of(misfit(wished, misfit));
        } else if (result instanceof Refused refused) {
            return Optional.of(error(wished, ReadingOutcome.REFUSED_SOME, refused.reason()));
        } else if (result instanceof Unopened unopened) {
            return Optional.of(error(wished, ReadingOutcome.REFUSED, unopened.reason()));
        } else if (result instanceof Ended ended) {
            return Optional.of(new RecordOutcome(ReadingOutcome.ENDED, "", VALUE, ended.reason()));
        }
        return Optional.empty();
    }

    private static RecordOutcome error(Wished wished, ReadingOutcome outcome, String reason) {
        return wished.map(right -> new RecordOutcome(outcome, "", VALUE, reason), why -> RecordOutcome.FINE);
    }

    /** A value of another type is another value. */
    private RecordOutcome misfit(Wished wished, Misfit misfit) {
        boolean absent = misfit.read().equals(ABSENT);
        return new RecordOutcome(
                outcome(absent ? ReadingOutcome.DEFAULTED : ReadingOutcome.OTHER_VALUE),
                misfit.path(),
                wished.map(right -> shown(right, misfit.path()), RecordJudge::error),
                misfit.read());
    }

    private String shown(RecordValue record, String path) {
        return new PlacedValues(schema, record)
                .at(path)
                .map(placed -> Comparer.shown(placed.value()))
                .orElse(VALUE);
    }

    private static String error(String why) {
        return "an error (" + why + ")";
    }

    private RecordOutcome compare(RecordValue right, RecordValue read) {
        return search.worst(right, read)
                .map(found -> new RecordOutcome(
                        outcome(found.outcome()),
                        found.mismatch().path(),
                        found.mismatch().expected(),
                        found.mismatch().actual()))
                .orElse(RecordOutcome.FINE);
    }

    /** A service that drops a field leaves its default behind: the value is lost. */
    private ReadingOutcome outcome(ReadingOutcome found) {
        return keepsUnknown && found == ReadingOutcome.DEFAULTED ? ReadingOutcome.LOST : found;
    }

    /** A value was read where none can be right. */
    private RecordOutcome unwanted(String why, RecordValue read) {
        String path = why.substring(0, Math.max(0, why.indexOf(PLACE_END)));
        Optional<PlacedValue> placed = new PlacedValues(schema, read).at(path);
        boolean empty = placed.filter(search::isEmpty).isPresent();
        return new RecordOutcome(
                outcome(empty ? ReadingOutcome.DEFAULTED : ReadingOutcome.OTHER_VALUE),
                placed.isPresent() ? path : "",
                error(why),
                placed.map(found -> Comparer.shown(found.value())).orElse(VALUE));
    }
}
