package io.wirecost.core.run;

import io.wirecost.core.dataset.GivenNotes;
import io.wirecost.core.dataset.LeftOut;
import io.wirecost.core.dataset.SchemaFindings;
import java.util.Optional;

/**
 * The JSON text in which a user's own records came: its sizes, and what of it was left out. The sizes include that.
 *
 * @param compact without white space
 * @param file as they stood in the file
 * @param leftOut unknown fields; empty if there were none
 * @param notes what else is to be said of it; empty if there is nothing
 * @param findings how the schema was found in the records; empty if the user gave one
 * @param typing what the inferred types are worth; empty if none were, or it was not measured
 * @param unions what unions are worth; empty if the records have none and could have none, or it was not measured
 */
public record AsGiven(
        Sizes compact,
        Sizes file,
        Optional<LeftOut> leftOut,
        Optional<GivenNotes> notes,
        Optional<SchemaFindings> findings,
        Optional<TypingGains> typing,
        Optional<UnionGains> unions) {
    /** The same, with what the inferred types are worth. */
    public AsGiven with(TypingGains gains) {
        return new AsGiven(compact, file, leftOut, notes, findings, Optional.of(gains), unions);
    }

    /** The same, with what unions are worth. */
    public AsGiven with(UnionGains gains) {
        return new AsGiven(compact, file, leftOut, notes, findings, typing, Optional.of(gains));
    }
}
