package io.wirecost.core.dataset;

import io.wirecost.core.schema.Schema;
import java.util.List;
import java.util.Optional;

/**
 * The JSON text in which a user's own records came: its sizes, and what of it the dataset lacks. The sizes are a
 * reference and belong to no codec. They include what JSON codecs leave out, such as fields that are null, and the
 * unknown fields that were left out.
 *
 * @param compactBytes of each record without white space, in UTF-8
 * @param fileBytes of each record as it stood in the file
 * @param leftOut unknown fields; empty if there were none
 * @param notes what else is to be said of it
 * @param findings how the schema was found in the records; empty if the user gave one
 * @param withoutUnions what that schema would be without unions; empty if it has none
 */
public record JsonAsGiven(
        List<Integer> compactBytes,
        List<Integer> fileBytes,
        Optional<LeftOut> leftOut,
        GivenNotes notes,
        Optional<SchemaFindings> findings,
        Optional<Schema> withoutUnions) {
    public JsonAsGiven {
        compactBytes = List.copyOf(compactBytes);
        fileBytes = List.copyOf(fileBytes);
    }

    /** Records whose schema was given. */
    public static JsonAsGiven of(
            List<Integer> compactBytes, List<Integer> fileBytes, Optional<LeftOut> leftOut, GivenNotes notes) {
        return new JsonAsGiven(compactBytes, fileBytes, leftOut, notes, Optional.empty(), Optional.empty());
    }

    /** The same records, whose schema was found in them. */
    public JsonAsGiven with(SchemaFindings found, Optional<Schema> plain) {
        return new JsonAsGiven(compactBytes, fileBytes, leftOut, notes, Optional.of(found), plain);
    }
}
